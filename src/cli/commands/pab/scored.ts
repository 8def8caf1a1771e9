import type { OpenCorpus } from "../../../pab/corpus.ts";
import { scoreReviews } from "../../../pab/score/score.ts";
import type { ScoredCorpus, ScoredDefense } from "../../../report/pab-result.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { splitLabel } from "./corpus-option.ts";
import { reviewCorpus } from "./run-defense.ts";

export interface ScoringOptions {
  readonly timeoutMs: number;
  readonly seed: number;
  readonly forced: boolean;
}

export interface ScoredRun {
  readonly corpus: ScoredCorpus;
  readonly results: readonly ScoredDefense[];
}

/** Seconds a defence has for one decision point unless `--timeout` says otherwise. */
export const DEFAULT_TIMEOUT_S = 30;

/** Scores each named defence on a corpus, one after the other. */
export async function scoreDefenses(
  corpus: OpenCorpus,
  names: readonly string[],
  { timeoutMs, seed, forced }: ScoringOptions,
  invocation: Invocation,
): Promise<ScoredRun> {
  const results: ScoredDefense[] = [];
  let traces = 0;
  let decisionPoints = 0;
  for (const name of names) {
    const reviews = await reviewCorpus(corpus, name, timeoutMs, invocation);
    traces = reviews.traces;
    decisionPoints = reviews.points.length;
    const report = scoreReviews(corpus.groundTruth, reviews.points, { seed, forced });
    results.push({ defense: reviews.defense, report });
  }
  const instructions = corpus.groundTruth.length;
  return {
    corpus: { split: splitLabel(corpus), traces, instructions, decisionPoints },
    results,
  };
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
    await output.warn(`warning: ${defense}: ${k} of ${n} decision points failed; ${verdict}\n`);
  }
  return exit;
}
