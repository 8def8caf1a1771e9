import { readFileSync } from "node:fs";

/** The fitted numbers of the tracker. `scripts/fit-tracker.mjs` writes them and says from what. */
export interface TrackerParameters {
  /** Log odds that a passage is the source of a rewording; see LINK_FEATURES. */
  readonly link: readonly number[];
  /** Log odds that a silent hop was a summary; see SILENT_FEATURES. */
  readonly silent: readonly number[];
  /** Log odds that an accepted link is right; see TRUST_FEATURES. */
  readonly trustLink: readonly number[];
  /** Log odds that a carrier without an accepted link is where the text entered. */
  readonly trustEnd: readonly number[];
  /** Probability that a chain of copies that ends outside the carriers is right. */
  readonly trustCopies: number;
  /** Log odds of each requested tier, T0 first, by what the text says; see TIER_FEATURES. */
  readonly tier: readonly (readonly number[])[];
  /** Least probability of a right attribution for the tracker to decide at all. */
  readonly answerAbove: number;
}

/** The parameters that ship with the package. */
export function loadTrackerParameters(): TrackerParameters {
  const file = new URL("../../../data/tracker/params.json", import.meta.url);
  const { parameters } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly parameters: TrackerParameters;
  };
  return parameters;
}
