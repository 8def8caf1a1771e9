import type { Term } from "./terms.ts";

/** Something that a text says otherwise than its base, so that it is another order. */
export interface Difference {
  readonly kind: "replaced" | "added" | "dropped" | "swapped";
  /** What the later text says, and what its base says there; either may be empty, not both. */
  readonly ours: readonly Term[];
  readonly theirs: readonly Term[];
}
