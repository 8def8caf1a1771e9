import { defenses } from "../../../joins/defenses.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import { scoreReviews } from "../../../pab/score/score.ts";
import type { ScoredCorpus, ScoredDefense } from "../../../report/pab-result.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { splitLabel } from "./corpus-option.ts";
import { loadNamed, type NamedDefense, reviewCorpus } from "./run-defense.ts";

export interface ScoringOptions {
  readonly timeoutMs: number;
  readonly seed: number;
  readonly forced: boolean;
  readonly workers?: number | undefined;
}

export interface ScoredRun {
  readonly corpus: ScoredCorpus;
  readonly results: readonly ScoredDefense[];
}

/** Seconds a defence has for one decision point unless `--timeout` says otherwise. */
export const DEFAULT_TIMEOUT_S = 30;

/**
 * Scores each named defence on a corpus, one after the other.
 * @throws BacktrailError with code `usage` before any work when one of them does not exist
 */
export async function scoreDefenses(
  corpus: OpenCorpus,
  names: readonly string[],
  { timeoutMs, seed, forced, workers }: ScoringOptions,
  invocation: Invocation,
): Promise<ScoredRun> {
  const loaded: NamedDefense[] = [];
  for (const name of names) loaded.push(await loadNamed(name, timeoutMs, invocation));
  const results: ScoredDefense[] = [];
  let traces = 0;
  let decisionPoints = 0;
  for (const named of loaded) {
    const reviews = await reviewCorpus(corpus, named, timeoutMs, invocation, workers);
    traces = reviews.traces;
    decisionPoints = reviews.points.length;
    const report = scoreReviews(corpus.groundTruth, reviews.points, { seed, forced });
    const taken = results.map(({ defense }) => defense);
    results.push({ defense: labelOf(named, taken), report });
  }
  const instructions = corpus.groundTruth.length;
  return {
    corpus: { split: splitLabel(corpus), traces, instructions, decisionPoints },
    results,
  };
}

/** A defence's own name, unless it is that of a built-in or of one before: then what was typed. */
function labelOf({ given, defense, builtIn }: NamedDefense, taken: readonly string[]): string {
  if (builtIn) return given;
  const ambiguous = defenses.get(defense.name) !== undefined || taken.includes(defense.name);
  return ambiguous ? given : defense.name;
}

/** What a report does not cover, and why. */
export function leftOutOf(results: readonly ScoredDefense[]): { what: string; why: string }[] {
  const [first] = results;
  if (!first) return [];
  const { instructions, withSpan, judged, idlePoints } = first.report.alignment;
  const parts = [
    {
      count: instructions - withSpan,
      what: "instruction(s) in attribution",
      why: "no span is on record",
    },
    {
      count: instructions - judged,
      what: "instruction(s) in decisions",
      why: "their event has no decision point",
    },
    {
      count: idlePoints,
      what: "decision point(s)",
      why: "no instruction belongs to them",
    },
  ];
  return [
    ...parts
      .filter(({ count }) => count > 0)
      .map(({ count, what, why }) => ({ what: `${count} ${what}`, why })),
    ...results
      .filter(({ report }) => report.errors.points.k > 0)
      .map(({ defense, report }) => ({
        what: `${report.errors.points.k} decision point(s) of ${defense}`,
        why: "no usable answer; scored as abstentions",
      })),
  ];
}

/**
 * Warns of defences that failed to answer. One that never answered was not measured: the run could
 * not be done.
 */
export async function reportFailures(
  results: readonly ScoredDefense[],
  { output }: Invocation,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  for (const { defense, report } of results) {
    const { k, n } = report.errors.points;
    if (k === 0) continue;
    if (k === n) exit = EXIT.failed;
    const verdict =
      k === n ? "it was not measured" : "these count as abstentions, see errors in the result";
    await output.warn(
      `warning: ${printable(defense)}: ${k} of ${n} decision points failed; ${verdict}\n`,
    );
  }
  return exit;
}
