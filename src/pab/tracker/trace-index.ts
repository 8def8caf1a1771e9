import { OutOfRange } from "../../text/out-of-range.ts";
import type { TraceEvent } from "../model.ts";
import { scanTokens } from "./scanner.ts";
import { Vocabulary, type WordType } from "./vocabulary.ts";

const FIRST_CAPACITY = 1024;

/**
 * The tokens of a trace's events in one sequence, each with the previous token of its word family,
 * so that all earlier places of a word are found by walking back. Events are only ever appended;
 * what comes later never changes what a walk back from an earlier place finds. Memory is 16 bytes a
 * token, and building is one pass.
 */
export class TraceIndex {
  readonly vocabulary = new Vocabulary();
  readonly events: TraceEvent[] = [];
  /** Position of the first token of each event, and behind the last one the number of tokens. */
  readonly firstToken: number[] = [0];
  /** Word form at each position. */
  forms: Int32Array = new Int32Array(FIRST_CAPACITY);
  /** UTF-16 offsets of each token in its event's content. */
  starts: Int32Array = new Int32Array(FIRST_CAPACITY);
  ends: Int32Array = new Int32Array(FIRST_CAPACITY);
  /** Position of the previous token of the same word family, or -1. */
  previous: Int32Array = new Int32Array(FIRST_CAPACITY);
  #last: Int32Array = new Int32Array(FIRST_CAPACITY).fill(-1);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  append(event: TraceEvent): void {
    scanTokens(event.content, (form, start, end, shape) => {
      if (this.#length === this.forms.length) this.#grow();
      const at = this.#length;
      const id = this.vocabulary.add(form, shape);
      const { family } = this.vocabulary.type(id);
      if (family >= this.#last.length) this.#last = grown(this.#last, -1);
      this.forms[at] = id;
      this.starts[at] = start;
      this.ends[at] = end;
      this.previous[at] = this.#last[family] ?? -1;
      this.#last[family] = at;
      this.#length = at + 1;
    });
    this.events.push(event);
    this.firstToken.push(this.#length);
  }

  /** Number of the event that a position lies in. */
  eventAt(position: number): number {
    let low = 0;
    let high = this.events.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.firstTokenOf(middle) <= position) low = middle;
      else high = middle;
    }
    return low;
  }

  /** The word type at a position. */
  typeAt(position: number): WordType {
    return this.vocabulary.type(this.forms[position] ?? outside(position));
  }

  /** UTF-16 offset at which the token at a position begins. */
  startAt(position: number): number {
    return this.starts[position] ?? outside(position);
  }

  /** UTF-16 offset behind the token at a position. */
  endAt(position: number): number {
    return this.ends[position] ?? outside(position);
  }

  /** Position of the previous token of the same word family, or -1. */
  previousAt(position: number): number {
    return this.previous[position] ?? outside(position);
  }

  /** Position of an event's first token; of one behind the last event, the number of tokens. */
  firstTokenOf(event: number): number {
    return this.firstToken[event] ?? outside(event);
  }

  /** Whether a stem or quantity stands anywhere before a position. */
  occursBefore(key: string, position: number): boolean {
    const family = this.vocabulary.familyOf(key);
    let at = family === undefined ? -1 : (this.#last[family] ?? -1);
    while (at >= position) at = this.previousAt(at);
    return at >= 0;
  }

  /** Positions of an event's tokens, half open. */
  tokensOf(event: number): readonly [start: number, end: number] {
    return [this.firstTokenOf(event), this.firstTokenOf(event + 1)];
  }

  #grow(): void {
    this.forms = grown(this.forms);
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
    this.previous = grown(this.previous);
  }
}

/** A place that no token or event has: a fault of the caller, told where it happens. */
function outside(place: number): never {
  throw new OutOfRange(`the trace has nothing at ${place}`);
}

function grown(array: Int32Array, fill = 0): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  if (fill !== 0) larger.fill(fill, array.length);
  return larger;
}
