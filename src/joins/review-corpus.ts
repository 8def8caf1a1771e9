import type { OpenCorpus } from "../pab/corpus.ts";
import type { Defense } from "../pab/defense.ts";
import { BUILTIN_DEFENSES } from "../pab/defenses/builtin.ts";
import { parallelDefense } from "../pab/defenses/parallel-defense.ts";
import { withEffectGuard } from "../pab/effect-guard.ts";
import type { Trace } from "../pab/model.ts";
import { reviewTraces } from "../pab/review.ts";
import type { ReviewedPoint } from "../pab/reviewed-point.ts";
import { thisMachine, threadsOn } from "./machine.ts";
import type { NamedDefense } from "./open-defense.ts";
import type { VerdictJournal } from "./verdict-journal.ts";

export interface ReviewCorpusOptions {
  /** Time for one decision point, in milliseconds. */
  readonly timeoutMs: number;
  /** Threads for a built-in that is worth them; the results are the same for any number. */
  readonly threads?: number | undefined;
  /** Runs the defence inside the effect guard; default: what is registered, and nothing else. */
  readonly effectGuard?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told of each reviewed point, in order. */
  readonly onReview?: ((review: ReviewedPoint) => void) | undefined;
  /** Already open: the guard would not let it be opened. */
  readonly journal?: VerdictJournal | null | undefined;
  /** Which traces are asked about, by their place in the corpus; all without it. */
  readonly isMine?: ((place: number) => boolean) | undefined;
}

/** What a pass over a corpus gave. */
export interface CorpusReviews {
  readonly traces: number;
  readonly points: readonly ReviewedPoint[];
}

/** Asks about every decision point of a corpus, wherever that is done. */
export type ReviewCorpus = (
  corpus: OpenCorpus,
  named: NamedDefense,
  options: ReviewCorpusOptions,
) => Promise<CorpusReviews>;

/** Instructions a thread should have for starting it to pay. */
const INSTRUCTIONS_A_THREAD = 500;

/**
 * Asks a defence about every decision point of a corpus, then closes it.
 * @throws the signal's reason when it aborts; BacktrailError for a corpus that is void
 */
export async function reviewCorpus(
  corpus: OpenCorpus,
  named: NamedDefense,
  options: ReviewCorpusOptions,
): Promise<CorpusReviews> {
  const threads = threadsFor(named, corpus, options.threads);
  // Threads start before the guard goes up, which forbids them; each has a guard of its own.
  const defense = threads > 1 ? parallelDefense(named.given, threads) : named.defense;
  const run = (): Promise<CorpusReviews> => collect(corpus, defense, options);
  try {
    return (options.effectGuard ?? named.entry !== null)
      ? await withEffectGuard(run, { outputDir: null })
      : await run();
  } finally {
    await defense.close?.();
    if (defense !== named.defense) await named.defense.close?.();
  }
}

/**
 * Threads for a defence on a corpus: what was asked for, or as many as there are processors and as
 * the corpus is large enough for. 1 stands for none beside the main one.
 */
function threadsFor(
  { given, entry }: NamedDefense,
  corpus: OpenCorpus,
  asked: number | undefined,
): number {
  // A thread knows what ships and nothing that this process registered.
  const shipped = BUILTIN_DEFENSES.find(({ name }) => name === given);
  if (entry === null || entry !== shipped || entry.worthThreads !== true) return 1;
  const useful = Math.floor(corpus.groundTruth.length / INSTRUCTIONS_A_THREAD);
  return asked ?? threadsOn(thisMachine(), useful);
}

async function collect(
  corpus: OpenCorpus,
  defense: Defense,
  { timeoutMs, signal, onReview, journal, isMine = () => true }: ReviewCorpusOptions,
): Promise<CorpusReviews> {
  let traces = 0;
  async function* counted(): AsyncGenerator<Trace> {
    for await (const trace of corpus.traces()) {
      traces += 1;
      if (!isMine(traces - 1)) continue;
      journal?.see(trace);
      yield trace;
    }
  }
  const points: ReviewedPoint[] = [];
  const reviews = reviewTraces(counted(), defense, {
    timeoutMs,
    ...(signal ? { signal } : {}),
    ...(journal ? { known: (trace, point) => journal.known(trace, point) } : {}),
  });
  for await (const review of reviews) {
    await journal?.put(review);
    points.push(withoutRationale(review));
    onReview?.(review);
  }
  return { traces, points };
}

/** A rationale is for a reader of one trace; thousands of them need not be held to be scored. */
function withoutRationale(review: ReviewedPoint): ReviewedPoint {
  if (review.verdict.rationale === undefined) return review;
  const { decision, attribution, confidence } = review.verdict;
  return { ...review, verdict: { decision, attribution, confidence } };
}
