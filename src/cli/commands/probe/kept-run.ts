import { resolve } from "node:path";
import { isOfShard, type Shard, shardName, shardSize } from "../../../formats/shard.ts";
import type { JournalHeader } from "../../../formats/trial-journal.ts";
import { VERSION } from "../../../formats/version.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import { Journal } from "../../../probe/run/journal.ts";
import { WHOLE } from "../../../probe/run/place-table.ts";
import { runTrials, type TrialsDone } from "../../../probe/run/run-trials.ts";
import { TrialCursor } from "../../../probe/run/trial-cursor.ts";
import type { Planned, RunPlan, TrialKind } from "../../../probe/run/trial-kind.ts";
import { flushMetrics } from "../../../probe/run/trial-metrics.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { progressBar } from "../../progress.ts";
import { wordsOfWhole } from "../../shards/shard-flag.ts";
import { type Fleet, openFleet } from "./open-fleet.ts";

/** A run as a command wants it. */
export interface Job<P extends RunPlan, T, R> {
  readonly kind: TrialKind<P, T, R>;
  readonly plan: P;
  /** Everything that decides what a trial is: a run goes on under the same alone. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** Headers that are credentials, by a short hash: another value is worth a warning. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Where the journal stands, or null to keep records in memory. */
  readonly journal: string | null;
  /** What the report is written by, beside the records: a shard keeps it for `merge`. */
  readonly head: Readonly<Record<string, unknown>>;
  /** The word of the progress bar for a hit. */
  readonly hits: string;
  /** What is said on stderr about a finished record; an empty string for nothing. */
  readonly logLine: (record: R) => string;
}

/** A run that has ended, with the means to report it. */
export interface Kept<R> {
  readonly done: TrialsDone<R>;
  /** Trials of the plan. */
  readonly planned: number;
  /** The invocation that began the run, as result files show it. */
  readonly invocation: Invocation;
  readonly started: Date;
  /** When the last of several processes ended; without it the run ends now. */
  readonly finished?: Date;
}

export interface KeepFlags {
  readonly resume: boolean;
  readonly overwrite: boolean;
  readonly shard?: Shard | undefined;
  /** Address of the queue whose workers run the trials. */
  readonly queue?: string | undefined;
}

/**
 * Runs a job under its journal and lets it be reported; marks a run that has all its trials. Of a shard
 * only its own trials are run, and nothing is reported before all are merged.
 */
export async function runKept<P extends RunPlan, T, R>(
  job: Job<P, T, R>,
  flags: KeepFlags,
  invocation: Invocation,
  report: (kept: Kept<R>) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { context } = invocation;
  const { kind, plan } = job;
  if (invocation.server) {
    const { trialWork } = await import("../../../joins/queue/trial-work.ts");
    return invocation.server.serve(kind.name, job.identity, trialWork(kind, plan));
  }
  const { shard } = flags;
  const started = context.now();
  const part = shard ?? WHOLE;
  const names = namesOf(() => kind.trials(plan), part);
  const { planned, mine } = names;
  const journal = await openJournal(job, names, started, flags, invocation);
  if (journal) plan.witness?.nameRun?.(nameOfRun(journal.header));
  let fleet: Fleet<P, T, R> | null = null;
  try {
    if (flags.queue !== undefined) {
      const open = mine - (journal?.reused ?? 0);
      fleet = await openFleet(flags.queue, job, open, invocation);
    }
    const progress = progressBar(
      context.stderr,
      { total: mine, already: journal?.reused ?? 0, hits: job.hits },
      systemClock.now,
    );
    const ran = await runTrials(fleet?.kind ?? kind, fleet?.plan ?? plan, {
      ...(journal ? { store: journal, arrivals: journal } : {}),
      isMine: (index) => isOfShard(part, index),
      signal: context.signal,
      onRecord: (record) => {
        progress.step(kind.hit(record));
        const line = job.logLine(record);
        if (line !== "") void context.stderr.write(line);
      },
    });
    progress.end();
    const done = fleet ? await fleet.ended(ran) : ran;
    const commandLine = journal?.header.command ?? wordsOf(invocation);
    const shown = { ...invocation, commandLine };
    const kept = { done, planned, invocation: shown, started };
    const exit = shard
      ? await sayOfShard(shard, { done, kept: journal?.recorded ?? 0, mine }, job, invocation)
      : await report(kept);
    if (!done.interrupted && journal?.recorded === mine) {
      await journal.finish(context.now(), done.gaveUp);
    }
    return exit;
  } finally {
    await fleet?.close();
    await journal?.close();
    if (!fleet) await flushMetrics();
  }
}

