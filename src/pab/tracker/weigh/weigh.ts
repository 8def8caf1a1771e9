import { dot } from "../logistic.ts";
import { regionText } from "../region.ts";
import type { TraceIndex } from "../trace-index.ts";
import { type LinearText, linearScore } from "./linear-text.ts";
import type { Nearness } from "./nearness.ts";
import type { Question, Unit } from "./question.ts";

/** The fitted numbers of the gate; `scripts/fit-tracker.mjs` writes them. */
export interface Gate {
  /** How much a sentence is an order: log odds. */
  readonly force: LinearText;
  /** Weights by UNIT_FEATURES, and by NEARNESS_FEATURES where an encoder is asked. */
  readonly units: readonly number[];
  /** Weights by HERE_FEATURES, and one for the nearest sentence where an encoder is asked. */
  readonly here: readonly number[];
}

/** An earlier event with its probability of being the source of a text. */
export interface Source {
  readonly event: number;
  readonly probability: number;
  /** Its likeliest sentence. */
  readonly unit: Unit;
  readonly force: number;
}

export interface Weighed {
  /** Most likely first. */
  readonly sources: readonly Source[];
  /** Probability that the text entered where it stands. Adds up to 1 with all sources. */
  readonly here: number;
}

/** Further than this from even, the judge of orders is no surer. */
export const FORCE_LIMIT = 3;

/** How much a text is an order, in log odds, at most FORCE_LIMIT to either side. */
export function forceOf(gate: Gate, text: string): number {
  return Math.max(-FORCE_LIMIT, Math.min(FORCE_LIMIT, linearScore(gate.force, text)));
}

/**
 * One softmax over all sentences that may be the source and the rival that it entered here.
 * @param near what an encoder says of the sentences, where there is one
 */
export function weigh(
  index: TraceIndex,
  { units, here }: Question,
  gate: Gate,
  near: Nearness | null = null,
): Weighed {
  const forces = units.map((unit) => forceOf(gate, regionText(index, unit.region)));
  const scores = units.map(({ x }, at) =>
    dot(gate.units, [...x, forces[at] ?? 0, ...(near?.units[at] ?? [])]),
  );
  const rival = dot(gate.here, [...here, ...(near?.here ?? [])]);
  const top = Math.max(rival, ...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const own = Math.exp(rival - top);
  const total = powers.reduce((sum, power) => sum + power, own);
  const byEvent = new Map<number, { mass: number; best: number }>();
  for (const [at, { region }] of units.entries()) {
    const known = byEvent.get(region.event);
    const mass = (known?.mass ?? 0) + (powers[at] ?? 0);
    const isBetter = known === undefined || (powers[at] ?? 0) > (powers[known.best] ?? 0);
    byEvent.set(region.event, { mass, best: isBetter ? at : known.best });
  }
  const sources = [...byEvent].flatMap(([event, { mass, best }]) => {
    const unit = units[best];
    return unit === undefined
      ? []
      : [{ event, probability: mass / total, unit, force: forces[best] ?? 0 }];
  });
  sources.sort((a, b) => b.probability - a.probability || b.event - a.event);
  return { sources, here: own / total };
}
