import { verdictHeader } from "../../../joins/evaluate.ts";
import type { NamedDefense } from "../../../joins/open-defense.ts";
import type { ReviewCorpus } from "../../../joins/review-corpus.ts";
import { tracePlaces } from "../../../pab/corpus/trace-at.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import { at } from "../../../text/at.ts";
import type { Invocation, UnitServer } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";
import { openQueuedRun } from "../../queue/open-queued-run.ts";
import { openNamed, type ScoringOptions } from "./scored.ts";

/** An evaluation as it is shared out. */
export interface QueuedEval {
  readonly options: {
    readonly defense: string;
    readonly readerModel?: string | undefined;
    readonly readerVotes: number;
    readonly readerBelow?: number | undefined;
    readonly seed: number;
  };
  readonly corpus: OpenCorpus;
  readonly scoring: ScoringOptions;
}

const KIND = "pab-eval";
/** Traces in a job at most. */
const LARGEST_JOB = 16;

/** Lets the workers of a queue ask the defence about the traces of a corpus. */
export function evalOverQueue(
  address: string,
  queued: QueuedEval,
  invocation: Invocation,
): ReviewCorpus {
  return async (corpus, named, review) => {
    const { TraceVerdictsSchema } = await import("../../../joins/queue/eval-units.ts");
    const { reviewOverQueue } = await import("../../../joins/queue/gather-reviews.ts");
    const { count } = await tracePlaces(corpus.dir);
    const { isMine = () => true } = review;
    let units = 0;
    for (let place = 0; place < count; place += 1) if (isMine(place)) units += 1;
    const { run, close } = await openQueuedRun(
      address,
      {
        ...{ kind: KIND, identity: await identityOfEval(queued, named, invocation) },
        ...{ record: TraceVerdictsSchema, unit: "traces", units, largestJob: LARGEST_JOB },
      },
      invocation,
    );
    try {
      return await reviewOverQueue(run)(corpus, named, review);
    } finally {
      await close();
      await named.defense.close?.();
    }
  };
}

/** In a worker: asks this worker's own defence about traces of its own copy of the corpus. */
export async function serveEval(
  queued: QueuedEval,
  server: UnitServer,
  invocation: Invocation,
): Promise<ExitCode> {
  const { evalWork } = await import("../../../joins/queue/eval-units.ts");
  const { corpus, options, scoring } = queued;
  const named = at(await openNamed(corpus, [options.defense], scoring, invocation), 0);
  const identity = await identityOfEval(queued, named, invocation);
  const places = await tracePlaces(corpus.dir);
  try {
    return await server.serve(KIND, identity, evalWork(named, places, scoring.timeoutMs));
  } finally {
    await named.defense.close?.();
  }
}

/** Everything that decides what a verdict is. */
async function identityOfEval(
  { options, corpus, scoring }: QueuedEval,
  named: NamedDefense,
  { context }: Invocation,
): Promise<Record<string, unknown>> {
  const { corpus: files, defense } = await verdictHeader(named, corpus, context.cwd);
  const { readerModel, readerVotes, readerBelow, seed } = options;
  const asksModel = readerModel !== undefined || readerBelow !== undefined;
  return {
    ...{ corpus: files, defense, timeout: scoring.timeoutMs, access: accessOf(scoring) },
    reader: asksModel ? { readerModel, readerVotes, readerBelow, seed } : null,
  };
}

function accessOf({ open = false, passEnv = [] }: ScoringOptions): unknown {
  return { open, passEnv: [...passEnv].sort() };
}
