import { isAbbreviation } from "../word-forms.ts";
import { relationOf } from "../words/relations.ts";
import { sameTerm, type Term } from "./terms.ts";

/** For each term of the first text the number of its partner in the second, or -1. */
export type Partners = Int32Array;

/** Longest common subsequence of terms: pairs in order, with as little between them as possible. */
export function inOrder(ours: readonly Term[], theirs: readonly Term[]): Partners {
  const width = theirs.length + 1;
  const lengths = new Uint16Array((ours.length + 1) * width);
  const same = new Uint8Array(ours.length * theirs.length);
  for (let row = ours.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      const [a, b] = [ours[row], theirs[column]];
      const isSame = a !== undefined && b !== undefined && sameTerm(a, b);
      if (isSame) same[row * theirs.length + column] = 1;
      const at = row * width + column;
      lengths[at] = isSame
        ? (lengths[at + width + 1] ?? 0) + 1
        : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const partners = new Int32Array(ours.length).fill(-1);
  let row = 0;
  let column = 0;
  while (row < ours.length && column < theirs.length) {
    const at = row * width + column;
    const isFirst = lengths[at] === lengths[0];
    if (isFirst && lengths[at + 1] === lengths[at]) column += 1;
    else if (same[row * theirs.length + column] === 1) {
      partners[row] = column;
      row += 1;
      column += 1;
    } else if (lengths[at + width] === lengths[at]) row += 1;
    else column += 1;
  }
  return withoutStrays(partners);
}

/** Drops a pair at either end that lies so far off that the rest is a better match without it. */
function withoutStrays(partners: Partners): Partners {
  const paired = [...partners.keys()].filter((at) => (partners[at] ?? -1) >= 0);
  const place = (at: number): number => partners[paired[at] ?? 0] ?? 0;
  let first = 0;
  let last = paired.length - 1;
  const score = (from: number, to: number): number => {
    const matched = to - from + 1;
    return (2 * matched) / (partners.length + place(to) - place(from) + 1);
  };
  while (last > first) {
    const now = score(first, last);
    if (score(first + 1, last) > now) first += 1;
    else if (score(first, last - 1) > now) last -= 1;
    else break;
  }
  const kept = new Int32Array(partners.length).fill(-1);
  for (let at = first; at <= last; at += 1) kept[paired[at] ?? 0] = place(at);
  return kept;
}

/**
 * Adds pairs that stand elsewhere, or say the same in another word, among `allowed` partners. A
 * negation or condition is only the same one when it stands beside the same word in one clause.
 */
export function anyOrder(
  ours: readonly Term[],
  theirs: readonly Term[],
  partners: Partners,
  allowed: readonly [from: number, to: number],
  isOneClause: (a: Term, b: Term) => boolean,
): Partners {
  const all = partners.slice();
  const taken = new Set(partners);
  const pairUp = (alike: (term: Term, other: Term, at: number, place: number) => boolean): void => {
    for (const [at, term] of ours.entries()) {
      for (let place = allowed[0]; place < allowed[1] && (all[at] ?? -1) < 0; place += 1) {
        const other = theirs[place];
        if (other === undefined || taken.has(place) || !alike(term, other, at, place)) continue;
        all[at] = place;
        taken.add(place);
      }
    }
  };
  pairUp((term, other) => term.logic === null && sameTerm(term, other));
  pairUp(sameMeaning);
  pairUp(
    (term, other, at, place) =>
      sameTerm(term, other) &&
      neighboursOf(all, at, place).some((partner) => isOneClause(other, theirs[partner] ?? other)),
  );
  return all;
}

/** How far a negation may stand from the word that it denies, in terms. */
const BESIDE = 3;

/** Partners of the terms around one that stand around its own would-be partner. */
function neighboursOf(partners: Partners, at: number, place: number): number[] {
  const around = partners.slice(Math.max(0, at - BESIDE), at + BESIDE + 1);
  return [...around].filter((partner) => partner >= 0 && Math.abs(partner - place) <= BESIDE);
}

/** Another form, a shortening or a synonym of a plain word. Nothing stands for a name or number. */
function sameMeaning(a: Term, b: Term): boolean {
  if (a.quantity !== null || b.quantity !== null || a.logic !== null || b.logic !== null) {
    return false;
  }
  if (isAbbreviation(a.word.form, b.word.form)) return true;
  if (a.isExact && b.isExact) return false;
  return relationOf(a.word.form, b.word.form) === "same";
}
