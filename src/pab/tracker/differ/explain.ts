import { AUTHORITY_TIER, tierRank } from "../../model.ts";
import { CARRIER_HOPS } from "../carriers.ts";
import { dot } from "../logistic.ts";
import type { Region } from "../region.ts";
import { sentenceAt } from "../sentences.ts";
import type { TraceIndex } from "../trace-index.ts";
import { relationOf } from "../words/relations.ts";
import type { Comparison } from "./compare.ts";
import { readTerms, sameTerm, type Term } from "./terms.ts";

/**
 * What speaks for a passage as the reason of a difference: what it has of the new words, of the old
 * ones, of the rest of the order, what its whole event has of the rest (a note that repeats the order
 * explains nothing), that it came after the order, that it is a carrier's; and, for the order's own
 * event, that the text rewords it and nothing else came in.
 */
export const REASON_FEATURES = [
  "ours",
  "theirs",
  "rest",
  "restOfEvent",
  "later",
  "onCarrier",
  "isBase",
] as const;

/** An earlier passage that may be why a text differs from its base; or the base itself. */
export interface Reason {
  readonly region: Region;
  /** By REASON_FEATURES. */
  readonly x: readonly number[];
}

/** A reason with how well it explains the difference; only the order means something. */
export interface Explanation {
  readonly region: Region;
  readonly score: number;
  readonly isBase: boolean;
}

/** Earlier events that are looked at. */
const REACH = 64;
/** Explanations this close are equally good: then the least trusted one is named. */
const AS_GOOD = 0.1;

/** The passages that may have brought a difference in, one an event, the base among them. */
export function reasonsOf(index: TraceIndex, at: Region, comparison: Comparison): Reason[] {
  const { base, differences } = comparison;
  const ours = differences.flatMap((difference) => difference.ours);
  const theirs = differences.flatMap((difference) => difference.theirs);
  const rest = readTerms(index, base).filter(
    (term) => !theirs.some((other) => other.from === term.from),
  );
  const found: Reason[] = [{ region: base, x: [0, 0, 0, 0, 0, 0, 1] }];
  for (let event = at.event - 1; event >= Math.max(0, at.event - REACH); event -= 1) {
    if (event === base.event) continue;
    const best = bestSentence(index, event, (terms) => {
      const said = 2 * share(ours, terms) + share(theirs, terms);
      return said === 0 ? 0 : said + share(rest, terms) / 2;
    });
    if (best === null) continue;
    const terms = readTerms(index, best);
    const [from, to] = index.tokensOf(event);
    const channel = index.events[event]?.channel;
    found.push({
      region: best,
      x: [
        share(ours, terms),
        share(theirs, terms),
        share(rest, terms),
        share(rest, readTerms(index, { event, from, to: Math.min(to, from + LONGEST_EVENT) })),
        event > base.event ? 1 : 0,
        channel !== undefined && CARRIER_HOPS.has(channel) ? 1 : 0,
        0,
      ],
    });
  }
  return found;
}

const LONGEST_EVENT = 600;

/**
 * Reasons by how well they explain the difference, best first; of equally good ones the least trusted
 * first. Empty when nothing but the base speaks for itself.
 */
export function explain(
  index: TraceIndex,
  reasons: readonly Reason[],
  weights: readonly number[],
): Explanation[] {
  const found = reasons.map(({ region, x }): Explanation => {
    return { region, score: dot(weights, x), isBase: x.at(-1) === 1 };
  });
  if (found.length < 2) return [];
  found.sort((a, b) => b.score - a.score || b.region.event - a.region.event);
  const rank = ({ region }: Explanation): number =>
    tierRank(AUTHORITY_TIER[index.events[region.event]?.channel ?? "user"]);
  const good = found.filter(({ score }) => score >= (found[0]?.score ?? 0) - AS_GOOD);
  good.sort((a, b) => rank(b) - rank(a));
  return [...good, ...found.filter((one) => !good.includes(one))];
}

function bestSentence(
  index: TraceIndex,
  event: number,
  scoreOf: (terms: readonly Term[]) => number,
): Region | null {
  const [first, last] = index.tokensOf(event);
  let best: Region | null = null;
  let highest = 0;
  let previous: Region | null = null;
  for (let at = first; at < last; ) {
    const sentence = { ...sentenceAt(index, event, at), from: at };
    const both = previous === null ? sentence : { ...sentence, from: previous.from };
    for (const region of [sentence, both]) {
      const score = scoreOf(readTerms(index, region));
      if (score <= highest) continue;
      highest = score;
      best = region;
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
