import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { shardSize } from "../../../formats/shard.ts";
import type { AttackRecord } from "../../../formats/trial-journal.ts";
import { DEFAULT_RETRY } from "../../../probe/attempt/retry.ts";
import type { Attack } from "../../../probe/contracts/attack.ts";
import { type AttackPlan, attackTrials } from "../../../probe/run/attack-trials.ts";
import { sha256 } from "../../../probe/run/fingerprints.ts";
import { attackSarif } from "../../../report/scan-sarif.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import {
  choiceFlag,
  intFlag,
  numberFlag,
  parseOptions,
  switchFlag,
  textFlag,
  verboseFlag,
} from "../../flags.ts";
import { shardFlag } from "../../shards/shard-flag.ts";
import { attacksOf } from "./categories.ts";
import { checkDestination, checkResultDestinations } from "./check-destination.ts";
import { closeQuietly } from "./closing.ts";
import { agreeOnCost, judgeParts } from "./cost-forecast.ts";
import { judgeFlags } from "./judge-flags.ts";
import { readJudgeValidation, validationFlags } from "./judge-validation.ts";
import { runKept } from "./kept-run.ts";
import { type KnownSecrets, knownFlags, knownSecrets, secretsIdentity } from "./known-secrets.ts";
import { targetIdentity } from "./open-backend.ts";
import { openScanOracle, SCAN_ORACLES, sayWhatJudgeLacked } from "./open-oracle.ts";
import { openWatchedTarget } from "./open-watched-target.ts";
import { guardOf } from "./run-guard.ts";
import { sarifFlags, withSarif } from "./sarif-file.ts";
import { scanLogLine } from "./scan-log.ts";
import { type AttackHead, reportScan } from "./scan-report.ts";
import { type Redactors, redactorsOf } from "./secrets.ts";
import { targetFlags } from "./target-flags.ts";
import { exitOfWatch, sayWhatWasSeen, witnessFlags, witnessIdentity } from "./witness-flags.ts";

const Options = z.object({
  ...targetFlags,
  ...judgeFlags,
  oracle: choiceFlag(SCAN_ORACLES).default("auto"),
  ...validationFlags,
  canary: knownFlags.canary,
  systemPromptFile: knownFlags.systemPromptFile,
  categories: textFlag.optional(),
  attacks: textFlag.optional(),
  failThreshold: numberFlag(0, 1).optional(),
  maxErrorRate: numberFlag(0, 1).default(0.05),
  maxUnobserved: numberFlag(0, 1).default(0.1),
  yes: switchFlag.default(false),
  maxCost: numberFlag(0, 1e9).optional(),
  async: switchFlag.default(true),
  concurrency: intFlag(1, 1024).default(5),
  rpm: numberFlag(0.01, 1e6).optional(),
  maxRetries: intFlag(0, 100).default(DEFAULT_RETRY.maxRetries),
  seed: intFlag(0).default(1),
  jsonReport: textFlag.optional(),
  journal: textFlag.optional(),
  resume: switchFlag.default(false),
  overwrite: switchFlag.default(false),
  shard: shardFlag.optional(),
  queue: textFlag.optional(),
  timing: switchFlag.default(true),
  verbose: verboseFlag.default(0),
  logJson: switchFlag.default(false),
  ...witnessFlags,
  logFile: textFlag.optional(),
  ...sarifFlags,
});

type ScanFlags = z.infer<typeof Options>;

