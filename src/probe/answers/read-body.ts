import { sseEvents } from "../../formats/sse.ts";
import { failed } from "../attempt/attempt.ts";
import type { AnswerOrigin, AnswerReport, ReadingOptions } from "./answer-report.ts";
import { parsedJson } from "./json-view.ts";
import { readFrames } from "./read-frames.ts";
import { readText, readValue } from "./read-value.ts";
import { codedFrames, ndjsonFrames, streamKind } from "./stream-frames.ts";

/** Reads the text of a body: a stream, JSON, or plain text, by its type or by its looks. */
export function readBody(
  text: string,
  contentType: string,
  reading: ReadingOptions,
  origin: AnswerOrigin,
): AnswerReport {
  const kind = streamKind(contentType, text);
  if (kind === "sse") return readFrames(sseEvents(text), reading, origin);
  if (kind === "ndjson") return readFrames(ndjsonFrames(text), reading, origin);
  if (kind === "coded") return readFrames(codedFrames(text), reading, origin);
  const value = parsedJson(text);
  if (value !== undefined) return readValue(value, reading, origin);
  if (/json/i.test(contentType) || reading.output !== null) {
    const { httpStatus } = origin;
    return failed("bad_answer", `not JSON: ${text.trim().slice(0, 120)}`, { httpStatus });
  }
  return readText(text, origin);
}
