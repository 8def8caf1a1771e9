import { Worker } from "node:worker_threads";
import { BacktrailError } from "../../../../formats/error.ts";
import type { FileReport } from "../../../../report/detect-tree.ts";
import { type FileJob, judgeFile } from "./judge-file.ts";
import { openDetector, type TreeSettings } from "./settings.ts";
import type { WorkerAnswer, WorkerBatch } from "./worker.ts";

// Under the test runner this file is TypeScript, which a worker thread of Node 20 cannot run.
const workerUrl = new URL(
  import.meta.url.endsWith(".ts")
    ? "../../../../../dist/cli/commands/detect/tree/worker.js"
    : "./worker.js",
  import.meta.url,
);

/** Files a thread takes at once, and how many such batches may wait or be ready at each. */
const BATCH = 16;
const AHEAD = 4;

/**
 * The reports on files, in the order of the files whatever the number of threads; at most a few
 * batches a thread are on their way, so memory does not grow with the folder.
 * @param threads 1 judges in this thread
 */
export async function* judgeFiles(
  files: AsyncIterable<FileJob>,
  settings: TreeSettings,
  threads: number,
): AsyncGenerator<FileReport> {
  if (threads <= 1) {
    const detector = openDetector(settings);
    for await (const file of files) yield await judgeFile(file, detector, settings.limits);
    return;
  }
  const seats = Array.from({ length: threads }, () => openSeat(settings));
  try {
    const underway: Promise<readonly FileReport[]>[] = [];
    let turn = 0;
    for await (const batch of batches(files)) {
      const seat = seats[turn % seats.length];
      if (!seat) break;
      turn += 1;
      const answer = seat.ask(batch);
      // It is awaited in its turn; a failure before that is none that nobody handles.
      answer.catch(() => undefined);
      underway.push(answer);
      if (underway.length >= threads * AHEAD) yield* (await underway.shift()) ?? [];
    }
    for (const answer of underway) yield* await answer;
  } finally {
    await Promise.all(seats.map((seat) => seat.close()));
  }
}

async function* batches(files: AsyncIterable<FileJob>): AsyncGenerator<FileJob[]> {
  let batch: FileJob[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function openSeat(settings: TreeSettings) {
  const worker = new Worker(workerUrl, { workerData: settings });
  const waiting = new Map<
    number,
    { resolve: (reports: readonly FileReport[]) => void; reject: (error: Error) => void }
  >();
  let counter = 0;
  let broken: Error | null = null;
  const fail = (why: string): void => {
    broken = new BacktrailError({
      code: "io",
      message: `a thread ended early: ${why}; --threads 1 does without`,
    });
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  worker.on("message", ({ id, reports }: WorkerAnswer) => {
    waiting.get(id)?.resolve(reports);
    waiting.delete(id);
  });
  worker.on("error", (error) => fail(error.message));
  worker.on("exit", (code) => fail(`exit code ${code}`));
  return {
    ask: (jobs: readonly FileJob[]): Promise<readonly FileReport[]> =>
      new Promise((resolve, reject) => {
        if (broken) {
          reject(broken);
          return;
        }
        counter += 1;
        waiting.set(counter, { resolve, reject });
        worker.postMessage({ id: counter, jobs } satisfies WorkerBatch);
      }),
    close: () => worker.terminate(),
  };
}
