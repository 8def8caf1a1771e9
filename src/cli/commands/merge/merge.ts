import { resolve } from "node:path";
import { z } from "zod";
import { formatError, usageError } from "../../../formats/error.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import type { RunCommand } from "../../command.ts";
import { parseOptions } from "../../flags.ts";
import { firstLine } from "../../shards/line-ends.ts";
import type { Merge } from "./request.ts";

const Options = z.object({ out: z.string("name the merged results with --out NAME").min(1) });

const scans = async () => await import("./merge-scans.ts");

/** What merges the shards of each kind of run; the code behind it is loaded when it is needed. */
const MERGES: Readonly<Record<string, () => Promise<Merge>>> = {
  scan: async () => (await scans()).mergeAttackScan,
  injection: async () => (await scans()).mergeInjectionScan,
  memory: async () => (await scans()).mergeMemoryScan,
  utility: async () => (await scans()).mergeUtilityScan,
  rescore: async () => (await import("./merge-rescore.ts")).mergeRescore,
  detect: async () => (await import("./merge-detect.ts")).mergeDetect,
  import: async () => (await import("./merge-import.ts")).mergeImport,
  "backtrail/pab-journal": async () => (await import("./merge-eval.ts")).mergeEval,
};

export const run: RunCommand = async (invocation) => {
  const { args, context } = invocation;
  const { out } = parseOptions(Options, invocation.options);
  const files = [];
  for (const shown of args) {
    const path = resolve(context.cwd, shown);
    files.push({ shown, path, kind: await kindOf(path, shown) });
  }
  const [first] = files;
  if (first === undefined) throw usageError("merge", "name the files of all shards");
  const other = files.find(({ kind }) => kind !== first.kind);
  if (other) {
    throw usageError(
      other.shown,
      `is of a run of kind ${other.kind}, and ${first.shown} of kind ${first.kind}; merge the shards of one run only`,
    );
  }
  const load = MERGES[first.kind];
  if (load === undefined) throw formatError(first.shown, "is not the file of a shard");
  const merge = await load();
  return merge({ files, out }, invocation);
};

const HeadSchema = z.object({ format: z.string(), kind: z.string().optional() });

/** What the first line of a file says that it is. */
async function kindOf(path: string, shown: string): Promise<string> {
  const { format, kind } = parseWith(
    HeadSchema,
    parseJson(await firstLine(path, shown), shown),
    shown,
  );
  return kind ?? format;
}
