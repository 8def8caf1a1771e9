import type { Region } from "../region.ts";

/**
 * What an encoder adds for a sentence: how near it is in meaning, and how far ahead of other events.
 * @public read by the scripts that fit the weights
 */
export const NEARNESS_FEATURES = ["near", "nearLead"] as const;

/** How near the sentences of a question are to it in meaning, on a scale that encoders share. */
export interface Nearness {
  /** By NEARNESS_FEATURES, for each sentence of the question. */
  readonly units: readonly (readonly number[])[];
  /** How near the nearest sentence is. */
  readonly here: readonly number[];
}

/** A text as an encoder reads it: one vector for each of its windows. */
export type Vectors = readonly ArrayLike<number>[];

/** Sentences whose pairs say how near two sentences of this trace are that have nothing to do with another. */
const BACKGROUND = 60;
/** Fewer pairs say nothing. */
const LEAST_PAIRS = 10;
const LEAST_SPREAD = 0.02;

/**
 * Cosines in standard deviations above those of sentences of different events of the trace: what one
 * encoder calls .2 another calls .8, and one matter makes all sentences alike.
 */
export function nearnessOf(
  query: Vectors,
  regions: readonly Region[],
  vectors: readonly Vectors[],
): Nearness {
  const step = Math.max(1, Math.ceil(regions.length / BACKGROUND));
  const sample = [...regions.keys()].filter((at) => at % step === 0);
  const pairs: number[] = [];
  for (const [i, a] of sample.entries()) {
    for (const b of sample.slice(i + 1)) {
      if (regions[a]?.event === regions[b]?.event) continue;
      pairs.push(alike(vectors[a] ?? [], vectors[b] ?? []));
    }
  }
  if (pairs.length < LEAST_PAIRS) return { units: regions.map(() => [0, 0]), here: [0] };
  const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
  const spread = Math.sqrt(pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / pairs.length);
  const near = vectors.map(
    (vector) => (alike(query, vector) - mean) / Math.max(LEAST_SPREAD, spread),
  );
  return withLeads(
    near,
    regions.map(({ event }) => event),
  );
}

/** Adds to each nearness its lead over all other events. */
export function withLeads(near: readonly number[], events: readonly number[]): Nearness {
  const best = new Map<number, number>();
  for (const [at, event] of events.entries()) {
    best.set(event, Math.max(best.get(event) ?? Number.NEGATIVE_INFINITY, near[at] ?? 0));
  }
  const [first, second] = [...best].sort((a, b) => b[1] - a[1]);
  const lead = (at: number): number => {
    const rival = first?.[0] === events[at] ? second : first;
    return (near[at] ?? 0) - (rival?.[1] ?? 0);
  };
  return { units: near.map((one, at) => [one, lead(at)]), here: [Math.max(0, ...near)] };
}

/** Mean over the windows of the first of the cosine of the nearest window of the second. */
function alike(a: Vectors, b: Vectors): number {
  if (a.length === 0 || b.length === 0) return 0;
  const best = a.map((one) => Math.max(...b.map((other) => cosine(one, other))));
  return best.reduce((sum, one) => sum + one, 0) / best.length;
}

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let dot = 0;
  let left = 0;
  let right = 0;
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    dot += x * y;
    left += x * x;
    right += y * y;
  }
  return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right);
}
