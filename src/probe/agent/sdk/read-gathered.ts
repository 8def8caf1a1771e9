import { isMark } from "../../../formats/remark.ts";
import { USUAL_READING } from "../../answers/answer-report.ts";
import { parsedJson } from "../../answers/json-view.ts";
import { isBlank } from "../../answers/no-answer.ts";
import { readValue } from "../../answers/read-value.ts";
import { isFilterReason } from "../../answers/stop-reasons.ts";
import { failed } from "../../attempt/attempt.ts";
import type { ToolCall } from "../../contracts/tool-call.ts";
import type { IdentifiedToolCall, ModelReport, ModelRequest, Usage } from "../backend.ts";
import { type Gathered, unshaped } from "./gather.ts";
import type { Sdk } from "./sdk-options.ts";

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
  return {
    status: "answered",
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

/** An answer that the library's schema refuses and our reader knows; null for any other failure. */
export function readAnyway(sdk: Sdk, error: unknown, request: ModelRequest): ModelReport | null {
  if (request.signal.aborted || !sdk.APICallError.isInstance(error)) return null;
  const { statusCode, responseBody } = error;
  if (statusCode !== undefined && statusCode >= 400) return null;
  const body = responseBody === undefined ? undefined : parsedJson(responseBody);
  if (typeof body !== "object" || body === null) return null;
  const raw = readValue(body, USUAL_READING);
  if (raw.status !== "answered") return null;
  const untold = { inputTokens: undefined, outputTokens: undefined };
  return readReport({ ...unshaped(raw.text, untold), raw }, request);
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
