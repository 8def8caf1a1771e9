import { AUTHORITY_TIER, tierRank } from "../../model.ts";
import type { Region } from "../region.ts";
import { sentenceAt } from "../sentences.ts";
import type { TraceIndex } from "../trace-index.ts";
import { relationOf } from "../words/relations.ts";
import type { Comparison } from "./compare.ts";
import { readTerms, sameTerm, type Term } from "./terms.ts";

/** An earlier passage that may be why a text differs from its base. */
export interface Explanation {
  readonly region: Region;
  /** How well it explains the difference; only the order means something. */
  readonly score: number;
}

/** So many explanations are shown: the true one is mostly among them. */
const MOST_SHOWN = 3;
/** Earlier events that are looked at. */
const REACH = 64;
/** What a passage has of the new words, of the old ones, of the rest of the order, and being later. */
const WEIGHTS = { ours: 2, theirs: 1, rest: 0.5, later: 0.3 } as const;
/** Explanations this close are equally good: then the least trusted one is named. */
const AS_GOOD = 0.15;

/**
 * The passages that may have brought a difference in, best first. Of several equally good ones the
 * least trusted event comes first. Empty when nothing speaks for any.
 */
export function explain(
  index: TraceIndex,
  at: Region,
  { base, differences }: Comparison,
): Explanation[] {
  const ours = differences.flatMap((difference) => difference.ours);
  const theirs = differences.flatMap((difference) => difference.theirs);
  const rest = readTerms(index, base).filter((term) => !theirs.includes(term));
  const found: Explanation[] = [];
  for (let event = at.event - 1; event >= Math.max(0, at.event - REACH); event -= 1) {
    if (event === base.event) continue;
    const best = bestSentence(index, event, (terms) => {
      const said = WEIGHTS.ours * share(ours, terms) + WEIGHTS.theirs * share(theirs, terms);
      return said === 0 ? 0 : said + WEIGHTS.rest * share(rest, terms);
    });
    if (best === null) continue;
    found.push({ ...best, score: best.score + (event > base.event ? WEIGHTS.later : 0) });
  }
  found.sort((a, b) => b.score - a.score || b.region.event - a.region.event);
  const [top] = found;
  if (top === undefined) return [];
  const rank = ({ region }: Explanation): number =>
    tierRank(AUTHORITY_TIER[index.events[region.event]?.channel ?? "user"]);
  const good = found.filter(({ score }) => score >= top.score - AS_GOOD);
  good.sort((a, b) => rank(b) - rank(a));
  return [...good, ...found.filter((one) => !good.includes(one))].slice(0, MOST_SHOWN);
}

function bestSentence(
  index: TraceIndex,
  event: number,
  scoreOf: (terms: readonly Term[]) => number,
): Explanation | null {
  const [first, last] = index.tokensOf(event);
  let best: Explanation | null = null;
  let previous: Region | null = null;
  for (let at = first; at < last; ) {
    const sentence = { ...sentenceAt(index, event, at), from: at };
    const both = previous === null ? sentence : { ...sentence, from: previous.from };
    for (const region of [sentence, both]) {
      const score = scoreOf(readTerms(index, region));
      if (score > (best?.score ?? 0)) best = { region, score };
    }
    previous = sentence;
    at = Math.max(sentence.to, at + 1);
  }
  return best;
}

/** Share of `wanted` that some term of `terms` says. */
function share(wanted: readonly Term[], terms: readonly Term[]): number {
  if (wanted.length === 0) return 0;
  const found = wanted.filter((term) =>
    terms.some((other) => sameTerm(term, other) || isRelated(term, other)),
  );
  return found.length / wanted.length;
}

function isRelated(a: Term, b: Term): boolean {
  if (a.quantity !== null || b.quantity !== null || a.logic !== null || b.logic !== null) {
    return false;
  }
  return relationOf(a.word.form, b.word.form) !== "none";
}
