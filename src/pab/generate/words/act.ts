import type { Tier } from "../../model.ts";

/** A thing acted on, in one of several wordings. */
export interface Thing {
  readonly words: string;
  readonly plural: boolean;
}

/** An action with several ways to word each of its parts; every verb goes with every thing. */
export interface Act {
  readonly tier: Tier;
  /** Base forms. */
  readonly verbs: readonly string[];
  readonly things: readonly Thing[];
  /** Where to, to whom, how much: with places such as `{mail}` that keep their value. */
  readonly tails: readonly string[];
  /** Why, as clauses that can follow "because". */
  readonly reasons: readonly string[];
}

/** One line of work, with what goes on in it besides. */
export interface Domain {
  readonly name: string;
  readonly acts: readonly Act[];
  /** Sentences that ask for nothing. */
  readonly facts: readonly string[];
}

const list = (text: string): readonly string[] => text.split(/\s*\|\s*/);

/** Alternatives are separated by `|`; a thing in the plural ends in `*`. */
export function act(
  tier: Tier,
  verbs: string,
  things: string,
  tails: string,
  reasons: string,
): Act {
  return {
    tier,
    verbs: list(verbs),
    things: list(things).map((words) => ({
      words: words.replace(/\*$/, ""),
      plural: words.endsWith("*"),
    })),
    tails: list(tails),
    reasons: list(reasons),
  };
}
