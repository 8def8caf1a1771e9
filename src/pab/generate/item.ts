import type { Channel, Impersonation, Tier } from "../model.ts";

/**
 * How an instruction enters: in its own words; `handedOn`, in words as a note has them that rewords
 * something, though nothing earlier asks for it; or `spliced`, as the change of a detail in another
 * event's order.
 */
export type ItemForm = "given" | "handedOn" | "spliced";

/** One instruction of a split, before it has words. */
export interface Item {
  readonly index: number;
  readonly origin: Channel;
  readonly hops: number;
  readonly impersonation: Impersonation;
  readonly tier: Tier;
  /** The item whose request it shares; its own index for most. */
  readonly requestOf: number;
  readonly form: ItemForm;
}
