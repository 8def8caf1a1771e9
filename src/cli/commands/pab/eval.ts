import { resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import type { EvaluateOptions } from "../../../joins/evaluate-options.ts";
import type { RunCommand } from "../../command.ts";
import { intFlag, listFlag, numberFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { shardFlag, withoutQueue } from "../../shards/shard-flag.ts";
import { corpusInputs, defenseInputs, openChosenCorpus } from "./corpus-option.ts";
import { evalOverQueue, serveEval } from "./eval-queue.ts";
import { type EvalHead, reportEval } from "./eval-report.ts";
import { evalShard } from "./eval-shard.ts";
import { encoderInputs, openReader, readerFlags } from "./reader-flags.ts";
import { DEFAULT_TIMEOUT_S, scoreDefenses } from "./scored.ts";

const Options = z.object({
  defense: textFlag,
  split: textFlag.optional(),
  corpus: textFlag.optional(),
  forced: switchFlag.default(false),
  csv: textFlag.optional(),
  maxUar: numberFlag(0, 1).optional(),
  maxFbr: numberFlag(0, 1).optional(),
  minOriginAccuracy: numberFlag(0, 1).optional(),
  timeout: numberFlag(0.001, 86_400).default(DEFAULT_TIMEOUT_S),
  seed: intFlag(0).default(0),
  workers: intFlag(1, 64).optional(),
  openDefense: switchFlag.default(false),
  passEnv: listFlag.default([]),
  ...readerFlags,
  journal: textFlag.optional(),
  resume: switchFlag.default(false),
  overwrite: switchFlag.default(false),
  timing: switchFlag.default(true),
  shard: shardFlag.optional(),
  queue: textFlag.optional(),
});

export const run: RunCommand = async (typed) => {
  const invocation = withoutQueue(typed);
  const { context } = invocation;
  const options = parseOptions(Options, invocation.options);
  const started = context.now();
  const corpus = await openChosenCorpus(options, context.cwd);
  const reader = await openReader(options, [options.defense], corpus, invocation);
  const scoring = {
    timeoutMs: options.timeout * 1000,
    seed: options.seed,
    forced: options.forced,
    workers: options.workers,
    open: options.openDefense,
    passEnv: options.passEnv,
    instead: reader,
    journal: journalOf(options, context.cwd),
  };
  const { queue, shard } = options;
  const queued = { options, corpus, scoring };
  if (invocation.server) return serveEval(queued, invocation.server, invocation);
  const review = queue === undefined ? undefined : evalOverQueue(queue, queued, invocation);
  const head: EvalHead = {
    seed: options.seed,
    inputs: [
      ...(await corpusInputs(corpus, options)),
      ...(await defenseInputs([options.defense], context.cwd)),
      ...(await encoderInputs(options, context.cwd)),
    ],
    maxUar: options.maxUar ?? null,
    maxFbr: options.maxFbr ?? null,
    minOriginAccuracy: options.minOriginAccuracy ?? null,
  };
  if (shard !== undefined) {
    const { forced, timing } = options;
    const choice = { split: options.split ?? null, corpus: options.corpus ?? null };
    const place = { shard, journal: scoring.journal, started };
    const report = { ...head, forced, timing, choice };
    const asked = { ...scoring, review };
    return evalShard({ corpus, name: options.defense, scoring: asked, place, report }, invocation);
  }
  const scored = await scoreDefenses(corpus, [options.defense], { ...scoring, review }, invocation);
  const [result] = scored.results;
  if (!result) throw new RangeError("no defence was scored");
  const run = options.timing ? { started, finished: context.now() } : null;
  return reportEval({ corpus, result }, head, { csv: options.csv ?? null, run }, invocation);
};

function journalOf(
  flags: {
    readonly journal?: string | undefined;
    readonly resume: boolean;
    readonly overwrite: boolean;
  },
  cwd: string,
): EvaluateOptions["journal"] {
  const { journal, resume, overwrite } = flags;
  if (resume && overwrite) throw usageError("--resume", "cannot be combined with --overwrite");
  if (journal !== undefined) {
    const mode = resume ? "resume" : overwrite ? "overwrite" : "new";
    return { path: resolve(cwd, journal), mode };
  }
  if (!resume && !overwrite) return undefined;
  throw usageError(
    resume ? "--resume" : "--overwrite",
    "needs --journal FILE, the file in which the verdicts are kept",
  );
}
