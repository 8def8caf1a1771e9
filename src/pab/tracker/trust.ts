import { CARRIER_HOPS } from "./carriers.ts";
import { dot, sigmoid } from "./link-score.ts";
import type { TrackerParameters } from "./parameters.ts";
import type { Path, PathEnd, ScoredLink, Step } from "./path.ts";
import { isQuoted } from "./quoted.ts";
import type { TraceIndex } from "./trace-index.ts";

/**
 * What tells whether an accepted link is right.
 * @public read by the fitting script
 */
export const TRUST_LINK_FEATURES = [
  "intercept",
  "logOdds",
  "hasAnchors",
  "foreignWithoutAnchors",
] as const;

/**
 * What tells whether a text entered on the carrier where its trail ends.
 * @public read by the fitting script
 */
export const TRUST_END_FEATURES = ["intercept", "newQuantities", "newNames"] as const;

export function trustLinkFeatures({ link, logOdds }: ScoredLink): readonly number[] {
  const hasAnchors = link.anchorsFound > 0;
  return [1, logOdds, hasAnchors ? 1 : 0, link.isForeign && !hasAnchors ? 1 : 0];
}

export function trustEndFeatures({ newQuantities, newNames }: PathEnd): readonly number[] {
  return [1, Math.log1p(newQuantities), Math.log1p(newNames)];
}

/** A passage that shares every word but asks for nothing is at best a coin toss. */
const ASKS_FOR_NOTHING = 0.5;

/** Nearness in meaning does not tell a source from a look-alike: shown to a person, never acted on. */
const BY_MEANING = 0.4;

/** Who brought an alteration in is told right about as often as not: shown, never acted on. */
const SPLICED = 0.5;

function trustInLink(scored: ScoredLink, { trustLink }: TrackerParameters): number {
  // Trust learnt from few wrong links must not outrun the evidence for this one.
  const evidence = sigmoid(scored.logOdds);
  const trust = Math.min(evidence, sigmoid(dot(trustLink, trustLinkFeatures(scored))));
  const { mood, isForeign } = scored.link;
  return mood.directs || isForeign ? trust : Math.min(trust, ASKS_FOR_NOTHING);
}

/** Who quotes an order may not want it carried out: a person has to say. */
const QUOTED = 0.5;

/** Whether a step leads to words that somebody quotes in a message of their own. */
export function isSaidByOthers(index: TraceIndex, { kind, to }: Step): boolean {
  const channel = index.events[to.event]?.channel;
  if (kind === "spliced" || channel === undefined || CARRIER_HOPS.has(channel)) return false;
  return isQuoted(index, to);
}

/** Probability that the whole path is right, from its rewordings and from where it ends. */
export function trustOf(index: TraceIndex, path: Path, parameters: TrackerParameters): number {
  let trust = parameters.trustCopies;
  for (const step of path.steps) {
    if (isSaidByOthers(index, step)) trust *= QUOTED;
    if (step.kind === "spliced") trust *= SPLICED;
    if (step.kind !== "reworded") continue;
    trust *= step.cosine === undefined ? trustInLink(step.scored, parameters) : BY_MEANING;
  }
  const channel = index.events[path.origin.event]?.channel;
  if (path.end && channel && CARRIER_HOPS.has(channel)) {
    trust *= sigmoid(dot(parameters.trustEnd, trustEndFeatures(path.end)));
  }
  return trust;
}
