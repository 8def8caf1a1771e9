import type { z } from "zod";
import { reportJson } from "../../../formats/scan-files.ts";
import type { JournalHeader } from "../../../formats/trial-journal.ts";
import { VERSION } from "../../../formats/version.ts";
import type { AgentSurroundings, Journal } from "../../../probe/index.ts";
import { deriveSeed, seededRandom } from "../../../random/random.ts";
import { formatPercent } from "../../../stats/rational.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { type Progress, progressBar } from "../../progress.ts";
import { untypedDocument } from "../../result-document.ts";
import { systemClock } from "../../system-clock.ts";
import type { AgentFlags } from "./agent-flags.ts";
import type { OpenedBackend } from "./open-backend.ts";
import { openJournal } from "./open-journal.ts";
import { writeStream } from "./write-report.ts";

/** What makes an injection scan differ from a utility scan, as far as the command is concerned. */
export interface AgentScanKind<R, S> {
  readonly kind: "injection" | "utility";
  readonly out: string;
  readonly trialKeys: readonly string[];
  readonly schema: z.ZodType<R>;
  readonly isDone: (record: R) => boolean;
  /** Everything that decides what a trial is. */
  readonly plan: Readonly<Record<string, unknown>>;
  readonly run: (
    store: Journal<R>,
    around: AgentSurroundings & { readonly onRecord: (record: R) => void },
  ) => Promise<{ interrupted: boolean; stopped: string | null; gaveUp: string | null }>;
  readonly summarize: (records: AsyncIterable<R>) => Promise<S>;
  readonly render: (summary: S) => string;
  readonly body: (summary: S) => Record<string, unknown>;
  readonly errorsOf: (summary: S) => { readonly errors: number; readonly assessed: number };
  /** Whether a trial leaked (or, in a utility scan, succeeded); null for an error. */
  readonly hit: (record: R) => boolean | null;
  readonly hits: string;
  readonly logLine: (record: R) => { readonly head: string; readonly reply: string | null };
  readonly csvHeader: string;
  readonly csvRow: (record: R) => string;
  readonly jsonRow: (record: R) => Record<string, unknown>;
  /** The report's `meta` without what every result file says. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Runs a scan with an agent, keeps its journal, writes its files and says how it ended. */
export async function runAgentScan<R, S>(
  kind: AgentScanKind<R, S>,
  flags: AgentFlags,
  backend: OpenedBackend,
  invocation: Invocation,
): Promise<ExitCode> {
  const { context, output } = invocation;
  const started = context.now();
  const journal = await openJournal<R>(
    {
      path: `${kind.out}.journal.jsonl`,
      header: headerOf(kind, invocation, started),
      schema: kind.schema,
      isDone: kind.isDone,
      keyOf: (index) => kind.trialKeys[index],
    },
    flags,
    invocation,
  );
  try {
    const progress = progressBar(
      context.stderr,
      { total: kind.trialKeys.length, already: journal.reused, hits: kind.hits },
      systemClock.now,
    );
    const done = await kind.run(journal, {
      clock: systemClock,
      random: seededRandom(deriveSeed(flags.seed, "jitter")),
      signal: context.signal,
      onRecord: (record) => observe(record, kind, flags, progress, invocation),
    });
    progress.end();
    const summary = await kind.summarize(journal.inOrder());
    await output.print(kind.render(summary));
    const { errors, assessed } = kind.errorsOf(summary);
    const missing = kind.trialKeys.length - errors - assessed;
    const why = done.interrupted ? "interrupted" : (done.stopped ?? "");
    const document = untypedDocument({
      format: `backtrail/probe-${kind.kind}`,
      schemaVersion: 1,
      invocation: { ...invocation, commandLine: journal.header.command },
      seed: flags.seed,
      inputs: backend.inputs,
      leftOut: missing === 0 ? [] : [{ what: `${missing} trials`, why }],
      body: kind.body(summary),
      run: flags.timing ? { started, finished: context.now() } : null,
    });
    const meta = { ...kind.meta, ...metaOf(document) };
    await writeStream(context, `${kind.out}.csv`, csvPieces(kind, journal), "--out");
    await writeStream(
      context,
      `${kind.out}.json`,
      reportJson(meta, jsonRows(kind, journal)),
      "--out",
    );
    await output.document({ ...document, meta: kind.meta });
    await output.talk(`wrote ${kind.out}.csv and ${kind.out}.json\n`);
    if (!done.interrupted && missing === 0) await journal.finish(context.now());
    return await verdictOn({ errors, assessed }, done, flags, invocation);
  } finally {
    await journal.close();
  }
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

function metaOf(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(HEADER_FIELDS.map((field) => [field, document[field]]));
}

function headerOf<R, S>(
  kind: AgentScanKind<R, S>,
  { commandLine }: Invocation,
  started: Date,
): JournalHeader {
  return {
    format: "backtrail/probe-journal",
    schema_version: 1,
    kind: kind.kind,
    tool_version: VERSION,
    plan: { ...kind.plan },
    // Whether a run was broken off on the way is no part of what it measured.
    command: commandLine.filter((word) => word !== "--resume" && word !== "--overwrite"),
    started: started.toISOString(),
  };
}

function observe<R, S>(
  record: R,
  kind: AgentScanKind<R, S>,
  flags: AgentFlags,
  progress: Progress,
  { context }: Invocation,
): void {
  progress.step(kind.hit(record));
  if (flags.logJson) {
    void context.stderr.write(`${JSON.stringify({ event: "trial", ...kind.jsonRow(record) })}\n`);
  } else if (flags.verbose > 0) {
    const { head, reply } = kind.logLine(record);
    const more =
      flags.verbose > 1 && reply !== null ? `    ${printable(reply.slice(0, 500))}\n` : "";
    void context.stderr.write(`${printable(head)}\n${more}`);
  }
}

async function* csvPieces<R, S>(
  kind: AgentScanKind<R, S>,
  journal: Journal<R>,
): AsyncGenerator<string> {
  yield kind.csvHeader;
  for await (const record of journal.inOrder()) yield kind.csvRow(record);
}

async function* jsonRows<R, S>(
  kind: AgentScanKind<R, S>,
  journal: Journal<R>,
): AsyncGenerator<Record<string, unknown>> {
  for await (const record of journal.inOrder()) yield kind.jsonRow(record);
}

/** The exit code, with the reason on stderr when it is not 0. */
async function verdictOn(
  { errors, assessed }: { readonly errors: number; readonly assessed: number },
  done: {
    readonly interrupted: boolean;
    readonly stopped: string | null;
    readonly gaveUp: string | null;
  },
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
  const attempted = errors + assessed;
  if (assessed > 0 && errors <= flags.maxErrorRate * attempted) return EXIT.ok;
  await output.warn(
    `error: ${errors} of ${attempted} trials failed (${formatPercent(errors, attempted)} %)${assessed === 0 ? "" : `, more than --max-error-rate ${flags.maxErrorRate} allows`}; an agent that is down is not a safe agent. --resume runs the failed ones again.\n`,
  );
  return EXIT.failed;
}
