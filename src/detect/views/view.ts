import { numberAt } from "../../text/at.ts";
/**
 * One reading of a text. `text` is what rules look at; the two maps lead each of its UTF-16 units
 * back to the range of the raw text it came from, so that a match can be shown where it stands.
 */
export interface View {
  readonly name: ViewName;
  readonly text: string;
  /** Raw UTF-16 start of each unit; null when the view has the raw text's own offsets. */
  readonly starts: Int32Array | null;
  /** Raw UTF-16 end of each unit; null together with `starts`. */
  readonly ends: Int32Array | null;
  /** Ranges of the text that differ from the view it was derived from, ascending. */
  readonly changed?: readonly (readonly [start: number, end: number])[];
}

/** `decoded:` is followed by the decoders that were applied, outermost first: `decoded:base64+hex`. */
export type ViewName = "raw" | "normalised" | "deobfuscated" | `decoded:${string}`;

/** The text as it came. */
export function rawView(text: string): View {
  return { name: "raw", text, starts: null, ends: null };
}

/** Raw UTF-16 range of `[start, end)` in a view. An empty range is not allowed. */
export function rawRange(view: View, start: number, end: number): readonly [number, number] {
  if (!view.starts || !view.ends) return [start, end];
  // A reversed view runs backwards.
  return [
    Math.min(numberAt(view.starts, start), numberAt(view.starts, end - 1)),
    Math.max(numberAt(view.ends, start), numberAt(view.ends, end - 1)),
  ];
}

/** Builds a derived view piece by piece on top of another view. */
export class ViewBuilder {
  readonly #base: View;
  #text: string[] = [];
  #starts: Int32Array;
  #ends: Int32Array;
  #length = 0;
  readonly #changed: [number, number][] = [];

  constructor(base: View) {
    this.#base = base;
    this.#starts = new Int32Array(base.text.length + 16);
    this.#ends = new Int32Array(base.text.length + 16);
  }

  /** Takes `[start, end)` of the base over, unit by unit. */
  copy(start: number, end: number): void {
    if (end <= start) return;
    this.#reserve(end - start);
    const { starts, ends } = this.#base;
    if (starts && ends) {
      this.#starts.set(starts.subarray(start, end), this.#length);
      this.#ends.set(ends.subarray(start, end), this.#length);
    } else {
      for (let at = start; at < end; at += 1) {
        this.#starts[this.#length + at - start] = at;
        this.#ends[this.#length + at - start] = at + 1;
      }
    }
    this.#length += end - start;
    this.#text.push(this.#base.text.slice(start, end));
  }

  /** Puts `text` in the place of `[start, end)` of the base; all of it maps to that range. */
  replace(start: number, end: number, text: string): void {
    if (text === "") return;
    this.#reserve(text.length);
    const { starts, ends } = this.#base;
    const lastUnit = Math.max(start, end - 1);
    const from = starts ? (starts[start] ?? 0) : start;
    const to = ends ? (ends[lastUnit] ?? from) : Math.max(end, start);
    const previous = this.#changed.at(-1);
    if (previous && previous[1] === this.#length) previous[1] += text.length;
    else this.#changed.push([this.#length, this.#length + text.length]);
    this.#starts.fill(from, this.#length, this.#length + text.length);
    this.#ends.fill(to, this.#length, this.#length + text.length);
    this.#length += text.length;
    this.#text.push(text);
  }

  build(name: ViewName): View {
    return {
      name,
      text: this.#text.join(""),
      starts: this.#starts.subarray(0, this.#length),
      ends: this.#ends.subarray(0, this.#length),
      changed: this.#changed,
    };
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#starts.length) return;
    const size = Math.max(needed, this.#starts.length * 2);
    const starts = new Int32Array(size);
    const ends = new Int32Array(size);
    starts.set(this.#starts);
    ends.set(this.#ends);
    this.#starts = starts;
    this.#ends = ends;
  }
}
