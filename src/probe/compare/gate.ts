import type { Comparison, Verdict } from "./comparison.ts";
import { brokenFloors, sharesTooLittle } from "./floors.ts";
import {
  type Failure,
  failedTrials,
  hard,
  newHits,
  regressions,
  tooSmall,
  undelivered,
  unlikeRuns,
  unmeasured,
  vanished,
} from "./gate-failures.ts";
import { GATE_DEFAULTS, type GateOptions } from "./gate-options.ts";

/** The word printed behind the headline. It follows from the exit code and never contradicts it. */
export type GateWord = "PASS" | "FAIL" | "INCONCLUSIVE" | "NOT COMPARABLE" | "NOT GATED";

export interface Gate {
  readonly verdict: Verdict;
  readonly word: GateWord;
  /**
   * 0 nothing got worse, or nothing could be seen (then the word is INCONCLUSIVE), 1 not comparable, 2 a
   * regression, 4 too small where power is required.
   */
  readonly exit: 0 | 1 | 2 | 4;
  /** False where the headline difference may be the instrument's, or of too little, and is withheld. */
  readonly comparable: boolean;
  /** What failed, one sentence each, worst first; text of the files is made printable. */
  readonly reasons: readonly string[];
}

/**
 * Decides what a comparison means: verdict, word and exit code come from here and nowhere else.
 * A regression of any group fails, also when the total improved. A comparison that could not be made
 * (nothing assessed, too little shared or seen, a vanished group, another judge or battery, too many
 * failed trials) fails as well: silence is not safety.
 */
export function decideGate(comparison: Comparison, options: GateOptions = GATE_DEFAULTS): Gate {
  const unlike = unlikeRuns(comparison, options);
  const accepted = options.allowMissing ? { ...options, minShared: 0 } : options;
  const floors = brokenFloors(comparison.coverage, accepted).map(hard);
  // What the original calls a regression is one, when its own way of comparing was asked for.
  const comparable = unlike.length === 0 && (floors.length === 0 || comparison.uncut);
  const worse = [...regressions(comparison), ...(options.failOnNew ? newHits(comparison) : [])];
  const failures = [
    ...(comparable ? worse : []),
    ...unmeasured(comparison),
    ...floors,
    ...unlike,
    ...vanished(comparison, options),
    ...failedTrials(comparison, options),
    ...undelivered(comparison),
    ...(options.requirePower ? tooSmall(comparison) : []),
  ];
  const verdict = verdictOf(comparison, failures);
  const reasons = [
    ...failures.map(({ reason }) => reason),
    ...(comparable ? [] : worse.map(({ reason }) => `in what can be set side by side: ${reason}`)),
  ];
  const kept = options.softFail ? failures.filter((failure) => failure.hard) : failures;
  const worst =
    kept.find(({ exit }) => exit === 2) ?? kept.find(({ exit }) => exit === 1) ?? kept[0];
  const exit = worst?.exit ?? 0;
  const passedOver =
    failures.length > 0 || sharesTooLittle(comparison.coverage, GATE_DEFAULTS.minShared);
  return { verdict, word: wordOf(exit, verdict, passedOver), exit, comparable, reasons };
}

/** The word of an exit code. One that is 0 though something was passed over is not called a PASS. */
export function wordOf(exit: Gate["exit"], verdict: Verdict, passedOver: boolean): GateWord {
  if (exit === 2) return "FAIL";
  if (exit === 1) return "NOT COMPARABLE";
  if (exit === 4) return "INCONCLUSIVE";
  if (passedOver) return "NOT GATED";
  return verdict === "inconclusive" ? "INCONCLUSIVE" : "PASS";
}

function verdictOf({ overall, groups }: Comparison, failures: readonly Failure[]): Verdict {
  if (failures.some(({ exit }) => exit === 2)) return "regressed";
  if (failures.some(({ exit }) => exit === 1)) return "not_comparable";
  if (failures.some(({ exit }) => exit === 4)) return "inconclusive";
  const all = [overall, ...groups];
  // Something better and nothing worse is an improvement, whatever else was too small to tell.
  if (all.some(({ status }) => status === "improved")) return "improved";
  if (all.some(({ verdict }) => verdict === "inconclusive")) return "inconclusive";
  return "no significant change";
}
