/** Where a leaf stands in the structure: a chain of steps from the outermost value inwards. */
export interface PathStep {
  readonly parent: PathStep | null;
  /** A key, an element with its attribute, or a position in a list. */
  readonly step: string | number;
}

/**
 * - `text`: words that are shown or handed on as they stand
 * - `hidden`: words that a person who sees the rendered text does not see
 * - `name`: a key long enough to carry words
 */
export type LeafKind = "text" | "hidden" | "name";

/**
 * One string of a structured text as its reader gets it, escapes undone. Offsets are UTF-16 units
 * of the text the leaf was read from.
 */
export interface Leaf {
  readonly text: string;
  readonly kind: LeafKind;
  readonly path: PathStep | null;
  /** Start of each unit; null when the leaf stands there letter for letter from `at` on. */
  readonly starts: readonly number[] | null;
  /** End of each unit; null together with `starts`. */
  readonly ends: readonly number[] | null;
  readonly at: number;
}

/** A leaf that is a verbatim stretch of its source. */
export function verbatim(
  source: string,
  start: number,
  end: number,
  path: PathStep | null,
  kind: LeafKind = "text",
): Leaf {
  return { text: source.slice(start, end), kind, path, starts: null, ends: null, at: start };
}

/** `tools[0].description`, `body > p@title`; empty for the text as a whole. */
export function pathText(path: PathStep | null): string {
  const steps: (string | number)[] = [];
  for (let at = path; at; at = at.parent) steps.push(at.step);
  let text = "";
  for (const step of steps.reverse()) {
    if (typeof step === "number") text += `[${step}]`;
    else if (/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)) text += text === "" ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

/** Collects the units of one leaf and where each came from. */
export class LeafWriter {
  readonly #source: string;
  readonly #parts: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Takes `[start, end)` of the source over, unit by unit. */
  copy(start: number, end: number): void {
    if (end <= start) return;
    this.#parts.push(this.#source.slice(start, end));
    for (let at = start; at < end; at += 1) {
      this.#starts.push(at);
      this.#ends.push(at + 1);
    }
  }

  /** Puts `text`, all of which stands for `[start, end)` of the source. */
  put(text: string, start: number, end: number): void {
    this.#parts.push(text);
    for (let unit = 0; unit < text.length; unit += 1) {
      this.#starts.push(start);
      this.#ends.push(end);
    }
  }

  get length(): number {
    return this.#starts.length;
  }

  /** The leaf, or null when nothing but blanks was written. */
  leaf(path: PathStep | null, kind: LeafKind): Leaf | null {
    const text = this.#parts.join("");
    if (text.trim() === "") return null;
    return { text, kind, path, starts: this.#starts, ends: this.#ends, at: this.#starts[0] ?? 0 };
  }
}
