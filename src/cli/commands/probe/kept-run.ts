import { resolve } from "node:path";
import type { JournalHeader } from "../../../formats/trial-journal.ts";
import { VERSION } from "../../../formats/version.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import { Journal } from "../../../probe/run/journal.ts";
import { runTrials, type TrialsDone } from "../../../probe/run/run-trials.ts";
import type { RunPlan, TrialKind } from "../../../probe/run/trial-kind.ts";
import type { Invocation } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";
import { progressBar } from "../../progress.ts";

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
}

export interface KeepFlags {
  readonly resume: boolean;
  readonly overwrite: boolean;
}

/** Runs a job under its journal and lets it be reported; marks a run that has all its trials. */
export async function runKept<P extends RunPlan, T, R>(
  job: Job<P, T, R>,
  flags: KeepFlags,
  invocation: Invocation,
  report: (kept: Kept<R>) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { context } = invocation;
  const { kind, plan } = job;
  const started = context.now();
  const keys = [...kind.trials(plan)].map(({ key }) => key);
  const journal = await openJournal(job, keys, started, flags, invocation);
  try {
    const progress = progressBar(
      context.stderr,
      { total: keys.length, already: journal?.reused ?? 0, hits: job.hits },
      systemClock.now,
    );
    const done = await runTrials(kind, plan, {
      ...(journal ? { store: journal, arrivals: journal } : {}),
      signal: context.signal,
      onRecord: (record) => {
        progress.step(kind.hit(record));
        const line = job.logLine(record);
        if (line !== "") void context.stderr.write(line);
      },
    });
    progress.end();
    const commandLine = journal?.header.command ?? wordsOf(invocation);
    const shown = { ...invocation, commandLine };
    const exit = await report({ done, planned: keys.length, invocation: shown, started });
    if (!done.interrupted && journal?.recorded === keys.length) await journal.finish(context.now());
    return exit;
  } finally {
    await journal?.close();
  }
}

async function openJournal<P extends RunPlan, T, R>(
  { kind, journal: path, identity, credentials = {} }: Job<P, T, R>,
  keys: readonly string[],
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
  };
  const journal = await Journal.open(
    {
      path: resolve(context.cwd, path),
      header,
      schema: kind.record,
      isDone: kind.isDone,
      keyOf: (index) => keys[index],
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

/** Whether a run was broken off on the way is no part of what it measured. */
function wordsOf({ commandLine }: Invocation): string[] {
  return commandLine.filter((word) => word !== "--resume" && word !== "--overwrite");
}
