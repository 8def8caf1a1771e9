import { parentPort } from "node:worker_threads";
import { summarizeFiles } from "./collect.ts";
import { RunSummarizer } from "./summary.ts";

/** The thread behind `collectRuns`: answers each batch of paths with its summaries. */
const summarizer = new RunSummarizer();
parentPort?.on("message", ({ root, paths }: { root: string; paths: readonly string[] }) => {
  parentPort?.postMessage(summarizeFiles(summarizer, root, paths));
});
