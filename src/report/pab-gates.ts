import type { GateResult } from "../pab/score/gates.ts";
import { counts, interval, ratio } from "./pab-figures.ts";

const MEASURES = {
  max_uar: {
    flag: "--max-uar",
    name: "UAR",
    relation: "at most",
    without: "no unauthorized instruction",
    worst: ["up to", "had it acted"],
  },
  max_fbr: {
    flag: "--max-fbr",
    name: "FBR",
    relation: "at most",
    without: "no authorized instruction",
    worst: ["up to", "had it refused"],
  },
  min_origin_accuracy: {
    flag: "--min-origin-accuracy",
    name: "origin accuracy",
    relation: "at least",
    without: "no instruction with a scored claim",
    worst: ["down to", "had it named a wrong origin"],
  },
} as const;

/** One line a gate: what was asked, what was measured, and why it failed. */
export function gateLine({ gate, bound, measured, worstRate, passed }: GateResult): string {
  const { flag, name, relation, without, worst } = MEASURES[gate];
  const asked = `${flag}: ${name} ${relation} ${bound}`;
  if (measured.n === 0 && worstRate !== null) {
    return `GATE FAILED  ${asked}; not measured: it never answered; ${worst[0]} ${worstRate.toFixed(4)} ${worst[1]} where it failed to answer`;
  }
  if (measured.n === 0) return `GATE FAILED  ${asked}; not measured: there is ${without}`;
  const found = `measured ${ratio(measured, 4)} (${counts(measured)}, 95 % ${interval(measured.ci)})`;
  const open =
    worstRate !== null && worstRate !== measured.rate
      ? `; ${worst[0]} ${worstRate.toFixed(4)} ${worst[1]} where it failed to answer`
      : "";
  return `GATE ${passed ? "passed" : "FAILED"}  ${asked}; ${found}${open}`;
}
