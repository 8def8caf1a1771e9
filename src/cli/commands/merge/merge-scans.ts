import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { parseWith } from "../../../formats/parse.ts";
import {
  AgentReportHeadSchema,
  AttackReportHeadSchema,
} from "../../../formats/scan-report-head.ts";
import { shardName, shardSize } from "../../../formats/shard.ts";
import { type ShardHead, wholeSet } from "../../../formats/shard-set.ts";
import { attackTrials } from "../../../probe/run/attack-trials.ts";
import { type JournalReader, readJournal } from "../../../probe/run/journal-reader.ts";
import { settledRecords } from "../../../probe/run/run-trials.ts";
import type { RunPlan, TrialKind } from "../../../probe/run/trial-kind.ts";
import { at } from "../../../text/at.ts";
import type { Invocation } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";
import { withValue } from "../../words.ts";
import { reportAgentScan } from "../probe/agent-report.ts";
import type { AgentScanKind } from "../probe/agent-scan.ts";
import { checkDestination } from "../probe/check-destination.ts";
import { injectionScan } from "../probe/injection-scan.ts";
import type { Kept } from "../probe/kept-run.ts";
import { memoryScan } from "../probe/memory-scan.ts";
import { reportScan } from "../probe/scan-report.ts";
import { utilityScan } from "../probe/utility-scan.ts";
import type { Merge, MergeRequest } from "./request.ts";

export const mergeInjectionScan = agentMerge(injectionScan);
export const mergeMemoryScan = agentMerge(memoryScan);
export const mergeUtilityScan = agentMerge(utilityScan);

/** Writes OUT.json from the shards of `scan`. */
export const mergeAttackScan: Merge = (request, invocation) =>
  merged(attackTrials, request, invocation, async (kept, report) => {
    const jsonReport = `${request.out}.json`;
    await checkDestination(invocation.context, jsonReport, "--out");
    const shown = ["--json-report", "--out-json"].reduce(
      (words, flag) => withValue(words, flag, jsonReport),
      kept.invocation.commandLine,
    );
    const whole = { ...kept, invocation: { ...kept.invocation, commandLine: shown } };
    const head = parseWith(AttackReportHeadSchema, report, "report");
    return reportScan(whole, head, { jsonReport, journal: null });
  });

/** Writes OUT.csv and OUT.json from the shards of a scan with an agent. */
function agentMerge<P extends RunPlan, T, R, S>(kind: AgentScanKind<P, T, R, S>): Merge {
  return (request, invocation) =>
    merged(kind.trials, request, invocation, async (kept, given) => {
      const { out } = request;
      await checkDestination(invocation.context, `${out}.csv`, "--out");
      const head = parseWith(AgentReportHeadSchema, given, "report");
      const commandLine = withValue(kept.invocation.commandLine, "--out", out);
      const whole = { ...kept, invocation: { ...kept.invocation, commandLine } };
      return reportAgentScan(whole, kind, head, out);
    });
}

/** Opens the journals of all shards, and reports the run that they are together. */
async function merged<P extends RunPlan, T, R>(
  kind: TrialKind<P, T, R>,
  { files }: MergeRequest,
  invocation: Invocation,
  write: (kept: Kept<R>, report: unknown) => Promise<ExitCode>,
): Promise<ExitCode> {
  const opened: OpenShard<R>[] = [];
  try {
    for (const { path, shown } of files) {
      const journal = await readJournal(path, kind.record);
      const { plan, shard, report, tool_version: toolVersion } = journal.header;
      opened.push({ path: shown, plan, shard, report, toolVersion, journal });
    }
    const set = wholeSet(opened);
    const { report = {}, path } = at(set, 0);
    const { planned, reachedBy } = parseWith(PlannedSchema, report, path);
    for (const one of set) refuseIncomplete(one, planned);
    const journals = set.map(({ journal }) => journal);
    const store = { inOrder: () => inOrder(journals, planned) };
    const arrivalsOf = (key: string) => journals.flatMap((journal) => journal.arrivalsOf(key));
    const { started, finished } = timesOf(journals, invocation.context.now());
    const { command: commandLine } = at(journals, 0).header;
    const done = {
      ...{ interrupted: false, stopped: null },
      gaveUp: journals.find(({ gaveUp }) => gaveUp !== null)?.gaveUp ?? null,
      durationMs: finished.getTime() - started.getTime(),
      records: () => settledRecords(kind, store, { reachedBy, arrivalsOf }),
    };
    const run = { ...invocation, commandLine };
    return await write({ done, planned, invocation: run, started, finished }, report);
  } finally {
    for (const { journal } of opened) await journal.close();
  }
}

interface OpenShard<R> extends ShardHead {
  readonly journal: JournalReader<R>;
}

const PlannedSchema = z.object({
  planned: z.int().min(0),
  reachedBy: z.record(z.string(), z.array(z.enum(["http", "mail"]))),
});

async function* inOrder<R>(journals: readonly JournalReader<R>[], planned: number) {
  for (let index = 0; index < planned; index += 1) {
    yield await at(journals, index % journals.length).record(index);
  }
}

/** The first place that the plan does not have, or null. */
function firstFrom(indexes: Iterable<number>, planned: number): number | null {
  for (const index of indexes) if (index >= planned) return index;
  return null;
}

/** From the first start to the last end, as the journals tell them. */
function timesOf(journals: readonly JournalReader<unknown>[], now: Date) {
  const starts = journals.map(({ header }) => Date.parse(header.started));
  const ends = journals.map(({ finished }) => (finished ? Date.parse(finished) : now.getTime()));
  return { started: new Date(Math.min(...starts)), finished: new Date(Math.max(...ends)) };
}

/** @throws BacktrailError with code `usage` for a shard that lacks trials of its own or holds others */
function refuseIncomplete<R>({ path, shard, journal }: OpenShard<R>, planned: number): void {
  if (shard === undefined) return;
  const strange = journal.strange ?? firstFrom(journal.indexes(), planned);
  if (strange !== null) {
    const owner = { index: (strange % shard.of) + 1, of: shard.of };
    throw usageError(
      path,
      `is shard ${shardName(shard)} and holds trial ${strange}, which ${strange < planned ? `is of shard ${shardName(owner)}: they overlap` : "the run does not have"}; run this shard again with --overwrite`,
    );
  }
  const lacking = shardSize(shard, planned) - journal.size;
  if (lacking === 0) return;
  throw usageError(
    path,
    `is shard ${shardName(shard)} and lacks ${lacking} of its ${shardSize(shard, planned)} trials; go on with it with --resume`,
  );
}
