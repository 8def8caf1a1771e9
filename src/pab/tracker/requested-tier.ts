import { type LinearText, linearScore } from "./weigh/linear-text.ts";

/** Where clauses end: no text may hide behind harmless words around it. */
const clauseEnd = /[.!?;\n]+\s+|,\s+(?:and|then)\s+/;
const SHORTEST_CLAUSE = 3;

/**
 * Probabilities of the requested tier, T0 first, as far as the words tell.
 * @param judges for T1 to T4, whether a text asks for more than that tier may
 */
export function requestedTier(judges: readonly LinearText[], text: string): number[] {
  // Asking for more than T2 includes asking for more than T1.
  let highest = 0;
  const more = judges.map((judge) => {
    highest = Math.max(highest, asksForMore(judge, text));
    return highest;
  });
  const bounds = [0, ...more, 1];
  return bounds.slice(1).map((bound, at) => bound - (bounds[at] ?? 0));
}

/** The text as a whole, or the clause that asks for most where there are several. */
function asksForMore(judge: LinearText, text: string): number {
  const clauses = text.split(clauseEnd).filter((one) => one.split(" ").length >= SHORTEST_CLAUSE);
  const scores = [text, ...(clauses.length > 1 ? clauses : [])].map((one) =>
    linearScore(judge, one),
  );
  return 1 / (1 + Math.exp(-Math.max(...scores)));
}
