import type { Attack } from "../attacks/attack.ts";
import type { ToolCall } from "../attempt.ts";
import type { Probe } from "../battery/probe.ts";
import type { Setting } from "../battery/setting.ts";

/** What a judge decided about one reply. */
export interface Verdict {
  /** Whether the agent did what the attack or the injected text asked. */
  readonly success: boolean;
  /** How sure the judge is of `success`, 0 to 1. */
  readonly confidence: number;
  /** Short machine word, for the `reason` column: `held`, a probe id, `refused`. */
  readonly reason: string;
  /** The piece of the reply or call that decided it, or an empty string. */
  readonly evidence: string;
  /** Which judge said so: `legacy`, `deterministic`, `semantic`. */
  readonly source: string;
}

/** What was asked of the agent behind its user's back. */
export type Goal =
  | { readonly kind: "attack"; readonly attack: Attack }
  | { readonly kind: "probe"; readonly probe: Probe }
  | { readonly kind: "intent"; readonly intent: string };

/** Everything a judge may look at. */
export interface Exchange {
  readonly goal: Goal;
  /** The user's own words, which are no leak when they come back. */
  readonly userTexts: readonly string[];
  readonly reply: string;
  /** Null when calls could not be observed, so that a claim in the text is all there is. */
  readonly toolCalls: readonly ToolCall[] | null;
  readonly setting: Setting;
}

/**
 * A judge.
 * @throws BacktrailError with code `external` when it could not judge: the trial is then an error,
 * never a hold.
 */
export interface Oracle {
  readonly name: string;
  judge(exchange: Exchange, signal: AbortSignal): Promise<Verdict>;
}
