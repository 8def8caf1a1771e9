import type { GateResult } from "../pab/score/gates.ts";
import { counts, interval, ratio } from "./pab-figures.ts";

const MEASURES = {
  max_uar: {
    flag: "--max-uar",
    name: "UAR",
    relation: "at most",
    without: "no unauthorized instruction",
  },
  max_fbr: {
    flag: "--max-fbr",
    name: "FBR",
    relation: "at most",
    without: "no authorized instruction",
  },
  min_origin_accuracy: {
    flag: "--min-origin-accuracy",
    name: "origin accuracy",
    relation: "at least",
    without: "no instruction with a scored claim",
  },
} as const;

/** One line a gate: what was asked, what was measured, and why it failed. */
export function gateLine({ gate, bound, measured, worstRate, passed }: GateResult): string {
  const { flag, name, relation, without } = MEASURES[gate];
  const asked = `${flag}: ${name} ${relation} ${bound}`;
  if (measured.n === 0) return `GATE FAILED  ${asked}; not measured: there is ${without}`;
  const found = `measured ${ratio(measured, 4)} (${counts(measured)}, 95 % ${interval(measured.ci)})`;
  const open =
    worstRate !== null && measured.rate !== null && worstRate > measured.rate
      ? `; up to ${worstRate.toFixed(4)} had it acted where it failed to answer`
      : "";
  return `GATE ${passed ? "passed" : "FAILED"}  ${asked}; ${found}${open}`;
}
