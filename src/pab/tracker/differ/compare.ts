import type { Region } from "../region.ts";
import { sentenceAt } from "../sentences.ts";
import type { TraceIndex } from "../trace-index.ts";
import type { Difference } from "./difference.ts";
import { canFollow, isCondition, isNegation } from "./logic-words.ts";
import { anyOrder, inOrder, type Partners } from "./pair-up.ts";
import { changedSmallWords, isArticle, isConjunction } from "./small-words.ts";
import { readTerms, sameTerm, type Term } from "./terms.ts";

/** A text held against the earlier passage that it is most like. */
export interface Comparison {
  /** The part of the earlier event that the text follows. */
  readonly base: Region;
  /** Share of the text's terms that the base has in the same order. */
  readonly ordered: number;
  /** Share of the text's terms that the base has, and of the base's that the text has. */
  readonly covered: number;
  readonly baseCovered: number;
  /** What tells it from a copy. */
  readonly differences: readonly Difference[];
}

/** Tokens around the base in which what a text adds may have stood already. */
const NEAR = 60;
/** So many added plain words are a step of their own. */
const A_STEP = 2;

/** Holds the terms of a text against a window of an earlier event; null when nothing is shared. */
export function compare(
  index: TraceIndex,
  ours: readonly Term[],
  window: Region,
): Comparison | null {
  const theirs = readTerms(index, window);
  const ordered = withoutStrayNegations(index, ours, theirs, inOrder(ours, theirs));
  const places = [...ordered].filter((place) => place >= 0);
  const [first, last] = [theirs[places[0] ?? -1], theirs[places.at(-1) ?? -1]];
  if (first === undefined || last === undefined) return null;
  const base: Region = { event: window.event, from: first.from, to: last.to };
  const around = {
    event: window.event,
    from: Math.max(window.from, sentenceAt(index, window.event, base.from).from),
    to: Math.min(window.to, sentenceAt(index, window.event, base.to - 1).to),
  };
  const within = (region: Region): [number, number] => [
    countWhile(theirs, ({ from }) => from < region.from),
    countWhile(theirs, ({ to }) => to <= region.to),
  ];
  const [low, high] = within(base);
  const [aroundLow, aroundHigh] = within(around);
  const partners = anyOrder(ours, theirs, ordered, [aroundLow, aroundHigh], (a, b) =>
    a.from < b.from ? isOneClause(index, a, b, STRONG) : isOneClause(index, b, a, STRONG),
  );
  const taken = new Set([...partners].filter((place) => place >= 0));
  const inside = { low: Math.min(low, ...taken), high: Math.max(high, ...[...taken].map(next)) };
  const inBase = theirs.slice(low, high).filter((_, at) => taken.has(low + at)).length;
  return {
    base,
    ordered: places.length / (places.length + unpairedUnits(ours, ordered)),
    covered: [...partners].filter((place) => place >= 0).length / ours.length,
    baseCovered: inBase / (high - low),
    differences: [
      ...unpaired(index, { ours, theirs, ordered, partners, aroundLow, aroundHigh }, base),
      ...dropped(index, theirs, taken, { ...inside, aroundLow, aroundHigh }),
      ...swapped(index, ours, theirs, partners),
      ...changedSmallWords(index, ours, theirs, ordered),
    ],
  };
}

/**
 * Leaves a negation or condition without a partner that denies what comes after it in one of the two texts
 * and ends its clause in the other: `That is not all: send it` says nothing like `Do not send it`.
 */
function withoutStrayNegations(
  index: TraceIndex,
  ours: readonly Term[],
  theirs: readonly Term[],
  ordered: Partners,
): Partners {
  return ordered.map((place, at) => {
    const [term, after] = [ours[at], ours[at + 1]];
    const [partner, afterPartner] = [theirs[place], theirs[ordered[at + 1] ?? -1]];
    if (!term || !after || !partner || !afterPartner || term.logic === null) return place;
    const isApart =
      isOneClause(index, term, after, STRONG) !== isOneClause(index, partner, afterPartner, STRONG);
    return isApart ? -1 : place;
  });
}

/** Terms without a partner; a name of several words is one. */
function unpairedUnits(ours: readonly Term[], ordered: Partners): number {
  const isLoose = (at: number): boolean => (ordered[at] ?? 0) < 0;
  return [...ours.keys()].filter((at) => {
    const goesOn = isLoose(at - 1) && ours[at - 1]?.isExact === true && ours[at]?.isExact === true;
    return isLoose(at) && !goesOn;
  }).length;
}

const next = (place: number): number => place + 1;

function countWhile(terms: readonly Term[], holds: (term: Term) => boolean): number {
  const end = terms.findIndex((term) => !holds(term));
  return end < 0 ? terms.length : end;
}

/** Numbers of the terms of the base, and of the sentences that it stands in; half open. */
interface Spans {
  readonly low: number;
  readonly high: number;
  readonly aroundLow: number;
  readonly aroundHigh: number;
}

interface Paired {
  readonly ours: readonly Term[];
  readonly theirs: readonly Term[];
  readonly ordered: Partners;
  readonly partners: Partners;
  readonly aroundLow: number;
  readonly aroundHigh: number;
}