export const run: RunCommand = async (invocation) => {
  const { context } = invocation;
  const options = parseOptions(Options, invocation.options);
  const attacks = await attacksOf(options, context);
  const secrets = await knownSecrets(options, context);
  const judge = await openScanOracle(options, context, secrets.canaries, invocation);
  const messages = options.shard ? shardSize(options.shard, attacks.length) : attacks.length;
  await agreeOnCost(judgeParts(messages, judge.model, options), options, invocation);
  const judgeValidation = await readJudgeValidation(options, judge.label, context);
  const redact = redactorsOf(invocation, options);
  const journal = journalOf(options);
  await checkDestinations({ ...options, journal: journal ?? undefined }, invocation);
  const watched = await openWatchedTarget(options, options, invocation, redact);
  const { target, witness } = watched;
  try {
    const plan: AttackPlan = {
      attacks,
      target,
      oracle: judge.oracle,
      ...(secrets.setting === null ? {} : { setting: secrets.setting }),
      concurrency: options.concurrency,
      rpm: options.rpm ?? null,
      retry: { ...DEFAULT_RETRY, maxRetries: options.maxRetries },
      minConfidence: options.minConfidence,
      runId: randomUUID(),
      seed: options.seed,
      maxCostUsd: null,
      redact: redact.own,
      witness: witness ?? undefined,
    };
    const { files, credentials } = await guardOf(options, context.cwd);
    const identity = {
      ...identityOf(options, { attacks, judge: judge.label, secrets, redact }),
      ...files,
    };
    const logLine = loggerOf(options, context, redact);
    const head: AttackHead = {
      target: target.name,
      isDummy: target.isDummy === true,
      oracle: judge.oracle.name,
      minConfidence: options.minConfidence,
      failThreshold: options.failThreshold ?? null,
      maxErrorRate: options.maxErrorRate,
      maxUnobserved: options.maxUnobserved,
      seed: options.seed,
      timing: options.timing,
      judgeValidation,
    };
    const job = { kind: attackTrials, plan, identity, credentials, journal, hits: "hits", logLine };
    return await runKept({ ...job, head }, options, redact.invocation, async (kept) => {
      await sayWhatWasSeen(witness, invocation.output);
      await sayWhatJudgeLacked(judge, invocation);
      const exit = await reportScan(kept, head, { ...options, journal });
      const end = await exitOfWatch(exit, witness, invocation.output);
      return withSarif(kept, options, end, attackSarif);
    });
  } finally {
    await closeQuietly("the target", watched.close, invocation.output);
  }
};

async function checkDestinations(options: ScanFlags, invocation: Invocation): Promise<void> {
  const { context } = invocation;
  const { jsonReport, journal, logFile } = options;
  const places = { "--json-report": jsonReport, "--journal": journal, "--log-file": logFile };
  for (const [flag, path] of Object.entries(places)) {
    if (path !== undefined) await checkDestination(context, path, flag);
  }
  await checkResultDestinations(context, invocation.options);
}

/** Everything of the flags that decides what a trial is; files of the agent come on top. */
function identityOf(
  options: ScanFlags,
  parts: {
    readonly attacks: readonly Attack[];
    readonly judge: string;
    readonly secrets: KnownSecrets;
    readonly redact: Redactors;
  },
): Record<string, unknown> {
  const { attacks, judge, secrets, redact } = parts;
  return {
    endpoint: targetIdentity(options, redact.everything),
    oracle: judge,
    min_confidence: options.minConfidence,
    ...secretsIdentity(options.canary, secrets.setting?.systemPrompt ?? null),
    attacks: sha256(attacks),
    ...witnessIdentity(options),
  };
}

/** Says what a finished row is on stderr, and appends it to `--log-file`. */
function loggerOf(
  options: ScanFlags,
  { cwd }: CliContext,
  redact: Redactors,
): (row: AttackRecord) => string {
  const log = options.logFile === undefined ? null : resolve(cwd, options.logFile);
  return (row) => {
    if (log !== null) {
      const line = redact.own(scanLogLine(row, { logJson: true, verbose: 2 }));
      appendFileSync(log, line, { mode: 0o600 });
    }
    return redact.own(scanLogLine(row, options));
  };
}

const USUAL_JOURNAL = "scan_results.journal.jsonl";

/**
 * The journal that is named, the one beside the report, or one in this folder. Nothing but a scan of
 * the built-in agent is without: its answers cost nothing.
 * @throws BacktrailError with code `usage` on `--resume` or `--shard` without a journal.
 */
function journalOf(options: ScanFlags): string | null {
  const { journal, jsonReport, resume, shard, target } = options;
  if (journal !== undefined) return journal;
  if (jsonReport !== undefined) return `${jsonReport.replace(/\.json$/, "")}.journal.jsonl`;
  if (target !== "dummy") return USUAL_JOURNAL;
  if (!resume && shard === undefined) return null;
  throw usageError(
    resume ? "--resume" : "--shard",
    "needs --journal FILE, or --json-report FILE, beside which a scan is journaled",
  );
}
