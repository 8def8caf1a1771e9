import {
  type AnswerOrigin,
  type AnswerReport,
  NO_ORIGIN,
  type ReadingOptions,
} from "./answer-report.ts";
import { CallParts, lostNote } from "./call-parts.ts";
import { conclude } from "./conclude.ts";
import { errorOf } from "./error-beside.ts";
import { findCalls, newSight } from "./find-calls.ts";
import { fieldsOf, isObject, parsedJson, typeOf } from "./json-view.ts";
import { namedCalls } from "./named-calls.ts";
import { outputText } from "./output-text.ts";
import { readFrames } from "./read-frames.ts";
import { isProviderMessage, stopOf } from "./stop-reasons.ts";

/** Reads a whole answer: a JSON value of any of the shapes that agents answer in. Never throws. */
export function readValue(
  value: unknown,
  reading: ReadingOptions,
  origin: AnswerOrigin = NO_ORIGIN,
): AnswerReport {
  const own = unwrapped(value);
  if (isRecords(own) && reading.output === null) {
    return readFrames(
      own.map((item) => ({ event: null, data: JSON.stringify(item) })),
      { ...reading, whole: !own.some(isPiece) },
      origin,
    );
  }
  const output = outputText(own, reading.output);
  const parts = new CallParts();
  const sight = newSight();
  findCalls(own, parts, sight);
  const named =
    reading.calls === null
      ? null
      : namedCalls(own, reading.calls, reading.callName, reading.callArgs);
  return conclude({
    text: "text" in output ? output.text : null,
    missing: "missing" in output ? output.missing : "",
    notes: "text" in output ? output.notes : [],
    calls: named === null ? parts.done() : named.calls,
    showsCalls: named?.place ?? (sight.place || isProviderMessage(own)),
    unread: named?.unread ?? [...sight.unread, ...lostNote(parts)],
    error: errorOf(own),
    stop: stopOf(own),
    broken: null,
    ...origin,
  });
}

/** Reads an answer that is nothing but text. */
export function readText(text: string, origin: AnswerOrigin = NO_ORIGIN): AnswerReport {
  return conclude({
    text,
    missing: "",
    notes: [],
    calls: [],
    showsCalls: false,
    unread: [],
    error: null,
    stop: null,
    broken: null,
    ...origin,
  });
}

/** A gateway's envelope with the answer as a text of JSON. */
function unwrapped(value: unknown): unknown {
  const { statusCode, body } = fieldsOf(value);
  if (typeof statusCode !== "number" || statusCode >= 400 || typeof body !== "string") return value;
  const inner = parsedJson(body);
  return isObject(inner) || Array.isArray(inner) ? inner : value;
}

/** A piece of a stream, whose whole has an end, and no record that is complete by itself. */
function isPiece(item: unknown): boolean {
  const { object } = fieldsOf(item);
  return /delta|chunk/i.test(typeof object === "string" ? object : typeOf(fieldsOf(item)));
}

/** A list of records that each say what they are: a stream that was gathered. */
function isRecords(value: unknown): value is readonly unknown[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (item) => isObject(item) && (typeOf(item) !== "" || isPiece(item)) && !("text" in item),
    )
  );
}
