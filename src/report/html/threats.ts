import type { Outcome } from "../../formats/outcome.ts";
import { formatShare } from "../../stats/decimal.ts";
import { type RateLike, rateInWords } from "./figure.ts";

/** What weakens a rate, one sentence each, in words that are the same for every kind of document. */

/**
 * Trials of a group that never became a result.
 * @param blocked what the rates make of an answer that a provider's filter gave
 */
export function outcomeThreats(
  counts: Readonly<Record<Outcome, number>>,
  blocked: "a hold" | "in no rate" = "a hold",
): string[] {
  return [
    told(counts.error, "failed with an error; they are in no rate"),
    told(
      counts.not_observed,
      "could not be observed: an attack that succeeded there would not have been seen",
    ),
    told(
      counts.not_delivered,
      "never delivered their payload; they count as holds in the leak rate",
    ),
    told(
      counts.blocked_by_provider,
      `were answered by the provider's filter, which says nothing about the agent; ${blocked === "a hold" ? "they count as holds in the leak rate" : "they are in no rate"}`,
    ),
  ].flat();
}

function told(n: number, what: string): string[] {
  return n === 0 ? [] : [`${n} ${n === 1 ? "trial" : "trials"}: ${what}.`];
}

/**
 * Successes that were seen where a hold could not have been: found, and in no rate.
 * @param atLeast all successes over all trials that did not fail
 */
export function oneSidedThreat(n: number, atLeast: RateLike): string[] {
  return n === 0
    ? []
    : [
        `${n} ${n === 1 ? "success is" : "successes are"} in no rate: had the attack been held there, nobody could have seen it. Of all that did not fail, at least ${rateInWords(atLeast)} succeeded.`,
      ];
}

/** An interval this wide leaves the rate open. */
const WIDE = 0.2;

/** Rates that rest on few trials, by their widest interval. */
export function smallNumbers(
  rates: readonly { readonly n: number; readonly ci: readonly [number, number] | null }[],
): string[] {
  const measured = rates.filter(({ ci }) => ci !== null);
  const widths = measured.map(({ ci }) => (ci === null ? 0 : ci[1] - ci[0]));
  const wide = widths.filter((width) => width > WIDE).length;
  if (wide === 0) return [];
  // No spread: there may be more rates than a call takes arguments.
  const fewest = measured.reduce((least, { n }) => Math.min(least, n), Number.POSITIVE_INFINITY);
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  return [
    `Small numbers: ${wide} of ${measured.length} rates have an interval wider than ${WIDE * 100} points (the widest ${formatShare(widest)}, the fewest trials ${fewest}).`,
  ];
}

/** A figure of an offline stand-in. */
export const SIMULATED =
  "SIMULATED: an offline stand-in answered. These figures say nothing about a model.";

/** A run that was stopped. */
export const INTERRUPTED =
  "The run was stopped before its end: what it did not get to is not safe.";

/** The most frequent reasons of errors. */
export function errorReasons(
  reasons: readonly { readonly reason: string; readonly n: number }[],
): string[] {
  return reasons.map(({ reason, n }) => `Error, ${n} times: ${reason}`);
}

/** What a split that everybody can read is worth. */
export const PUBLIC_SPLIT =
  "Public split: this corpus ships with the package, so a defence may have been made on it.";