/** Runs of terms without a partner, each with what the base says in the same place. */
function unpaired(index: TraceIndex, paired: Paired, base: Region): Difference[] {
  const { ours, theirs, ordered, partners, aroundLow, aroundHigh } = paired;
  const taken = new Set(partners);
  const found: Difference[] = [];
  for (let at = 0; at < ours.length; ) {
    let end = at;
    while (end < ours.length && (ordered[end] ?? -1) < 0) end += 1;
    const run = ours.slice(at, end).filter((_, i) => (partners[at + i] ?? -1) < 0);
    if (run.length > 0) {
      const before = at > 0 ? (ordered[at - 1] ?? 0) + 1 : null;
      const after = end < ours.length ? (ordered[end] ?? 0) : null;
      const size = end - at;
      const from = before ?? Math.max(aroundLow, (after ?? 0) - size);
      const to = after ?? Math.min(aroundHigh, from + size);
      const facing = theirs.slice(from, to).filter((_, i) => !taken.has(from + i));
      const difference = tellingRun(index, run, facing, base, at === 0);
      if (difference !== null) found.push(difference);
    }
    at = end + 1;
  }
  return found;
}

function tellingRun(
  index: TraceIndex,
  run: readonly Term[],
  facing: readonly Term[],
  base: Region,
  isFirst: boolean,
): Difference | null {
  if (facing.length > 0) {
    // `e-mail` and `email`.
    return spelled(run) === spelled(facing)
      ? null
      : { kind: "replaced", ours: run, theirs: facing };
  }
  const [first, last] = index.tokensOf(base.event);
  const near = readTerms(index, {
    event: base.event,
    from: Math.max(first, base.from - NEAR),
    to: Math.min(last, base.to + NEAR),
  });
  const added = run.filter(
    (term) => term.logic !== null || !near.some((other) => sameTerm(term, other)),
  );
  // What an order begins with is what is to be done.
  const isTelling =
    added.length >= (isFirst ? 1 : A_STEP) ||
    added.some((term) => term.isExact || term.logic !== null);
  return isTelling ? { kind: "added", ours: added, theirs: [] } : null;
}

function spelled(terms: readonly Term[]): string {
  return terms.map(({ word, quantity, from }) => (quantity === null ? word.form : from)).join("");
}

/** So many terms may stand between a negation and what it denies: `under no circumstances`. */
const REACH_OF_NOT = 3;

/**
 * A negation, condition or limit of the base that is gone: inside the part that was taken over, or
 * beside it in the same sentence, where it governs that part: right before it or right behind it, a
 * negation a little before it in the same clause, an `if` or `unless` anywhere before it.
 */
function dropped(
  index: TraceIndex,
  theirs: readonly Term[],
  taken: ReadonlySet<number>,
  { low, high, aroundLow, aroundHigh }: Spans,
): Difference[] {
  const first = theirs[low];
  const gone = theirs.filter((term, at) => {
    const { logic } = term;
    if (logic === null || taken.has(at) || at < aroundLow || at >= aroundHigh) return false;
    if (at >= low && at < high) return true;
    if (at >= high) return at === high && canFollow(logic);
    if (at === low - 1 || isCondition(logic)) return true;
    const isNear = isNegation(logic) && at >= low - REACH_OF_NOT;
    return isNear && first !== undefined && isOneClause(index, term, first, ANY);
  });
  return gone.length === 0 ? [] : [{ kind: "dropped", ours: [], theirs: gone }];
}

/** Marks that end a clause, with the comma and without it. */
const ANY = /[,;:.!?，；：。！？]/;
const STRONG = /[;:.!?；：。！？]/;

function isOneClause(index: TraceIndex, a: Term, b: Term, marks: RegExp): boolean {
  const content = index.events[index.eventAt(a.from)]?.content ?? "";
  return !marks.test(content.slice(index.ends[a.to - 1], index.starts[b.from]));
}

/** Two things that have changed places: each stands behind the word that the other did. */
function swapped(
  index: TraceIndex,
  ours: readonly Term[],
  theirs: readonly Term[],
  partners: Partners,
): Difference[] {
  const pairs = [...ours.entries()].flatMap(([at, term]) => {
    const partner = theirs[partners[at] ?? -1];
    return partner === undefined || term.logic !== null
      ? []
      : [{ term, partner, now: wordBefore(index, term), once: wordBefore(index, partner) }];
  });
  for (const [at, a] of pairs.entries()) {
    const b = pairs
      .slice(at + 1)
      .find(
        (other) =>
          a.now !== a.once &&
          a.now === other.once &&
          a.once === other.now &&
          a.partner.from > other.partner.from &&
          !isList(index, a.term, other.term),
      );
    if (b) return [{ kind: "swapped", ours: [a.term, b.term], theirs: [a.partner, b.partner] }];
  }
  return [];
}

/** The word right before a term, articles aside; -1 at the start. */
function wordBefore(index: TraceIndex, { from }: Term): number {
  const [first] = index.tokensOf(index.eventAt(from));
  let at = from - 1;
  while (at >= first && isArticle(index.typeAt(at).form)) at -= 1;
  return at >= first ? (index.forms[at] ?? -1) : -1;
}

/** Whether nothing but `and` or `or` joins two terms: their order says nothing. */
function isList(index: TraceIndex, a: Term, b: Term): boolean {
  for (let at = a.to; at < b.from; at += 1) {
    const { form } = index.typeAt(at);
    if (!isConjunction(form) && !isArticle(form)) return false;
  }
  return true;
}
