import { basename, resolve } from "node:path";
import { z } from "zod";
import { BacktrailError, reasonOf, usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { TraceDocumentSchema, TraceLogDocumentSchema } from "../../../formats/log-documents.ts";
import type { DocumentBody } from "../../../formats/result-header.ts";
import { importPaths } from "../../../logs/import/import-paths.ts";
import type { Importer } from "../../../logs/importers/importer.ts";
import { importerOf } from "../../../logs/importers/registry.ts";
import type { GroundTruth, Trace } from "../../../pab/model.ts";
import { LogPage } from "../../../report/html/log-page.ts";
import { inputFacts } from "../../../report/html/page-kind.ts";
import { renderTrace, renderTranscript } from "../../../report/trace-console.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { intFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { openTrace } from "../report/open-trace.ts";
import { readChannelMap } from "./channel-map-file.ts";
import { readCorpusTrace, truthsBeside } from "./corpus-trace.ts";
import { traceCauses } from "./trace-cause.ts";

const Options = z.object({
  instruction: intFlag(1).optional(),
  format: textFlag.optional(),
  map: textFlag.optional(),
  call: z.union([textFlag, z.number()]).transform(String).optional(),
  calls: switchFlag.optional(),
  find: textFlag.optional(),
  read: switchFlag.optional(),
  event: textFlag.optional(),
});

type Flags = z.output<typeof Options>;

export const run: RunCommand = async (invocation) => {
  const flags = parseOptions(Options, invocation.options);
  const path = resolve(invocation.context.cwd, invocation.args[0] ?? "");
  const asked = ["call", "calls", "find", "event"].filter((name) => Object.hasOwn(flags, name));
  if (asked.length > 1)
    throw usageError(`--${asked[1]}`, `ask one question at a time: --${asked[0]} or --${asked[1]}`);
  if (flags.read && flags.find === undefined)
    throw usageError("--read", "belongs to --find; name the words with --find TEXT");
  const trace = await readCorpusTrace(path);
  if (trace && asked.length > 0)
    throw usageError(
      `--${asked[0]}`,
      "a corpus trace holds no calls; name the log it was made from",
    );
  if (trace) return showTrace(invocation, flags, path, trace);
  if (flags.instruction !== undefined)
    throw usageError(
      "--instruction",
      "a log has no ground truth; ask with --call, --find or --event",
    );
  if (asked.length > 0)
    return traceCauses(invocation, flags, {
      path,
      importer: importerNamed(flags.format),
      map: await readChannelMap(invocation.context, flags.map),
    });
  return showLog(invocation, flags, path);
};

async function showTrace(
  invocation: Invocation,
  flags: Flags,
  path: string,
  trace: Trace,
): Promise<ExitCode> {
  const { context, output } = invocation;
  const truths = await truthsBeside(path, trace.traceId);
  const chosen = choose(truths, flags.instruction);
  await output.print(renderTrace(trace, truths, chosen, context.stdout.columns ?? 120));
  if (truths.length === 0) await output.talk("no ground truth for this trace beside it\n");
  await output.document(
    resultDocument(TraceDocumentSchema, {
      invocation,
      inputs: [{ path: invocation.args[0] ?? "", sha256: await hashOf(path) }],
      body: {
        trace_id: trace.traceId,
        events: trace.events.map(({ eventId, channel, actor }) => ({
          event_id: eventId,
          channel,
          actor,
        })),
        instructions: truths.map((truth) => ({
          instruction_id: truth.instructionId,
          surface_event_id: truth.eventId,
          surface_span: truth.surfaceSpan,
          origin_event_id: truth.originEventId,
          chain: truth.hopChain,
          authorized: truth.authorized,
        })),
      },
    }),
    { documents: async () => [await openTrace(trace, path, invocation.args[0] ?? "")] },
  );
  return EXIT.ok;
}

function choose(truths: readonly GroundTruth[], wanted: number | undefined): number | null {
  if (wanted !== undefined) {
    if (wanted <= truths.length) return wanted - 1;
    throw new BacktrailError({
      code: "usage",
      where: "--instruction",
      message: `the trace has ${truths.length} instructions with ground truth; there is no number ${wanted}`,
    });
  }
  const planted = truths.findIndex(({ authorized }) => !authorized);
  return planted >= 0 ? planted : truths.length > 0 ? 0 : null;
}

async function hashOf(path: string): Promise<string> {
  try {
    return await hashFile(path);
  } catch (cause) {
    const message = `cannot be read: ${reasonOf(cause).replace(/, (?:open|read) ?.*$/, "")}; name a trace or a log`;
    throw new BacktrailError({ code: "io", where: path, message, cause });
  }
}

function importerNamed(format: string | undefined): Importer | null {
  if (format === undefined || format === "auto") return null;
  const importer = importerOf(format);
  if (importer === null) throw usageError("--format", `there is no format ${printable(format)}`);
  return importer;
}

async function showLog(invocation: Invocation, flags: Flags, path: string): Promise<ExitCode> {
  const { context, output } = invocation;
  const importer = importerNamed(flags.format);
  const map = await readChannelMap(context, flags.map);
  const transcripts: DocumentBody<typeof TraceLogDocumentSchema>["transcripts"][number][] = [];
  const width = context.stdout.columns ?? 120;
  const html = invocation.options["html"];
  const page = html === undefined ? null : new LogPage();
  const inputs = [{ path: invocation.args[0] ?? "", sha256: await hashOf(path) }];
  for await (const step of importPaths({
    paths: [path],
    importer,
    map,
    signal: context.signal,
    strict: false,
  })) {
    if (step.type === "issue") {
      const { kind, line, pointer, reason } = step.issue;
      page?.issue(step.issue);
      await output.warn(
        `${kind}: ${printable(basename(path))}${line === null ? "" : `:${line}`}${printable(pointer)}: ${printable(reason)}\n`,
      );
    } else if (step.type === "transcript") {
      const { transcriptId, format, name, events } = step.transcript;
      page?.add(step.transcript);
      await output.print(
        `${transcripts.length > 0 ? "\n" : ""}${renderTranscript(step.transcript, width)}`,
      );
      transcripts.push({
        transcript_id: transcriptId,
        format,
        name,
        events: events.map(({ eventId, channel, kind, actor, evidence }) => ({
          event_id: eventId,
          channel,
          kind,
          actor,
          evidence,
        })),
      });
    }
  }
  await output.document(
    resultDocument(TraceLogDocumentSchema, {
      invocation,
      inputs,
      body: { transcripts },
    }),
    page === null
      ? {}
      : { documents: async () => [page.page(invocation.args[0] ?? "", inputFacts(inputs))] },
  );
  return transcripts.length === 0 ? EXIT.failed : EXIT.ok;
}
