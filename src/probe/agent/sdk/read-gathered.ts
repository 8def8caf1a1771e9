import { isMark } from "../../../formats/remark.ts";
import { NO_ORIGIN, USUAL_READING } from "../../answers/answer-report.ts";
import { parsedJson } from "../../answers/json-view.ts";
import { isBlank } from "../../answers/no-answer.ts";
import { readBody } from "../../answers/read-body.ts";
import { isFilterReason } from "../../answers/stop-reasons.ts";
import { streamKind } from "../../answers/stream-frames.ts";
import { failed } from "../../attempt/attempt.ts";
import type { ToolCall } from "../../contracts/tool-call.ts";
import type { IdentifiedToolCall, ModelReport, ModelRequest, Usage } from "../backend.ts";
import { type Gathered, unshaped } from "./gather.ts";
import type { KeptAnswer } from "./kept-answer.ts";

/**
 * The answer as our own reader has it, so that the same bytes mean the same as over HTTP; what the
 * reader has no eyes for is the library's.
 */
export function readReport(gathered: Gathered, request: ModelRequest): ModelReport {
  const report = reportOf(gathered);
  const { raw } = gathered;
  // A judge is asked for an object, and its words are not an agent's.
  if (raw === null || request.answerSchema !== undefined) return report;
  if (raw.status === "blocked_by_provider") {
    const seen =
      report.status === "failed" ? {} : { text: gathered.text, toolCalls: callsOf(gathered) };
    return { status: "blocked_by_provider", reason: "content filter", ...seen };
  }
  // Neither word nor call: the loop knows what that means after what was done before.
  if (raw.status === "failed") {
    return report.status === "failed" || gathered.toolCalls.length > 0 || isBlank(gathered.text)
      ? report
      : { ...raw };
  }
  const answered = report.status === "answered" ? report : null;
  const read = raw.toolCalls ?? [];
  const known = callsOf(gathered);
  // A form in which a call would not have shown, or in which one may stand that cannot be read.
  const hidden = raw.toolCalls === null && known.length === 0;
  return {
    status: "answered",
    ...(hidden ? { observedCalls: null } : {}),
    text: raw.text === "" ? gathered.text : raw.text,
    toolCalls:
      read.length >= known.length
        ? read.map((call, place) => identified(call, known, place))
        : known,
    writtenCalls: raw.writtenCalls ?? [],
    notes: raw.notes.filter(isMark),
    usage: usageOf(gathered),
    warnings: answered?.warnings ?? gathered.warnings.map((warning) => JSON.stringify(warning)),
  };
}

/**
 * An answer that the library refuses, for it is not of the provider's form to the letter, and that our
 * reader knows; null where it knows none. It came to its end, or it is none.
 */
export async function readAnyway(
  answer: KeptAnswer | null,
  request: ModelRequest,
): Promise<ModelReport | null> {
  if (answer === null || request.answerSchema !== undefined) return null;
  const text = await answer.text;
  if (text === null || request.signal.aborted || !hasForm(text, answer.contentType)) return null;
  const raw = readBody(text, answer.contentType, USUAL_READING, NO_ORIGIN);
  if (raw.status === "failed") return null;
  const said = raw.status === "answered" ? raw.text : (raw.seen?.text ?? "");
  return readReport({ ...unshaped(said, undefined), raw }, request);
}

/** Plain words of a server, a page of a gateway, are no model's answer. */
function hasForm(text: string, contentType: string): boolean {
  const value = parsedJson(text);
  return streamKind(contentType, text) !== null || (typeof value === "object" && value !== null);
}

/** A call that was read, with the id that its result must carry. */
function identified(
  { id, name, args }: ToolCall,
  known: readonly IdentifiedToolCall[],
  place: number,
): IdentifiedToolCall {
  const twin = known.find((call) => call.id === id) ?? known[place];
  return { id: id ?? twin?.id ?? `call_${place}`, name, args };
}

function callsOf({ toolCalls }: Gathered): readonly IdentifiedToolCall[] {
  return toolCalls.map(({ toolCallId, toolName, input }) => ({
    id: toolCallId,
    name: toolName,
    args: input,
  }));
}

function usageOf({ usage }: Gathered): Usage {
  return { inputTokens: usage.inputTokens ?? null, outputTokens: usage.outputTokens ?? null };
}

/** The answer as the library has it. */
export function reportOf(gathered: Gathered): ModelReport {
  const { text, finishReason } = gathered;
  const toolCalls = callsOf(gathered);
  if (finishReason === "content-filter" || isFilterReason(gathered.rawFinishReason)) {
    return { status: "blocked_by_provider", reason: "content filter", text, toolCalls };
  }
  if (finishReason === "error") {
    return failed("server_error", "the provider ended the answer with an error", {
      retryable: true,
    });
  }
  if (finishReason === "length" && text.trim() === "" && toolCalls.length === 0) {
    return failed("bad_answer", "the limit of output tokens was reached before a word was said");
  }
  return {
    status: "answered",
    text,
    toolCalls,
    usage: usageOf(gathered),
    warnings: gathered.warnings.map((warning) => JSON.stringify(warning)),
  };
}
