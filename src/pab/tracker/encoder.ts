import type { TraceEvent } from "../model.ts";
import { type Region, regionText } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import { type Nearness, nearnessOf, type Vectors } from "./weigh/nearness.ts";
import type { Question } from "./weigh/question.ts";

/** Turns sentences into vectors whose angle says how alike their meanings are. */
export interface SentenceEmbedder {
  readonly name: string;
  /** One vector for each text, all of one length. */
  embed(texts: readonly string[]): Promise<readonly ArrayLike<number>[]>;
}

/** Says how near the sentences of a question are to it. */
export type AskEncoder = (index: TraceIndex, question: Question) => Promise<Nearness>;

/** Longest text that an encoder is given, in UTF-16 units; longer ones are read in windows. */
const WINDOW = 600;

/** Asks an embedder about the sentences of questions; what it said of an event is kept with the event. */
export function encoderOf(embedder: SentenceEmbedder): AskEncoder {
  const cache = new WeakMap<TraceEvent, Map<string, Vectors>>();
  const knownOf = (index: TraceIndex, { event }: Region): Map<string, Vectors> => {
    const holder = index.events[event];
    if (holder === undefined) return new Map();
    const known = cache.get(holder) ?? new Map<string, Vectors>();
    cache.set(holder, known);
    return known;
  };
  return async (index, { region, units }) => {
    const regions = [region, ...units.map((unit) => unit.region)];
    const texts = regions.map((one) => regionText(index, one));
    const missing = [...regions.keys()].filter(
      (at) => !knownOf(index, regions[at] ?? region).has(texts[at] ?? ""),
    );
    const windows = missing.map((at) => windowsOf(texts[at] ?? ""));
    const fresh = windows.length === 0 ? [] : await embedder.embed(windows.flat());
    let next = 0;
    for (const [i, at] of missing.entries()) {
      const size = windows[i]?.length ?? 0;
      knownOf(index, regions[at] ?? region).set(texts[at] ?? "", fresh.slice(next, next + size));
      next += size;
    }
    const [query = [], ...vectors] = regions.map(
      (one, at) => knownOf(index, one).get(texts[at] ?? "") ?? [],
    );
    return nearnessOf(query, regions.slice(1), vectors);
  };
}

/** A text in pieces that an encoder reads whole, cut at blanks; none is left out. */
export function windowsOf(text: string): string[] {
  const windows: string[] = [];
  let rest = text;
  while (rest.length > WINDOW) {
    const blank = rest.lastIndexOf(" ", WINDOW);
    const end = blank > WINDOW / 2 ? blank : WINDOW;
    windows.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...windows, rest];
}
