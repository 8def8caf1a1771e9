import type { Channel, Impersonation, Tier, Transform } from "../model.ts";

/** An instruction to be planted. Its wording decides what the traces say. */
export interface Seed {
  readonly id: string;
  readonly text: string;
  /** The tier of the action it asks for. */
  readonly requested: Tier;
  /** What authority the text claims for itself. */
  readonly impersonation: Impersonation;
  /** Whether it changes a detail of an order that a trusted event gave; default false. */
  readonly altersTrusted?: boolean;
}

/** An event that has nothing to do with any instruction. */
export interface AmbientStep {
  readonly kind: "ambient";
  readonly channel: Channel;
  readonly actor: string;
  readonly text: string;
  /** The page's address; other channels are addressed by their actor. */
  readonly url?: string;
}

/** An instruction enters, inside its carrier. */
export interface PlantStep {
  readonly kind: "plant";
  readonly seed: Seed;
  readonly channel: Channel;
  readonly actor: string;
  readonly url?: string;
  /**
   * The carrier in the order it is read. The agent goes on with `passage` alone, which holds
   * `{instruction}` once.
   */
  readonly before?: string;
  readonly passage: string;
  readonly after?: string;
  /** Words of the carrier that tell what was read: a title, a sender, an address. */
  readonly marks: readonly string[];
}

/** The agent carries one instruction on, or several together. */
export interface HopStep {
  readonly kind: "hop";
  readonly transform: Transform;
  /** Ids of seeds. */
  readonly seeds: readonly string[];
  /** The note's key, the peer or the tool. */
  readonly at?: string;
  /** What stands around the passage, which is put in at `{passage}`. */
  readonly frame?: string;
  /**
   * How the passages of several seeds become one: `{0}`, `{1}`, … are the pieces of the passages,
   * each passage cut at `cutAt`. Needed for more than one seed.
   */
  readonly merge?: { readonly template: string; readonly cutAt: string };
}

/** The agent is about to act on what the last event of these seeds says. */
export interface DecideStep {
  readonly kind: "decide";
  readonly seeds: readonly string[];
  /** `instruction` points at the first seed's words, `event` at the whole event. */
  readonly pointAt: "instruction" | "event";
}

export type Step = AmbientStep | PlantStep | HopStep | DecideStep;

/** One trace to be harvested, as data. */
export interface Scenario {
  readonly traceId: string;
  readonly steps: readonly Step[];
}
