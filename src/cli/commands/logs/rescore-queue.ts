import { RunRecordSchema } from "../../../formats/part-records.ts";
import { gather, type UnitRun } from "../../../joins/queue/gather.ts";
import { runLogWork } from "../../../joins/queue/run-log-units.ts";
import type { FileResult } from "../../../logs/rescore/collect.ts";
import type { Invocation, UnitServer } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";
import { openQueuedRun } from "../../queue/open-queued-run.ts";

const KIND = "rescore";
/** Run logs in a job at most. */
const LARGEST_JOB = 64;
/** Run logs that are handed out at once. */
const WINDOW = 4096;

/**
 * Lets the workers of a queue summarise run logs; results stand in the order of `mine`, which is a part
 * of all the paths.
 */
export async function collectOverQueue(
  address: string,
  {
    paths,
    mine,
    onProgress,
  }: {
    readonly paths: readonly string[];
    readonly mine: readonly string[];
    readonly onProgress: (done: number) => void;
  },
  invocation: Invocation,
): Promise<FileResult[]> {
  const { run, close } = await openQueuedRun(
    address,
    {
      ...{ kind: KIND, identity: { paths }, record: RunRecordSchema },
      ...{ unit: "files", units: mine.length, largestJob: LARGEST_JOB },
    },
    invocation,
  );
  const summaries: UnitRun<FileResult> = run;
  try {
    const wanted = new Set(mine);
    const all = paths.map((key, index) => ({ index, key }));
    const gathered = gather(
      all.filter(({ key }) => wanted.has(key)),
      {
        ...{ run: summaries, window: WINDOW, signal: invocation.context.signal },
        take: (_unit, result): FileResult => result,
        setAside: ({ key }, reason): FileResult => ({ path: key, reason }),
      },
    );
    const results: FileResult[] = [];
    for await (const result of gathered) {
      results.push(result);
      onProgress(results.length);
    }
    return results;
  } finally {
    await close();
  }
}

/** In a worker: summarises this worker's own copy of the run logs. */
export async function serveRunLogs(
  root: string,
  paths: readonly string[],
  server: UnitServer,
): Promise<ExitCode> {
  return server.serve(KIND, { paths }, runLogWork(root, paths));
}
