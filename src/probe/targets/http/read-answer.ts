import { sseEvents } from "../../../formats/sse.ts";
import { failed } from "../../attempt/attempt.ts";
import type { TargetReport } from "../target.ts";
import { assembleStream, isFilterReason } from "./assemble-stream.ts";
import { classifyError, errorBody } from "./classify.ts";
import { decodeBody } from "./decode-body.ts";
import type { FieldPath } from "./field-path.ts";
import { outputText } from "./output-text.ts";
import { retryAfterMs } from "./retry-after.ts";
import { ndjsonFrames, streamKind } from "./stream-frames.ts";
import { ToolCallParts } from "./tool-call-parts.ts";
import type { HeaderView, RawResponse } from "./transport.ts";

/** A response whose body was read to its end. */
export interface WholeResponse extends RawResponse {
  readonly body: Uint8Array;
}

/** What a response means: an answer, a block, or a failure. It never throws. */
export function readAnswer(
  response: WholeResponse,
  outputPath: FieldPath | null,
  wallMs: number,
): TargetReport {
  const contentType = response.headers.get("content-type") ?? "";
  const { text, encoding, stated } = decodeBody(response.body, contentType);
  const wait = retryAfterMs(response.headers, wallMs);
  const notes = stated
    ? []
    : [`no charset was stated and the bytes are no UTF-8: read as ${encoding}`];
  if (response.status >= 300 && response.status < 400) {
    const to = response.headers.get("location") ?? "somewhere unknown";
    return failed(
      "bad_request",
      `HTTP ${response.status}, redirected to ${to}; use that address as --endpoint if it is right`,
      { httpStatus: response.status },
    );
  }
  if (response.status >= 400) {
    return classifyError(response.status, errorBody(asError(text)), wait);
  }
  const report =
    text.trim() === ""
      ? emptyAnswer(response.status, wait)
      : readText(text, contentType, response, outputPath, wait);
  return report.status === "answered" ? { ...report, notes: [...notes, ...report.notes] } : report;
}

function asError(text: string): unknown {
  const value = parsed(text);
  if (value === undefined)
    return {
      error: text
        .replace(/<[^>]{0,500}>/g, " ")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 200),
    };
  // Many frameworks put the message beside nothing called `error`.
  return errorBody(value) === null ? { error: value } : value;
}

function emptyAnswer(status: number, wait: number | null): TargetReport {
  if (status === 202) {
    return failed("server_error", "HTTP 202, the answer was queued and there is none yet", {
      httpStatus: status,
      retryable: true,
      retryAfterMs: wait,
    });
  }
  return failed("bad_answer", `HTTP ${status} with an empty body`, { httpStatus: status });
}

function readText(
  text: string,
  contentType: string,
  response: WholeResponse,
  outputPath: FieldPath | null,
  wait: number | null,
): TargetReport {
  const { status } = response;
  if (/html/i.test(contentType) || /^\s*<(?:!doctype html|html|head)\b/i.test(text)) {
    const title = /<title[^>]{0,200}>([^<]{0,120})/i.exec(text)?.[1]?.trim();
    return failed(
      "auth",
      `an HTML page${title ? ` ("${title}")` : ""} instead of an answer: a sign-in page or a wrong path? Check --endpoint and --auth-header`,
      { httpStatus: status },
    );
  }
  const kind = streamKind(contentType, text);
  if (kind !== null) return readStream(text, kind, response, outputPath, wait);
  const value = parsed(text);
  if (value === undefined) return readPlain(text, contentType, status, outputPath);
  return readJson(value, response, outputPath, wait);
}

