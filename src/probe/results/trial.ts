import type { Outcome } from "../../formats/outcome.ts";

/** One assessed or failed trial of an injection scan, as comparisons need it. */
export interface InjectionTrial {
  readonly kind: "injection";
  readonly defense: string;
  readonly carrier: string;
  readonly channel: string;
  readonly instruction: string;
  readonly category: string;
  readonly outcome: Outcome;
  readonly payloadSent: boolean | null;
  /** Acted where a hold could not have been seen: in no rate. */
  readonly oneSided?: boolean;
  /** Made by an offline stand-in, as the row itself says. */
  readonly simulated?: boolean;
}

/** One trial of a utility scan; null was not scored. */
export interface UtilityTrial {
  readonly kind: "utility";
  readonly defense: string;
  readonly task: string;
  readonly success: boolean | null;
  /** Not scored because nobody could see whether the act was done. */
  readonly unobserved?: boolean;
  readonly simulated?: boolean;
}

export type Trial = InjectionTrial | UtilityTrial;
