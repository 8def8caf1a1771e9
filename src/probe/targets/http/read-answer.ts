import type { ReadingOptions } from "../../answers/answer-report.ts";
import { classifyError, errorBody } from "../../answers/classify.ts";
import { parsedJson } from "../../answers/json-view.ts";
import { readBody } from "../../answers/read-body.ts";
import { failed } from "../../attempt/attempt.ts";
import type { TargetReport } from "../target.ts";
import { decodeBody } from "./decode-body.ts";
import { retryAfterMs } from "./retry-after.ts";
import type { HeaderView, RawResponse } from "./transport.ts";

/** A response whose body was read to its end. */
export interface WholeResponse extends RawResponse {
  readonly body: Uint8Array;
}

/** What a response means: an answer, a block, or a failure. It never throws. */
export function readAnswer(
  response: WholeResponse,
  reading: ReadingOptions,
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
      : readWhole(text, contentType, response, reading, wait);
  return report.status === "answered" ? { ...report, notes: [...notes, ...report.notes] } : report;
}

function asError(text: string): unknown {
  const value = parsedJson(text);
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
  return failed("bad_answer", `HTTP ${status} with an empty body`, {
    httpStatus: status,
    blank: true,
  });
}

function readWhole(
  text: string,
  contentType: string,
  response: WholeResponse,
  reading: ReadingOptions,
  waitMs: number | null,
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
  const report = readBody(text, contentType, reading, { httpStatus: status, waitMs });
  if (report.status !== "answered") return report;
  return { ...report, session: sessionOf(parsedJson(text), response.headers) };
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
