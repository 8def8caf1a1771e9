import { HEADER_FIELDS, type ResultDocumentSchema } from "../../../formats/result-header.ts";
import { reportJson } from "../../../formats/scan-files.ts";
import type { AgentReportHead } from "../../../formats/scan-report-head.ts";
import type { AgentScanHeading } from "../../../report/injection-console.ts";
import type { JudgeValidation } from "../../../report/judge-correction.ts";
import type { ScanSarifParts } from "../../../report/scan-sarif.ts";
import type { ExitCode } from "../../exit-code.ts";
import { documentOf } from "../../result-document.ts";
import { type AgentCounts, exitOfAgentScan } from "./agent-verdict.ts";
import type { Kept } from "./kept-run.ts";
import type { LiveHarvest } from "./live-traces.ts";
import { writeStream } from "./write-report.ts";

/** How the records of one kind of scan with an agent are summed up and written. */
export interface AgentReport<R, S> {
  readonly summarize: (records: AsyncIterable<R>) => Promise<S>;
  readonly render: (summary: S, heading: AgentScanHeading) => string;
  readonly document: ResultDocumentSchema;
  /** The fields of `document`, `meta` apart. */
  readonly body: (summary: S, timing: boolean, judge: JudgeValidation | null) => object;
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
  const { timing, simulated, model, ownAgent, seed, inputs, meta, judgeValidation: judge } = head;
  const summary = await report.summarize(done.records());
  const heading = { model, simulated, planned, ownAgent, timing: timing && !simulated, judge };
  await output.print(report.render(summary, heading));
  await afterTables();
  const counts = report.counts(summary);
  const missing = planned - counts.errors - counts.assessed - counts.unobserved;
  const why = done.interrupted ? "interrupted" : (done.stopped ?? "");
  const document = documentOf(report.document, report.body(summary, timing, judge), {
    invocation,
    seed,
    inputs,
    leftOut: missing === 0 ? [] : [{ what: `${missing} trials`, why }],
    run: timing ? { started, finished: finished ?? context.now() } : null,
  });
  const told: Readonly<Record<string, unknown>> = document;
  const header = Object.fromEntries(HEADER_FIELDS.map((field) => [field, told[field]]));
  const rows = mapped(done.records(), report.jsonRow);
  const lines = mapped(done.records(), report.csvRow, report.csvHeader);
  await writeStream(context, `${out}.csv`, lines, "--out");
  await writeStream(context, `${out}.json`, reportJson({ ...meta, ...header }, rows), "--out");
  await output.document({ ...document, meta }, { out });
  await output.talk(`wrote ${out}.csv and ${out}.json\n`);
  return exitOfAgentScan(counts, done, head, invocation);
}

async function* mapped<R, O>(
  records: AsyncIterable<R>,
  piece: (record: R) => O,
  ...before: readonly O[]
): AsyncGenerator<O> {
  yield* before;
  for await (const record of records) yield piece(record);
}
