import type { Link, Query } from "./links.ts";
import { linkAt } from "./links.ts";
import { moodOf } from "./moods.ts";
import { readPassage } from "./passage.ts";
import { type Region, regionText } from "./region.ts";
import { sentenceAt } from "./sentences.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Turns sentences into vectors whose angle says how alike their meanings are. */
export interface SentenceEmbedder {
  readonly name: string;
  /** One vector for each text, all of one length. */
  embed(texts: readonly string[]): Promise<readonly ArrayLike<number>[]>;
  /** Cosine from which on two sentences say the same, for this model; it has to be measured. */
  readonly sameAbove: number;
}

/** Sentences that are compared, nearest first: bounds what the model is asked. */
const MOST_SENTENCES = 256;
const SHORTEST_SENTENCE = 4;

/**
 * The earlier passage that asks for something and is nearest in meaning to the query, or null where
 * none is near enough. Look-alikes that report or ask a question are left out: they are near in
 * meaning too.
 */
export async function findByMeaning(
  index: TraceIndex,
  query: Query,
  embedder: SentenceEmbedder,
): Promise<{ readonly link: Link; readonly cosine: number } | null> {
  const regions = askingSentences(index, query.passage.region.event);
  if (regions.length === 0) return null;
  const texts = [query.passage.region, ...regions].map((region) => regionText(index, region));
  const [wanted, ...vectors] = await embedder.embed(texts);
  let best = -1;
  let highest = embedder.sameAbove;
  for (const [at, vector] of vectors.entries()) {
    const near = wanted === undefined ? 0 : cosine(wanted, vector);
    if (near < highest) continue;
    highest = near;
    best = at;
  }
  const region = regions[best];
  return region === undefined ? null : { link: linkAt(index, query, region), cosine: highest };
}

function askingSentences(index: TraceIndex, before: number): Region[] {
  const found: Region[] = [];
  for (let event = before - 1; event >= 0 && found.length < MOST_SENTENCES; event -= 1) {
    const [first, last] = index.tokensOf(event);
    for (let at = first; at < last && found.length < MOST_SENTENCES; ) {
      const sentence = { ...sentenceAt(index, event, at), from: at };
      const mood = moodOf(index, readPassage(index, sentence));
      const passage = readPassage(index, sentence);
      const asks = mood.directs || passage.language !== "en";
      if (asks && !mood.asks && sentence.to - sentence.from >= SHORTEST_SENTENCE) {
        found.push(sentence);
      }
      at = Math.max(sentence.to, at + 1);
    }
  }
  return found;
}

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let dot = 0;
  let left = 0;
  let right = 0;
  for (let at = 0; at < a.length; at += 1) {
    const x = a[at] ?? 0;
    const y = b[at] ?? 0;
    dot += x * y;
    left += x * x;
    right += y * y;
  }
  return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right);
}
