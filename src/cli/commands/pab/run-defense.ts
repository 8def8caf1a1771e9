import type { OpenCorpus } from "../../../pab/corpus.ts";
import type { Defense } from "../../../pab/defense.ts";
import { defenses } from "../../../pab/defenses/builtin.ts";
import { loadDefense } from "../../../pab/defenses/load.ts";
import { withEffectGuard } from "../../../pab/effect-guard.ts";
import type { Trace } from "../../../pab/model.ts";
import { reviewTraces } from "../../../pab/review.ts";
import type { ReviewedPoint } from "../../../pab/reviewed-point.ts";
import type { Invocation } from "../../command.ts";

/** What a pass over a corpus gave. */
export interface CorpusReviews {
  /** The name tables show. */
  readonly defense: string;
  readonly traces: number;
  readonly points: readonly ReviewedPoint[];
}

/** Longest time between two lines of progress, in reviewed points. */
const PROGRESS_EVERY = 250;

/**
 * Asks the named defence about every decision point of a corpus. Built-in defences run inside the
 * effect guard; one that the user brought may do what it likes.
 * @param name a value of `--defense`
 * @param timeoutMs time for one decision point
 */
export async function reviewCorpus(
  corpus: OpenCorpus,
  name: string,
  timeoutMs: number,
  invocation: Invocation,
): Promise<CorpusReviews> {
  const { context } = invocation;
  const defense = await loadDefense(name, {
    registry: defenses,
    timeoutMs,
    cwd: context.cwd,
    env: context.env,
    fetch: globalThis.fetch,
  });
  const run = (): Promise<CorpusReviews> => collect(corpus, defense, timeoutMs, invocation);
  try {
    return defenses.get(name) ? await withEffectGuard(run, { outputDir: null }) : await run();
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
  return { defense: defense.name, traces, points };
}

/** A rationale is for a reader of one trace; thousands of them need not be held to be scored. */
function withoutRationale(review: ReviewedPoint): ReviewedPoint {
  if (review.verdict.rationale === undefined) return review;
  const { decision, attribution, confidence } = review.verdict;
  return { ...review, verdict: { decision, attribution, confidence } };
}
