import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { collectRuns } from "../../../logs/rescore/collect.ts";
import { runLogs } from "../../../logs/rescore/rescore.ts";
import type { RunCommand } from "../../command.ts";
import { intFlag, listFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { type Progress, progressBar } from "../../progress.ts";
import { partOf, shardFlag } from "../../shards/shard-flag.ts";
import { writePart } from "../../shards/write-part.ts";
import { type RescoreReport, readPair, reportRescored } from "./rescore-report.ts";

const Options = z.object({
  workers: intFlag(1, 64).optional(),
  pair: listFlag.optional(),
  bySuite: switchFlag.optional(),
  runs: textFlag.optional(),
  shard: shardFlag.optional(),
  journal: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
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
  let progress: Progress | null = null;
  let shown = 0;
  const collect = (mine: readonly string[]) =>
    collectRuns({
      root,
      paths: mine,
      workers: options.workers ?? Math.min(4, availableParallelism()),
      signal: context.signal,
      onProgress: (done) => {
        const total = mine.length;
        progress ??= progressBar(context.stderr, { total, already: 0, hits: null }, () =>
          performance.now(),
        );
        for (; shown < done; shown += 1) progress.step(false);
        if (done === total) progress.end();
      },
    });
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
