import { parentPort, workerData } from "node:worker_threads";
import type { FileReport } from "../../../../report/detect-tree.ts";
import { type FileJob, judgeFile } from "./judge-file.ts";
import { openDetector, type TreeSettings } from "./settings.ts";

/** What the main thread sends: some files, answered together. */
export interface WorkerBatch {
  readonly id: number;
  readonly jobs: readonly FileJob[];
}

export interface WorkerAnswer {
  readonly id: number;
  readonly reports: readonly FileReport[];
}

const port = parentPort;
if (!port) throw new Error("this file runs as a worker thread");
const settings = workerData as TreeSettings;
const detector = openDetector(settings);

port.on("message", ({ id, jobs }: WorkerBatch) => {
  void (async () => {
    const reports: FileReport[] = [];
    for (const job of jobs) reports.push(await judgeFile(job, detector, settings.limits));
    port.postMessage({ id, reports } satisfies WorkerAnswer);
  })();
});
