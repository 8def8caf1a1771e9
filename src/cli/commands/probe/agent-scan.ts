import { HEADER_FIELDS, type ResultDocumentSchema } from "../../../formats/result-header.ts";
import { reportJson } from "../../../formats/scan-files.ts";
import type { AgentReportHead } from "../../../formats/scan-report-head.ts";
import type { Shard } from "../../../formats/shard.ts";
import type { RunPlan } from "../../../probe/run/trial-kind.ts";
import type { AgentScanHeading } from "../../../report/injection-console.ts";
import type { ScanSarifParts } from "../../../report/scan-sarif.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";
import { documentOf } from "../../result-document.ts";
import type { AgentFlags } from "./agent-flags.ts";
import { type AgentCounts, exitOfAgentScan } from "./agent-verdict.ts";
import { checkDestination, checkResultDestinations } from "./check-destination.ts";
import { type Job, type Kept, runKept } from "./kept-run.ts";
import { type LiveHarvest, writeTraces } from "./live-traces.ts";
import type { OpenedBackend } from "./open-backend.ts";
import { moduleHashes } from "./run-guard.ts";
import { type SarifFlags, withSarif } from "./sarif-file.ts";
import { exitOfWatch, sayWhatWasSeen } from "./witness-flags.ts";
import { writeStream } from "./write-report.ts";

/** Of a scan that writes result files. */
type AgentScanFlags = AgentFlags &
  SarifFlags & { readonly out: string; readonly shard?: Shard | undefined };

/** How the records of one kind of agent scan are summed up and written. */
export interface AgentReport<R, S> {
  readonly summarize: (records: AsyncIterable<R>) => Promise<S>;
  readonly render: (summary: S, heading: AgentScanHeading) => string;
  readonly document: ResultDocumentSchema;
  /** The fields of `document`, `meta` apart. */
  readonly body: (summary: S, timing: boolean) => object;
  readonly counts: (summary: S) => AgentCounts;
  readonly line: (record: R) => string;
  readonly csvHeader: string;
  readonly csvRow: (record: R) => string;
  readonly jsonRow: (record: R) => Record<string, unknown>;
  readonly sarif?: (records: AsyncIterable<R>, parts: ScanSarifParts) => Promise<object>;
  /** A trial as a trace of the benchmark. */
  readonly harvest: LiveHarvest<R>["harvest"];
}

/** What a report is written by, beside the records and their number. */
export type AgentHead = Omit<AgentReportHead, "planned">;

/** Runs a scan with an agent under its journal, writes its files and says how it ended. */
export async function runAgentScan<
  P extends RunPlan,
  T,
  R extends { readonly reply: string | null },
  S,
>(
  job: Omit<Job<P, T, R>, "logLine" | "journal" | "credentials" | "head">,
  { report, judgeValidation = null }: ReportOfKind<R, S>,
  /** The report's `meta` without what every result file says. */
  meta: Readonly<Record<string, unknown>>,
  flags: AgentScanFlags,
  backend: OpenedBackend,
  invocation: Invocation,
): Promise<ExitCode> {
  const { context, output } = invocation;
  for (const path of [`${flags.out}.csv`, `${flags.out}.json`]) {
    await checkDestination(context, path, "--out");
  }
  await checkResultDestinations(context, invocation.options);
  const head: AgentHead = {
    ...{ seed: flags.seed, timing: flags.timing, meta: { ...meta }, judgeValidation },
    ...{ maxErrorRate: flags.maxErrorRate, maxUnobserved: flags.maxUnobserved },
    model: `${backend.name}/${backend.model}`,
    simulated: backend.simulated,
    ownAgent: flags.target !== undefined,
    inputs: [...backend.inputs],
  };
  const writer = report(judgeValidation);
  const logLine = (record: R): string => logLineOf(record, writer, flags);
  const { credentials } = backend.guard;
  const modules = flags.defenseModule.map((word) => word.replace(/#.*$/, ""));
  const defenseFiles = await moduleHashes(modules, context.cwd);
  const identity = { ...job.identity, ...backend.guard.files, defense_files: defenseFiles };
  const journal = `${flags.out}.journal.jsonl`;
  const full = { ...job, identity, credentials, journal, logLine, head };
  return runKept(full, flags, invocation, async (kept) => {
    const exit = await reportAgentScan(kept, writer, head, flags.out, () =>
      sayWhatWasSeen(backend.witness ?? null, output),
    );
    const { harvest } = writer;
    const live = { kind: job.kind.name, model: head.model, seed: flags.seed, harvest };
    if (flags.traces !== undefined) {
      await writeTraces(flags.traces, kept.done.records(), live, invocation);
    }
    const end = await exitOfWatch(exit, backend.witness ?? null, output);
    return writer.sarif ? withSarif(kept, flags, end, writer.sarif) : end;
  });
}

/** How the scans of one kind are reported, and how the judge of one did where that is known. */
export interface ReportOfKind<R, S> {
  readonly report: (judge: AgentHead["judgeValidation"]) => AgentReport<R, S>;
  readonly judgeValidation?: AgentHead["judgeValidation"];
}

/**
 * Prints what a scan with an agent found, writes its files and says how it ended.
 * @param afterTables says what is to stand behind the tables
 */
export async function reportAgentScan<R, S>(
  { done, planned, invocation, started, finished }: Kept<R>,
  report: AgentReport<R, S>,
  head: AgentHead,
  out: string,
  afterTables: () => Promise<void> = async () => {},
): Promise<ExitCode> {
  const { context, output } = invocation;
  const { timing, simulated, model, ownAgent, seed, inputs, meta } = head;
  const summary = await report.summarize(done.records());
  const heading = { model, simulated, planned, ownAgent, timing: timing && !simulated };
  await output.print(report.render(summary, heading));
  await afterTables();
  const counts = report.counts(summary);
  const missing = planned - counts.errors - counts.assessed - counts.unobserved;
  const why = done.interrupted ? "interrupted" : (done.stopped ?? "");
  const document = documentOf(report.document, report.body(summary, timing), {
    invocation,
    seed,
    inputs,
    leftOut: missing === 0 ? [] : [{ what: `${missing} trials`, why }],
    run: timing ? { started, finished: finished ?? context.now() } : null,
  });
  const fields = { ...meta, ...headOf(document) };
  const rows = mapped(done.records(), report.jsonRow);
  const lines = mapped(done.records(), report.csvRow, report.csvHeader);
  await writeStream(context, `${out}.csv`, lines, "--out");
  await writeStream(context, `${out}.json`, reportJson(fields, rows), "--out");
  await output.document({ ...document, meta }, { out });
  await output.talk(`wrote ${out}.csv and ${out}.json\n`);
  return exitOfAgentScan(counts, done, head, invocation);
}

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
