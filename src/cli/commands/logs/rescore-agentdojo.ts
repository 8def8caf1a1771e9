import { resolve } from "node:path";
import { z } from "zod";
import { thisMachine, threadsOn } from "../../../joins/machine.ts";
import { collectRuns, type FileResult } from "../../../logs/rescore/collect.ts";
import { runLogs } from "../../../logs/rescore/rescore.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { intFlag, listFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { type Progress, progressBar } from "../../progress.ts";
import { partOf, shardFlag, withoutQueue } from "../../shards/shard-flag.ts";
import { writePart } from "../../shards/write-part.ts";
import { collectOverQueue, serveRunLogs } from "./rescore-queue.ts";
import { type RescoreReport, readPair, reportRescored } from "./rescore-report.ts";

const Options = z.object({
  workers: intFlag(1, 64).optional(),
  pair: listFlag.optional(),
  bySuite: switchFlag.optional(),
  runs: textFlag.optional(),
  shard: shardFlag.optional(),
  journal: textFlag.optional(),
  queue: textFlag.optional(),
});

/** More gain little: what is read goes through one thread in the end. */
const MOST_THREADS = 4;

export const run: RunCommand = async (typed) => {
  const invocation = withoutQueue(typed);
  const { context, args } = invocation;
  const options = parseOptions(Options, invocation.options);
  const [dir = ""] = args;
  const { pair: pairs = [], bySuite = false, runs = null } = options;
  // A wrong pair is to be told before anything is read.
  for (const pair of pairs) readPair(pair);
  const report: RescoreReport = { dir, pairs, bySuite, runs };
  const root = resolve(context.cwd, dir);
  const part = partOf(options);
  const paths = await runLogs(root);
  if (invocation.server) return serveRunLogs(root, paths, invocation.server);
  const collect = async (mine: readonly string[]): Promise<FileResult[]> => {
    const onProgress = filesDone(mine.length, invocation);
    if (options.queue !== undefined) {
      return collectOverQueue(options.queue, { paths, mine, onProgress }, invocation);
    }
    const workers = options.workers ?? threadsOn(thisMachine(), MOST_THREADS);
    return collectRuns({ root, paths: mine, workers, signal: context.signal, onProgress });
  };
  if (part === undefined) return reportRescored(await collect(paths), report, invocation);
  const plan = { kind: "rescore", plan: {}, report: { ...report } } as const;
  return writePart({ ...part, ...plan }, invocation, async (deal, writer) => {
    const mine = paths.flatMap((path) => {
      const unit = deal.next(path);
      return unit === null ? [] : [{ path, unit }];
    });
    const results = await collect(mine.map(({ path }) => path));
    for (const [index, { unit }] of mine.entries()) await writer.put(unit, results[index]);
    return {};
  });
};

/** Shows how many files are done. */
function filesDone(total: number, { context }: Invocation): (done: number) => void {
  let progress: Progress | null = null;
  let shown = 0;
  return (done) => {
    progress ??= progressBar(context.stderr, { total, already: 0, hits: null }, () =>
      performance.now(),
    );
    for (; shown < done; shown += 1) progress.step(false);
    if (done === total) progress.end();
  };
}
