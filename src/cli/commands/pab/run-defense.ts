import type { OpenCorpus } from "../../../pab/corpus.ts";
import type { Defense } from "../../../pab/defense.ts";
import { loadDefense } from "../../../pab/defenses/load.ts";
import { withEffectGuard } from "../../../pab/effect-guard.ts";
import type { Trace } from "../../../pab/model.ts";
import { reviewTraces } from "../../../pab/review.ts";
import type { ReviewedPoint } from "../../../pab/reviewed-point.ts";
import { defenses } from "../../adapters/pab-defenses.ts";
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
 * Asks a defence about every decision point of a corpus, then closes it. Built-in defences run
 * inside the effect guard; one that the user brought may do what it likes.
 */
export async function reviewCorpus(
  corpus: OpenCorpus,
  { defense, builtIn }: NamedDefense,
  timeoutMs: number,
  invocation: Invocation,
): Promise<CorpusReviews> {
  const run = (): Promise<CorpusReviews> => collect(corpus, defense, timeoutMs, invocation);
  try {
    return builtIn ? await withEffectGuard(run, { outputDir: null }) : await run();
  } finally {
    await defense.close?.();
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
