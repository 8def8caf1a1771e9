import { sentenceAt } from "../sentences.ts";
import type { TraceIndex } from "../trace-index.ts";
import type { Difference } from "./difference.ts";
import type { Partners } from "./pair-up.ts";
import type { Term } from "./terms.ts";

/**
 * Prepositions, particles, conjunctions and persons: one put for another turns an order into another
 * one (`on` and `off`, `from Eve` and `for Eve`, `by 5` and `to 5`). A closed class of each language; words
 * of one row may stand for each other. What is left out or added counts nothing here.
 */
const ROWS: readonly string[] = [
  "from von vom aus de del du des da dal dalla من 从",
  "to into onto for zu zum zur an nach für a al à au aux para pour per ao إلى 到 给",
  "by with via mit durch par con com",
  "in on at upon im am auf bei en dans sur em no na nel nella sul في على 在",
  "off out ab",
  "up rauf hoch",
  "down runter herunter",
  "over across",
  "through",
  "against gegen contre contra contro",
  // The agent says `you` where its user said `me`.
  "i me my mine we us our ours you your yours ich mir mich mein wir uns du dir je moi me nous vous yo mí eu io mi",
  "he him his she her hers they them their theirs er ihm ihn ihnen il elle lui leur él ella ele ela egli",
];

const ARTICLES: ReadonlySet<string> = new Set(
  "a an the der die das den dem des ein eine einen einem einer le la les un une des el los las una o os as um uma il lo gli uno".split(
    " ",
  ),
);
const AND = "and und y et e و 和";
const OR = "or oder ou या أو 或";

const rowOf = new Map<string, number>(
  [...ROWS, AND, OR].flatMap((row, number) =>
    row.split(" ").map((word) => [word, number] as const),
  ),
);
const CONJUNCTIONS: ReadonlySet<string> = new Set(`${AND} ${OR}`.split(" "));

export const isArticle = (form: string): boolean => ARTICLES.has(form);
export const isConjunction = (form: string): boolean => CONJUNCTIONS.has(form);

/** Small words that stand for others between the same two things, or behind the last one. */
export function changedSmallWords(
  index: TraceIndex,
  ours: readonly Term[],
  theirs: readonly Term[],
  ordered: Partners,
): Difference[] {
  const found: Difference[] = [];
  for (const [at, term] of ours.entries()) {
    const partner = theirs[ordered[at] ?? -1];
    if (partner === undefined) continue;
    const next = ours[at + 1];
    const isLast = next === undefined;
    if (!isLast && (ordered[at + 1] ?? -1) !== (ordered[at] ?? -1) + 1) continue;
    const here = smallWords(index, term, next);
    const there = smallWords(index, partner, theirs[(ordered[at] ?? -1) + 1]);
    const added = without(here, there);
    const gone = without(there, here);
    if (added.length === 0 || gone.length === 0) continue;
    found.push({
      kind: "replaced",
      ours: added.map(({ term: word }) => word),
      theirs: gone.map(({ term: word }) => word),
    });
  }
  return found;
}

interface SmallWord {
  readonly row: number;
  readonly term: Term;
}

/** What the first list has more of than the second, word for word of one row. */
function without(words: readonly SmallWord[], others: readonly SmallWord[]): SmallWord[] {
  const left = [...others];
  return words.filter(({ row, term }) => {
    const same = left.findIndex((one) => one.term.word.form === term.word.form);
    const at = same >= 0 ? same : left.findIndex((one) => one.row === row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The small words behind a term, as far as the next one. */
function smallWords(index: TraceIndex, { to }: Term, next: Term | undefined): SmallWord[] {
  const end = Math.min(
    next?.from ?? Number.POSITIVE_INFINITY,
    sentenceAt(index, index.eventAt(to - 1), to - 1).to,
  );
  const found: SmallWord[] = [];
  for (let at = to; at < end; at += 1) {
    const word = index.typeAt(at);
    const row = rowOf.get(word.form);
    if (!word.isFunction) break;
    if (row === undefined) continue;
    const term = {
      from: at,
      to: at + 1,
      word,
      quantity: null,
      logic: null,
      isExact: false,
      bare: null,
    };
    found.push({ row, term });
  }
  return found;
}
