import { isTrusted } from "../model.ts";
import { CARRIER_HOPS } from "./carriers.ts";
import { logit, sigmoid } from "./logistic.ts";
import type { PathKind, TrackerParameters } from "./parameters.ts";
import type { Path, Step } from "./path.ts";
import { isQuoted } from "./quoted.ts";
import type { TraceIndex } from "./trace-index.ts";

/** How sure an attribution is. */
export interface Trust {
  readonly kind: PathKind;
  /** Probability that it is right. */
  readonly probability: number;
}

/** Who quotes an order, or only lists what it names, may not want it carried out: a person has to say. */
const ONLY_MENTIONED = 0.5;

/** What kind of path it is: by its doubtful part, and by whether much hangs on it. */
export function kindOf(index: TraceIndex, path: Path): PathKind {
  if (path.steps.some(({ kind }) => kind === "spliced")) return "spliced";
  const channel = index.events[path.origin.event]?.channel ?? "user";
  if (path.steps.some(({ kind }) => kind === "reworded")) {
    return isTrusted(channel) ? "rewordedTrusted" : "reworded";
  }
  return path.end === null ? "copied" : "entered";
}

/** The product of what the softmax gives every doubtful part of a path; 1 for copies alone. */
export function evidenceOf({ steps, end }: Path): number {
  let evidence = end?.here ?? 1;
  for (const step of steps) {
    if (step.kind === "reworded") evidence *= step.source.probability;
  }
  return evidence;
}

/** Probability that the whole path is right, from its parts and from how often its kind is. */
export function trustOf(index: TraceIndex, path: Path, parameters: TrackerParameters): Trust {
  const kind = kindOf(index, path);
  const [intercept, slope] = parameters.trust[kind];
  let probability = sigmoid(intercept + slope * logit(evidenceOf(path)));
  const isOnlyMentioned = (step: Step): boolean =>
    isSaidByOthers(index, step) || (kind === "rewordedTrusted" && readsAsNoOrder(step));
  if (path.steps.some(isOnlyMentioned)) probability *= ONLY_MENTIONED;
  return { kind, probability };
}

/** Least log odds that a source is an order, to lend its authority: twice as likely as not. */
const ORDER_FROM = Math.log(2);

/** Whether the source of a rewording may as well be no order: who lists values has asked for nothing. */
const readsAsNoOrder = (step: Step): boolean =>
  step.kind === "reworded" && step.source.force < ORDER_FROM;

/** Whether a step leads to words that somebody quotes in a message of their own. */
export function isSaidByOthers(index: TraceIndex, { kind, to }: Step): boolean {
  const channel = index.events[to.event]?.channel;
  if (kind === "spliced" || channel === undefined || CARRIER_HOPS.has(channel)) return false;
  return isQuoted(index, to);
}
