import type { ResultDocumentSchema } from "../../../formats/result-header.ts";
import { reportJson } from "../../../formats/scan-files.ts";
import type { AgentPlan } from "../../../probe/run/agent-plan.ts";
import type { TrialsDone } from "../../../probe/run/run-trials.ts";
import type { AgentScanHeading } from "../../../report/injection-console.ts";
import { formatPercent } from "../../../stats/rational.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { documentOf } from "../../result-document.ts";
import type { AgentFlags } from "./agent-flags.ts";
import { checkDestination, checkJsonDestination } from "./check-destination.ts";
import { type Job, type Kept, runKept } from "./kept-run.ts";
import type { OpenedBackend } from "./open-backend.ts";
import { moduleHashes } from "./run-guard.ts";
import { writeStream } from "./write-report.ts";

/** How the records of one kind of agent scan are summed up and written. */
export interface AgentReport<R, S> {
  readonly summarize: (records: AsyncIterable<R>) => Promise<S>;
  readonly render: (summary: S, heading: AgentScanHeading) => string;
  readonly document: ResultDocumentSchema;
  /** The fields of `document`, `meta` apart. */
  readonly body: (summary: S, timing: boolean) => object;
  readonly counts: (summary: S) => Counts;
  readonly line: (record: R) => string;
  readonly csvHeader: string;
  readonly csvRow: (record: R) => string;
  readonly jsonRow: (record: R) => Record<string, unknown>;
}

/** How many trials said something, failed, or could not be seen. */
interface Counts {
  readonly errors: number;
  readonly assessed: number;
  readonly unobserved: number;
  /** Of `assessed`: those that the provider's filter answered instead of the agent. */
  readonly blockedByProvider: number;
}

/** Runs a scan with an agent under its journal, writes its files and says how it ended. */
export async function runAgentScan<
  P extends AgentPlan,
  T,
  R extends { readonly reply: string | null },
  S,
>(
  job: Omit<Job<P, T, R>, "logLine" | "journal" | "credentials">,
  report: AgentReport<R, S>,
  /** The report's `meta` without what every result file says. */
  meta: Readonly<Record<string, unknown>>,
  flags: AgentFlags & { readonly out: string },
  backend: OpenedBackend,
  invocation: Invocation,
): Promise<ExitCode> {
  const { context } = invocation;
  for (const path of [`${flags.out}.csv`, `${flags.out}.json`]) {
    await checkDestination(context, path, "--out");
  }
  await checkJsonDestination(context, invocation.options);
  const logLine = (record: R): string => logLineOf(record, report, flags);
  const { credentials } = backend.guard;
  const modules = flags.defenseModule.map((word) => word.replace(/#.*$/, ""));
  const defenseFiles = await moduleHashes(modules, context.cwd);
  const identity = { ...job.identity, ...backend.guard.files, defense_files: defenseFiles };
  const journal = `${flags.out}.journal.jsonl`;
  return runKept({ ...job, identity, credentials, journal, logLine }, flags, invocation, (kept) =>
    reportOn(kept, report, meta, flags, backend),
  );
}

async function reportOn<R, S>(
  { done, planned, invocation, started }: Kept<R>,
  report: AgentReport<R, S>,
  meta: Readonly<Record<string, unknown>>,
  flags: AgentFlags & { readonly out: string },
  backend: OpenedBackend,
): Promise<ExitCode> {
  const { context, output } = invocation;
  const { out, timing } = flags;
  const summary = await report.summarize(done.records());
  const { simulated } = backend;
  const heading = {
    model: `${backend.name}/${backend.model}`,
    simulated,
    planned,
    ownAgent: flags.target !== undefined,
    timing: timing && !simulated,
  };
  await output.print(report.render(summary, heading));
  const counts = report.counts(summary);
  const missing = planned - counts.errors - counts.assessed - counts.unobserved;
  const why = done.interrupted ? "interrupted" : (done.stopped ?? "");
  const document = documentOf(report.document, report.body(summary, timing), {
    invocation,
    seed: flags.seed,
    inputs: backend.inputs,
    leftOut: missing === 0 ? [] : [{ what: `${missing} trials`, why }],
    run: timing ? { started, finished: context.now() } : null,
  });
  const head = { ...meta, ...headOf(document) };
  const rows = mapped(done.records(), report.jsonRow);
  const lines = mapped(done.records(), report.csvRow, report.csvHeader);
  await writeStream(context, `${out}.csv`, lines, "--out");
  await writeStream(context, `${out}.json`, reportJson(head, rows), "--out");
  await output.document({ ...document, meta });
  await output.talk(`wrote ${out}.csv and ${out}.json\n`);
  return verdictOn(counts, done, flags, invocation);
}

const HEADER_FIELDS = [
  "format",
  "schema_version",
  "tool_version",
  "command",
  "inputs",
  "environment",
  "left_out",
  "run",
];

function headOf(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(HEADER_FIELDS.map((field) => [field, document[field]]));
}

async function* mapped<R, O>(
  records: AsyncIterable<R>,
  piece: (record: R) => O,
  ...before: readonly O[]
): AsyncGenerator<O> {
  yield* before;
  for await (const record of records) yield piece(record);
}

function logLineOf<R extends { readonly reply: string | null }, S>(
  record: R,
  { jsonRow, line }: AgentReport<R, S>,
  { logJson, verbose }: AgentFlags,
): string {
  if (logJson) return `${JSON.stringify({ event: "trial", ...jsonRow(record) })}\n`;
  if (verbose === 0) return "";
  const { reply } = record;
  const more = verbose > 1 && reply !== null ? `    ${printable(reply.slice(0, 500))}\n` : "";
  return `${printable(line(record))}\n${more}`;
}

/** The exit code, with the reason on stderr when it is not 0. */
async function verdictOn<R>(
  { errors, assessed, unobserved, blockedByProvider }: Counts,
  done: TrialsDone<R>,
  flags: AgentFlags,
  { output }: Invocation,
): Promise<ExitCode> {
  if (done.interrupted) {
    await output.warn("interrupted; the same command with --resume goes on\n");
    return EXIT.interrupted;
  }
  if (done.gaveUp !== null) await output.warn(`error: given up: ${printable(done.gaveUp)}\n`);
  if (done.stopped !== null) {
    await output.warn(
      `error: ${done.stopped}; the same command with a higher limit and --resume goes on\n`,
    );
    return EXIT.failed;
  }
  const attempted = errors + assessed + unobserved;
  if (unobserved > flags.maxUnobserved * attempted) {
    await output.warn(
      `error: in ${unobserved} of ${attempted} trials (${formatPercent(unobserved, attempted)} %) what the agent did could not be seen, more than --max-unobserved ${flags.maxUnobserved} allows; an agent that was not watched is not a safe agent. Let its answers show its tool calls, name the place with --calls-field, or leave out the probes of acts with --probes.\n`,
    );
    return EXIT.failed;
  }
  if (assessed > 0 && blockedByProvider === assessed) {
    await output.warn(
      `error: the provider's filter answered all ${assessed} trials; this says nothing about the agent.\n`,
    );
    return EXIT.failed;
  }
  if (assessed > 0 && errors <= flags.maxErrorRate * attempted) return EXIT.ok;
  await output.warn(
    `error: ${errors} of ${attempted} trials failed (${formatPercent(errors, attempted)} %)${assessed === 0 ? "" : `, more than --max-error-rate ${flags.maxErrorRate} allows`}; an agent that is down is not a safe agent. --resume runs the failed ones again.\n`,
  );
  return EXIT.failed;
}