/** The same for every process that goes on with a run, and for no other run. */
function nameOfRun({ started, command, shard }: JournalHeader): string {
  return JSON.stringify([started, command, shard ?? null]);
}

interface TrialNames {
  /** Trials of the whole plan. */
  readonly planned: number;
  /** Trials of the part. */
  readonly mine: number;
  /** Undefined for a trial that is not of the part. */
  readonly keyOf: (index: number) => Promise<string | undefined>;
}

/** Names of a part's trials, which are drawn anew from the plan where they are asked for. */
function namesOf<T>(trials: () => Iterable<Planned<T>>, part: Shard): TrialNames {
  let planned = 0;
  for (const _ of trials()) planned += 1;
  const cursor = new TrialCursor(trials);
  return {
    ...{ planned, mine: shardSize(part, planned) },
    keyOf: async (index) => (isOfShard(part, index) ? (await cursor.at(index))?.key : undefined),
  };
}

/** How the part of a run ended, which by itself says nothing about the agent. */
async function sayOfShard<R>(
  shard: Shard,
  { done, kept, mine }: { done: TrialsDone<R>; kept: number; mine: number },
  { journal }: { readonly journal: string | null },
  { output }: Invocation,
): Promise<ExitCode> {
  await output.print(
    `shard ${shardName(shard)}: ${kept} of ${mine} trials in ${printable(journal ?? "")}\n`,
  );
  if (done.interrupted) {
    await output.warn("interrupted; the same command with --resume goes on\n");
    return EXIT.interrupted;
  }
  const why = done.stopped ?? done.gaveUp;
  if (why === null) return EXIT.ok;
  await output.warn(`error: ${printable(why)}; the same command with --resume goes on\n`);
  return EXIT.failed;
}

async function openJournal<P extends RunPlan, T, R>(
  { kind, plan, journal: path, identity, credentials = {}, head }: Job<P, T, R>,
  { planned, keyOf }: TrialNames,
  started: Date,
  flags: KeepFlags,
  invocation: Invocation,
): Promise<Journal<R> | null> {
  if (path === null) return null;
  const { context, output } = invocation;
  const header: JournalHeader = {
    format: "backtrail/probe-journal",
    schema_version: 1,
    kind: kind.name,
    tool_version: VERSION,
    plan: identity,
    credentials,
    command: wordsOf(invocation),
    started: started.toISOString(),
    ...(flags.shard
      ? {
          shard: flags.shard,
          report: { ...head, planned, reachedBy: kind.reachedBy?.(plan) ?? {} },
        }
      : {}),
  };
  const journal = await Journal.open(
    {
      path: resolve(context.cwd, path),
      header,
      schema: kind.record,
      isDone: kind.isDone,
      keyOf,
    },
    flags,
  );
  if (journal.tookOver !== null) {
    await output.talk(`process ${journal.tookOver} held this journal and is gone; going on\n`);
  }
  if (journal.resumed) {
    await output.talk(
      `resumed: ${journal.reused} trials reused, ${journal.retried} errors run again\n`,
    );
  }
  for (const name of journal.otherCredentials) {
    await output.warn(
      `warning: the run began with another value of the header ${name}; make sure that the same agent answers\n`,
    );
  }
  return journal;
}

/** Whether a run was broken off on the way, or cut in parts, is no part of what it measured. */
function wordsOf({ commandLine }: Invocation): string[] {
  return wordsOfWhole(commandLine);
}
