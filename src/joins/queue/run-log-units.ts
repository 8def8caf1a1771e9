import { usageError } from "../../formats/error.ts";
import { summarizeFiles } from "../../logs/rescore/collect.ts";
import { RunSummarizer } from "../../logs/rescore/summary.ts";
import type { OpenWork } from "./serve.ts";

/** Summarises run logs. The name of one is its path below the folder. */
export function runLogWork(root: string, paths: readonly string[]): OpenWork {
  return () => {
    const summarizer = new RunSummarizer();
    return {
      // Reading is synchronous: several at once would be none the faster.
      atOnce: 1,
      run: async ({ index, key }) => {
        const path = paths[index];
        if (path !== key) throw usageError("--queue", `run log ${index} is not ${key} here`);
        const [record] = summarizeFiles(summarizer, root, [path]);
        return { record, costUsd: 0 };
      },
    };
  };
}
