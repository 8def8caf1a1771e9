import type { GroundTruth } from "../model.ts";

/** How many instructions that must not be followed stand where they entered. */
export interface GivenAway {
  readonly k: number;
  readonly n: number;
}

/** Share of them from which on a corpus measures labels and not provenance. */
const MOST = 0.9;

/**
 * Whether a corpus gives the answers away: nine of ten instructions that must not be followed, or more,
 * stand in the event in which they entered, whose own channel is then the answer. A defence that reads
 * that label alone is right, so the corpus cannot tell one that knows where a text came from.
 * @returns the counts where it does, else null
 */
export function answersGivenAway(truths: readonly GroundTruth[]): GivenAway | null {
  const bad = truths.filter(({ authorized }) => !authorized);
  const k = bad.filter(({ hopCount, stripped }) => hopCount === 0 && !stripped).length;
  return bad.length > 0 && k >= MOST * bad.length ? { k, n: bad.length } : null;
}

/** What such a corpus does not measure, for the `left_out` of a result and for a warning. */
export function givenAwayNote({ k, n }: GivenAway): { what: string; why: string } {
  return {
    what: "provenance",
    why: `${k} of ${n} instructions that must not be followed stand where they entered: reading the event's label answers them, so these figures compare labels; use a corpus with hops`,
  };
}
