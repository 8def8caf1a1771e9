import { usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { TraceCauseDocumentSchema } from "../../../formats/log-documents.ts";
import type { DocumentBody } from "../../../formats/result-header.ts";
import { chooseActs } from "../../../joins/cause/choose-acts.ts";
import { CauseTracer } from "../../../joins/cause/trace-cause.ts";
import { importPaths } from "../../../logs/import/import-paths.ts";
import type { Importer } from "../../../logs/importers/importer.ts";
import type { ChannelMap } from "../../../logs/transcript/channel-map.ts";
import { LogPage } from "../../../report/html/log-page.ts";
import { inputFacts, type PageInput } from "../../../report/html/page-kind.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import type { PageSource } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { CauseAnswers, issuePlace } from "./cause-answers.ts";

type Body = DocumentBody<typeof TraceCauseDocumentSchema>;

export interface CauseQuestion {
  /** A number from 1 over all calls of the log, a call's id or an event's. */
  readonly call?: string | undefined;
  readonly calls?: boolean | undefined;
  readonly find?: string | undefined;
  readonly event?: string | undefined;
  /** With `find`: the passages that the agent read, not its acts. */
  readonly read?: boolean | undefined;
}

/** The log, or the folder of logs, that is asked. */
export interface CauseLog {
  readonly path: string;
  /** Null to go by content. */
  readonly importer: Importer | null;
  readonly map: ChannelMap;
}

/** Answers why an agent of a log, or of a folder of logs, acted; exit 2 when untrusted text asked for it. */
export async function traceCauses(
  invocation: Invocation,
  question: CauseQuestion,
  { path, ...reading }: CauseLog,
): Promise<ExitCode> {
  const { context, output } = invocation;
  const answers = new CauseAnswers(output, context.stdout.columns ?? 120);
  const inputs: { path: string; sha256: string }[] = [];
  const leftOut: { what: string; why: string }[] = [];
  const tracer = new CauseTracer();
  const page = invocation.options["html"] === undefined ? null : new LogPage(question);
  let [transcripts, calls] = [0, 0];
  const { signal } = context;
  for await (const step of importPaths({ paths: [path], ...reading, signal, strict: false })) {
    if (step.type === "file") {
      await answers.endFile();
      inputs.push({ path: step.label, sha256: await hashFile(step.path) });
    }
    if (step.type === "issue") {
      const [{ kind, reason }, where] = [step.issue, issuePlace(step.issue)];
      if (kind !== "note") leftOut.push({ what: where, why: reason });
      answers.issue(step.issue);
      await output.warn(`${kind}: ${printable(where)}: ${printable(reason)}\n`);
      page?.issue(step.issue);
    }
    if (step.type !== "transcript") continue;
    transcripts += 1;
    const { transcript } = step;
    tracer.open(transcript);
    page?.add(transcript);
    for (const chosen of chooseActs(transcript, question, calls)) {
      const { event } = chosen;
      if (chosen.kind === "act") answers.add({ event, cause: tracer.act(event.eventId) });
      else answers.add({ found: tracer.text(event.eventId, chosen.span) });
    }
    calls += transcript.events.filter(({ kind }) => kind === "call").length;
  }
  await answers.endFile();
  const { acts, texts } = answers;
  if (transcripts > 0 && acts.length + texts.length === 0) throw notThere(question, calls);
  const counts = verdictCounts(acts);
  await output.document(
    resultDocument(TraceCauseDocumentSchema, {
      invocation,
      inputs,
      leftOut,
      body: {
        ...{ transcripts, acts, texts },
        verdicts: [...counts].sort().map(([name, count]) => ({ name, count })),
      },
    }),
    pageOf(page, invocation.args[0] ?? "", inputs),
  );
  if (counts.has("rests on untrusted text")) return EXIT.finding;
  return transcripts === 0 || counts.has("cannot be told") ? EXIT.failed : EXIT.ok;
}

/** What was asked about as a page, where one is to be written. */
function pageOf(page: LogPage | null, name: string, inputs: readonly PageInput[]): PageSource {
  return page === null ? {} : { documents: async () => [page.page(name, inputFacts(inputs))] };
}

function verdictCounts(acts: Body["acts"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { verdict } of acts) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return counts;
}

function notThere(question: CauseQuestion, calls: number): Error {
  const { call, find, event } = question;
  if (call !== undefined)
    return usageError(
      "--call",
      `no call ${JSON.stringify(call)}; the log has ${calls} calls, counted from 1`,
    );
  if (event !== undefined)
    return usageError(
      "--event",
      `no event ${JSON.stringify(event)}; \`backtrail trace LOG\` lists them`,
    );
  if (find !== undefined)
    return usageError(
      "--find",
      `no event of the log holds ${JSON.stringify(find)}; give other words`,
    );
  return usageError("--calls", "the log holds no call");
}