function readStream(
  text: string,
  kind: "sse" | "ndjson",
  response: WholeResponse,
  outputPath: FieldPath | null,
  wait: number | null,
): TargetReport {
  const frames = kind === "sse" ? sseEvents(text) : ndjsonFrames(text);
  const stream = assembleStream(frames, outputPath);
  if (stream.error !== null) return classifyError(response.status, stream.error, wait);
  if (stream.text === "" && stream.toolCalls.length === 0) {
    if (stream.filtered)
      return { status: "blocked_by_provider", reason: "content filter, the stream was stopped" };
    return failed(
      "bad_answer",
      `a stream of ${frames.length} frames without text (${stream.unread} not understood); name the field of a frame with --output-field`,
      { httpStatus: response.status },
    );
  }
  if (stream.filtered)
    return { status: "blocked_by_provider", reason: "content filter, the stream was stopped" };
  return {
    status: "answered",
    text: stream.text,
    toolCalls: stream.toolCalls.length > 0 ? stream.toolCalls : null,
    session: sessionOf(undefined, response.headers),
    notes: [],
  };
}

function readPlain(
  text: string,
  contentType: string,
  status: number,
  outputPath: FieldPath | null,
): TargetReport {
  if (/json/i.test(contentType) || outputPath !== null) {
    return failed("bad_answer", `not JSON: ${text.trim().slice(0, 120)}`, { httpStatus: status });
  }
  return { status: "answered", text, toolCalls: null, session: null, notes: [] };
}

function readJson(
  value: unknown,
  response: WholeResponse,
  outputPath: FieldPath | null,
  wait: number | null,
): TargetReport {
  const error = errorBody(value);
  const output = outputText(value, outputPath);
  if ("missing" in output || output.text === "") {
    // Nothing was said: an error or a block beside it is what the answer is about.
    if (error !== null) return classifyError(response.status, error, wait);
    if (stoppedByFilter(value))
      return { status: "blocked_by_provider", reason: "content filter, the answer was withheld" };
  }
  const calls = new ToolCallParts();
  calls.take(value);
  const toolCalls = calls.done();
  if ("missing" in output) {
    if (toolCalls.length === 0) {
      return failed("bad_answer", output.missing, { httpStatus: response.status });
    }
    return {
      status: "answered",
      text: "",
      toolCalls,
      session: sessionOf(value, response.headers),
      notes: ["the answer holds tool calls and no text"],
    };
  }
  return {
    status: "answered",
    text: output.text,
    toolCalls: toolCalls.length > 0 ? toolCalls : null,
    session: sessionOf(value, response.headers),
    notes: output.notes,
  };
}

function stoppedByFilter(value: unknown): boolean {
  const own = value as Readonly<Record<string, unknown>> | null;
  const [choice] = Array.isArray(own?.["choices"]) ? own["choices"] : [];
  const [candidate] = Array.isArray(own?.["candidates"]) ? own["candidates"] : [];
  const feedback = own?.["promptFeedback"] as { blockReason?: unknown } | undefined;
  return (
    isFilterReason((choice as { finish_reason?: unknown } | undefined)?.finish_reason) ||
    isFilterReason((candidate as { finishReason?: unknown } | undefined)?.finishReason) ||
    isFilterReason(own?.["stop_reason"]) ||
    feedback?.blockReason !== undefined
  );
}

const SESSION_FIELDS = [
  "sessionId",
  "session_id",
  "conversation_id",
  "conversationId",
  "thread_id",
  "threadId",
];
const SESSION_HEADERS = ["x-session-id", "session-id", "x-conversation-id"];

/** Where the server keeps the talk: `body:NAME=…`, `header:NAME=…` or `cookie:NAME=…`; null without. */
function sessionOf(value: unknown, headers: HeaderView): string | null {
  if (typeof value === "object" && value !== null) {
    for (const field of SESSION_FIELDS) {
      const id = (value as Readonly<Record<string, unknown>>)[field];
      if (typeof id === "string" && id !== "") return `body:${field}=${id}`;
    }
  }
  for (const header of SESSION_HEADERS) {
    const id = headers.get(header);
    if (id) return `header:${header}=${id}`;
  }
  const cookie = headers.cookies.find((one) => /sess|sid/i.test(one.split("=")[0] ?? ""));
  return cookie === undefined ? null : `cookie:${cookie.split(";")[0] ?? ""}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
