import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { BacktrailError } from "../../formats/error.ts";
import { RunSummarizer, type RunSummary, type SkippedFile } from "./summary.ts";

export interface CollectOptions {
  readonly root: string;
  /** Paths below the root, with `/`. */
  readonly paths: readonly string[];
  /** Threads; with 1 everything runs in this one. */
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onProgress?: (done: number) => void;
}

export type FileResult = RunSummary | SkippedFile;

/** Files in one hand-over: large enough that the hand-over costs nothing, small enough to spread. */
const BATCH = 256;
/** The last ones are smaller, so that no thread is left with much when the others are done. */
const LEAST = 16;

/** Reads and summarises every file; results stand in the order of the paths whatever the workers. */
export async function collectRuns(options: CollectOptions): Promise<FileResult[]> {
  const { paths, workers } = options;
  return workers <= 1 || paths.length <= BATCH ? collectHere(options) : collectInWorkers(options);
}

async function collectHere({
  root,
  paths,
  signal,
  onProgress,
}: CollectOptions): Promise<FileResult[]> {
  const summarizer = new RunSummarizer();
  const results: FileResult[] = [];
  for (let start = 0; start < paths.length; start += BATCH) {
    signal.throwIfAborted();
    results.push(...summarizeFiles(summarizer, root, paths.slice(start, start + BATCH)));
    onProgress?.(results.length);
    // Lets an interrupt through: the reading itself is synchronous because that is the fastest.
    await new Promise(setImmediate);
  }
  return results;
}

/** One batch, read in this thread. */
export function summarizeFiles(
  summarizer: RunSummarizer,
  root: string,
  paths: readonly string[],
): FileResult[] {
  return paths.map((path) => {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(join(root, path));
    } catch (error) {
      return { path, reason: `cannot be read: ${error instanceof Error ? error.message : "?"}` };
    }
    return summarizer.summarize(path, bytes);
  });
}

async function collectInWorkers({
  root,
  paths,
  workers,
  signal,
  onProgress,
}: CollectOptions): Promise<FileResult[]> {
  const results: FileResult[] = [];
  let next = 0;
  let files = 0;
  const threads: Worker[] = [];
  const all = new Promise<FileResult[]>((resolve, reject) => {
    const fail = (error: unknown): void => reject(error);
    const onAbort = (): void => fail(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    for (let i = 0; i < workers; i += 1) {
      const worker = new Worker(new URL("./run-worker.js", import.meta.url));
      threads.push(worker);
      let from = 0;
      const give = (): void => {
        const left = paths.length - next;
        if (left === 0) return;
        from = next;
        next += Math.max(LEAST, Math.min(BATCH, Math.ceil(left / (2 * workers))));
        next = Math.min(next, paths.length);
        worker.postMessage({ root, paths: paths.slice(from, next) });
      };
      worker.on("message", (batch: FileResult[]) => {
        for (const [place, result] of batch.entries()) results[from + place] = result;
        files += batch.length;
        onProgress?.(files);
        if (files === paths.length) resolve(results);
        else give();
      });
      worker.on("error", (cause) =>
        fail(
          new BacktrailError({
            code: "external",
            message: `a worker failed: ${cause.message}`,
            cause,
          }),
        ),
      );
      give();
    }
  });
  try {
    return await all;
  } finally {
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
}
