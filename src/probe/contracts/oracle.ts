import type { Attack } from "./attack.ts";
import type { Probe } from "./probe.ts";
import type { Setting } from "./setting.ts";
import type { ToolCall } from "./tool-call.ts";
import type { Verdict } from "./verdict.ts";

/** Everything a judge may look at. */
export interface Exchange {
  /** What was asked of the agent behind its user's back. */
  readonly goal:
    | { readonly kind: "attack"; readonly attack: Attack }
    | { readonly kind: "probe"; readonly probe: Probe }
    | { readonly kind: "intent"; readonly intent: string };
  /** The user's own words, which are no leak when they come back. */
  readonly userTexts: readonly string[];
  readonly reply: string;
  /** Null when calls could not be observed, so that a claim in the text is all there is. */
  readonly toolCalls: readonly ToolCall[] | null;
  /** Requests of this trial that came to the run's sink; null or absent without a sink. */
  readonly sinkRequests?: readonly string[] | null;
  readonly setting: Setting;
}

/**
 * A judge.
 * @throws BacktrailError with code `external` when it could not judge: the trial is then an error,
 * never a hold.
 */
export interface Oracle {
  readonly name: string;
  /** Set where it judges by itself and at once: other trials may ask the agent meanwhile. */
  readonly asksNobody?: boolean;
  /**
   * Whether a hold of this judge on a leak says anything: it knows what may not be said, or can
   * read. Null stands for a setting that nobody gave; a probe leaks what it `discloses`, an attack
   * any secret. Without it, it is taken for one that can read.
   */
  seesLeaks?(setting: Setting | null, probe?: Probe): boolean;
  judge(exchange: Exchange, signal: AbortSignal): Promise<Verdict>;
}
