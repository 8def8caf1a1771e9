import type { Channel } from "../model.ts";
import { CARRIER_HOPS } from "./carriers.ts";
import { dot } from "./logistic.ts";
import type { TrackerParameters } from "./parameters.ts";
import type { Path } from "./path.ts";
import { silentFeatures } from "./silent-kind.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Slips and touches that a carrier makes: up to one word changed, up to two left out. */
const MOST_CHANGED = 1;
const MOST_DROPPED = 2;

/**
 * The hop chain of a path: the origin channel, then what happened on each edge. Carriers copy, so
 * that an edge whose text changed had a silent hop before its visible one. Two silent hops on one
 * edge cannot be told from one.
 */
export function hopChain(index: TraceIndex, path: Path, parameters: TrackerParameters): string[] {
  const channelOf = (event: number): Channel => index.events[event]?.channel ?? "user";
  const chain: string[] = [channelOf(path.origin.event)];
  for (const step of [...path.steps].reverse()) {
    // An alteration that nothing explains entered where it stands.
    if (step.kind === "spliced" && step.explanations.length === 0) continue;
    if (step.kind === "reworded") {
      const logOdds = dot(parameters.silent, silentFeatures(index, step.from, step.to));
      chain.push(logOdds > 0 ? "summarize" : "paraphrase");
    } else if (step.kind === "spliced") {
      chain.push("paraphrase");
    } else if (step.copy.changed > MOST_CHANGED || step.copy.dropped > MOST_DROPPED) {
      chain.push("summarize");
    }
    const visible = CARRIER_HOPS.get(channelOf(step.from.event));
    if (visible !== undefined) chain.push(visible);
  }
  return chain;
}
