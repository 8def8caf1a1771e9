import { type Region, regionText } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import { readQuestion } from "./weigh/question.ts";
import { forceOf, type Gate, type Source } from "./weigh/weigh.ts";

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
/** What one unit of log odds of being an order is worth, as a cosine: decides between near ones. */
const FORCE_WEIGHT = 0.02;

/**
 * The earlier sentence that is nearest in meaning to the query and reads most like an order, or null
 * where none is near enough. Look-alikes that ask a question are near in meaning too: left out.
 */
export async function findByMeaning(
  index: TraceIndex,
  query: Region,
  embedder: SentenceEmbedder,
  gate: Gate,
): Promise<{ readonly source: Source; readonly cosine: number } | null> {
  const orders = ordersBefore(index, query, gate);
  if (orders.length === 0) return null;
  const regions = [query, ...orders.map(({ unit }) => unit.region)];
  const [wanted, ...vectors] = await embedder.embed(
    regions.map((region) => regionText(index, region)),
  );
  let best: Source | null = null;
  let found = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [at, vector] of vectors.entries()) {
    const near = wanted === undefined ? 0 : cosine(wanted, vector);
    const source = orders[at];
    if (source === undefined || near < embedder.sameAbove) continue;
    const score = near + FORCE_WEIGHT * source.force;
    if (score < highest) continue;
    highest = score;
    found = near;
    best = source;
  }
  return best === null ? null : { source: best, cosine: found };
}

function ordersBefore(index: TraceIndex, query: Region, gate: Gate): Source[] {
  const { units } = readQuestion(index, query, () => false);
  return units
    .map((unit): Source => {
      const force = forceOf(gate, regionText(index, unit.region));
      return { event: unit.region.event, probability: 0, unit, force };
    })
    .slice(-MOST_SENTENCES);
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
