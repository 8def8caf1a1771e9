import type { AnswerOrigin, AnswerReport, ReadingOptions } from "./answer-report.ts";
import { CallParts, lostNote } from "./call-parts.ts";
import type { ErrorBody } from "./classify.ts";
import { conclude } from "./conclude.ts";
import { errorOf } from "./error-beside.ts";
import { type FieldPath, valuesAt } from "./field-path.ts";
import { findCalls, newSight } from "./find-calls.ts";
import { parsedJson } from "./json-view.ts";
import { namedCalls } from "./named-calls.ts";
import { gravest, isProviderMessage, type StopMeaning, stopOf } from "./stop-reasons.ts";
import { StreamEnd } from "./stream-end.ts";
import type { StreamFrame } from "./stream-frames.ts";
import { deltaOf, wholeTexts } from "./stream-text.ts";

/** A stream, or a list of records that is complete by itself. */
export type StreamReading = ReadingOptions & { readonly whole?: boolean };

/** Puts the frames of a stream together and reads what they come to. Never throws. */
export function readFrames(
  frames: readonly StreamFrame[],
  reading: StreamReading,
  origin: AnswerOrigin,
): AnswerReport {
  const stream = new Gathering(reading);
  for (const [place, frame] of frames.entries()) stream.take(frame, place === frames.length - 1);
  return stream.conclude(frames.length, origin);
}

class Gathering {
  readonly #reading: StreamReading;
  readonly #parts = new CallParts();
  readonly #sight = newSight();
  readonly #end = new StreamEnd();
  readonly #stops = new Set<StopMeaning>();
  readonly #whole = new Set<string>();
  readonly #unread: string[] = [];
  #named: CallParts | null = null;
  #namedPlace = false;
  #text = "";
  #spoke = false;
  #error: ErrorBody | null = null;
  #provider = false;
  #torn = false;
  #objects = 0;
  #notUnderstood = 0;

  constructor(reading: StreamReading) {
    this.#reading = reading;
  }

  take({ event, data }: StreamFrame, last: boolean): void {
    const mark = data.trim();
    if (/^\[[A-Z]+\]$/i.test(mark) && parsedJson(mark) === undefined) {
      this.#end.mark(mark);
      return;
    }
    const value = parsedJson(data);
    if (value === undefined) {
      if (event === "error") this.#error ??= { codes: [], message: data };
      else if (last && /^[{[]/.test(mark) && (this.#objects > 0 || mark.length > 1))
        this.#torn = true;
      // Not JSON: the stream is the text itself.
      else this.#say(data);
      return;
    }
    if (typeof value === "object") this.#objects += 1;
    this.#error ??= errorOf(value) ?? (event === "error" ? { codes: [], message: data } : null);
    this.#end.take(value, event);
    const stop = stopOf(value);
    if (stop !== null) this.#stops.add(stop);
    this.#provider ||= isProviderMessage(value);
    this.#takeText(value, this.#takeCalls(value));
  }

  #takeCalls(value: unknown): boolean {
    const before = this.#sight.found;
    findCalls(value, this.#parts, this.#sight);
    const { calls, callName, callArgs } = this.#reading;
    if (calls !== null) {
      const named = namedCalls(value, calls, callName, callArgs);
      this.#namedPlace ||= named.place;
      this.#unread.push(...named.unread);
      this.#named ??= new CallParts();
      for (const { id, name, args } of named.calls) {
        this.#named.add({ ids: id === null ? [] : [id], index: null, name, args, closing: false });
      }
    }
    return this.#sight.found > before;
  }

  #takeText(value: unknown, took: boolean): void {
    const { output } = this.#reading;
    const whole = output === null ? wholeTexts(value) : [];
    const piece = output === null ? deltaOf(value) : textAt(value, output);
    if (piece !== null && !(whole.length > 0 && this.#reading.whole)) this.#say(piece);
    else if (whole.length > 0) for (const text of whole) this.#whole.add(text);
    else if (!took) this.#notUnderstood += 1;
  }

  #say(piece: string): void {
    this.#text += piece;
    this.#spoke = true;
  }

  conclude(frames: number, origin: AnswerOrigin): AnswerReport {
    // A closing event that repeats everything counts only where no pieces came.
    const whole = [...this.#whole];
    const spoke = this.#text !== "" || whole.length > 0 || this.#spoke;
    const text = this.#text !== "" ? this.#text : whole.join("\n\n");
    const cut = this.#torn
      ? "the stream broke off inside a frame"
      : this.#end.missing && !this.#reading.whole
        ? "the stream has no end: it broke off"
        : null;
    return conclude({
      text: spoke ? text : null,
      missing: `a stream of ${frames} frames without text (${this.#notUnderstood} not understood); name the field of a frame with --output-field`,
      notes: [],
      calls: (this.#named ?? this.#parts).done(),
      showsCalls: this.#named === null ? this.#sight.place || this.#provider : this.#namedPlace,
      unread:
        this.#named === null ? [...this.#sight.unread, ...lostNote(this.#parts)] : this.#unread,
      error: this.#error,
      stop: gravest(this.#stops),
      broken: cut,
      ...origin,
    });
  }
}

function textAt(value: unknown, path: FieldPath): string | null {
  const found = valuesAt(value, path).filter((item) => typeof item === "string");
  return found.length === 0 ? null : found.join("");
}
