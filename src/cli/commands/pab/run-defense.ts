import { availableParallelism } from "node:os";
import { defenses } from "../../../joins/defenses.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import type { Defense } from "../../../pab/defense.ts";
import { loadDefense } from "../../../pab/defenses/load.ts";
import { parallelDefense } from "../../../pab/defenses/parallel-defense.ts";
import { withEffectGuard } from "../../../pab/effect-guard.ts";
import type { Trace } from "../../../pab/model.ts";
import { reviewTraces } from "../../../pab/review.ts";
import type { ReviewedPoint } from "../../../pab/reviewed-point.ts";
import type { Invocation } from "../../command.ts";

/** What a pass over a corpus gave. */
export interface CorpusReviews {
  readonly traces: number;
  readonly points: readonly ReviewedPoint[];
}

/** Longest time between two lines of progress, in reviewed points. */
const PROGRESS_EVERY = 250;

/** A defence that a `--defense` value named. */
export interface NamedDefense {
  readonly given: string;
  readonly defense: Defense;
  /** Whether it ships with the package. */
  readonly builtIn: boolean;
}

/** Instructions a thread should have for starting it to pay. */
const INSTRUCTIONS_A_THREAD = 500;

/**
 * Threads for a defence on a corpus: what was asked for, or as many as there are processors and as
 * the corpus is large enough for. 1 stands for none beside the main one.
 */
function threadsFor(
  { given }: NamedDefense,
  corpus: OpenCorpus,
  asked: number | undefined,
): number {
  if (defenses.get(given)?.worthThreads !== true) return 1;
  const useful = Math.floor(corpus.groundTruth.length / INSTRUCTIONS_A_THREAD);
  return asked ?? Math.max(1, Math.min(availableParallelism(), useful));
}

/**
 * Loads what `--defense` names; a process or worker starts only when it is first asked.
 * @param timeoutMs time for one decision point
 * @throws BacktrailError with code `usage` when there is no such defence
 */
export async function loadNamed(
  given: string,
  timeoutMs: number,
  { context }: Invocation,
): Promise<NamedDefense> {
  const defense = await loadDefense(given, {
    registry: defenses,
    timeoutMs,
    cwd: context.cwd,
    env: context.env,
    fetch: globalThis.fetch,
  });
  return { given, defense, builtIn: defenses.get(given) !== undefined };
}

/**
 * Asks a defence about every decision point of a corpus, then closes it. `workers` is the number of
 * threads for a built-in that is worth them; the results are the same for any. Built-in defences run
 * inside the effect guard; one that the user brought may do what it likes.
 */
export async function reviewCorpus(
  corpus: OpenCorpus,
  named: NamedDefense,
  timeoutMs: number,
  invocation: Invocation,
  workers?: number,
): Promise<CorpusReviews> {
  const threads = threadsFor(named, corpus, workers);
  const { builtIn } = named;
  // Threads start before the guard goes up, which forbids them; each has a guard of its own.
  const defense = threads > 1 ? parallelDefense(named.given, threads) : named.defense;
  const run = (): Promise<CorpusReviews> => collect(corpus, defense, timeoutMs, invocation);
  try {
    return builtIn ? await withEffectGuard(run, { outputDir: null }) : await run();
  } finally {
    await defense.close?.();
    if (defense !== named.defense) await named.defense.close?.();
  }
}

async function collect(
  corpus: OpenCorpus,
  defense: Defense,
  timeoutMs: number,
  { context, options }: Invocation,
): Promise<CorpusReviews> {
  let traces = 0;
  async function* counted(): AsyncGenerator<Trace> {
    for await (const trace of corpus.traces()) {
      traces += 1;
      yield trace;
    }
  }
  const showProgress = context.stderr.isTTY && options["quiet"] !== true;
  const points: ReviewedPoint[] = [];
  const reviews = reviewTraces(counted(), defense, { timeoutMs, signal: context.signal });
  for await (const review of reviews) {
    points.push(withoutRationale(review));
    if (showProgress && points.length % PROGRESS_EVERY === 0) {
      await context.stderr.write(`\r${points.length} decision points reviewed`);
    }
  }
  if (showProgress && points.length >= PROGRESS_EVERY) await context.stderr.write("\r\u001b[K");
  return { traces, points };
}

/** A rationale is for a reader of one trace; thousands of them need not be held to be scored. */
function withoutRationale(review: ReviewedPoint): ReviewedPoint {
  if (review.verdict.rationale === undefined) return review;
  const { decision, attribution, confidence } = review.verdict;
  return { ...review, verdict: { decision, attribution, confidence } };
}
