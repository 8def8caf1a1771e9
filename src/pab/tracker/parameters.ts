import { readFileSync } from "node:fs";

/** The ways a path can end; each is right as often as it is, and has a bound of its own. */
export const PATH_KINDS = ["copied", "entered", "reworded", "rewordedTrusted", "spliced"] as const;
export type PathKind = (typeof PATH_KINDS)[number];

/**
 * The fitted numbers of the tracker. `scripts/fit-tracker.mjs` writes them and says from what. Spelled
 * out, not by `Gate`, `LinearText` and `PathKind`, since those have no public names.
 */
export interface TrackerParameters {
  /** Whether a text entered where it stands, or rewords something earlier. */
  readonly gate: {
    readonly force: {
      readonly intercept: number;
      readonly scale: number;
      readonly weights: string;
    };
    readonly units: readonly number[];
    readonly here: readonly number[];
  };
  /**
   * What stands in place of the gate's weights and of `trust` where an encoder is asked. Fitted with one
   * encoder; nearness is on a scale that encoders share.
   */
  readonly withEncoder: {
    readonly units: readonly number[];
    readonly here: readonly number[];
    readonly trust: TrackerParameters["trust"];
  };
  /** What explains an alteration; see REASON_FEATURES. */
  readonly reasons: readonly number[];
  /** Log odds that a silent hop was a summary; see SILENT_FEATURES. */
  readonly silent: readonly number[];
  /**
   * By kind of path: intercept and slope of the log odds that it is right, on the log odds that its
   * parts give it. Fitted on answers given out of fold.
   */
  readonly trust: Readonly<
    Record<
      "copied" | "entered" | "reworded" | "rewordedTrusted" | "spliced",
      readonly [intercept: number, slope: number]
    >
  >;
  /** By kind of path: least probability of a right attribution to decide at all. */
  readonly answerAbove: Readonly<
    Record<"copied" | "entered" | "reworded" | "rewordedTrusted" | "spliced", number>
  >;
  /** Act only where over-reach is less likely than this, unless the caller says otherwise. */
  readonly overReachBelow: number;
  /**
   * Log odds of over-reach: slope on the judges' log odds, then one intercept each for a user, a
   * trusted tool and all others. Fitted on judgements given out of fold.
   */
  readonly riskOf: readonly number[];
  /**
   * Risks in rising order, each with the share of orders judged no riskier that did ask for more than
   * their origin may, among orders that were judged out of fold.
   */
  readonly overReach: readonly (readonly [risk: number, share: number])[];
  /** For T1 to T4: does a text ask for more than that tier may? */
  readonly tier: readonly {
    readonly intercept: number;
    readonly scale: number;
    readonly weights: string;
  }[];
}

/** The parameters that ship with the package. */
export function loadTrackerParameters(): TrackerParameters {
  const file = new URL("../../../data/tracker/params.json", import.meta.url);
  const { parameters } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly parameters: TrackerParameters;
  };
  return parameters;
}
