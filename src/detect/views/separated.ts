import { numberAt } from "../../text/at.ts";
import type { Tokens } from "../match/tokens.ts";
import type { Vocabulary } from "../match/vocabulary.ts";
import { type View, ViewBuilder } from "./view.ts";

const SHORTEST_RUN = 5;
const WIDEST_GAP = 12;

/** A stretch of text in which every letter stands alone, in units of the view. */
export interface SeparatedRun {
  readonly start: number;
  readonly end: number;
  /** What stands between the letters. */
  readonly separator: string;
}

/** Finds the stretches of one-letter words. */
export function separatedRuns(text: string, tokens: Tokens): SeparatedRun[] {
  const runs: SeparatedRun[] = [];
  let first = -1;
  const close = (after: number) => {
    if (first >= 0 && after - first >= SHORTEST_RUN) {
      const start = numberAt(tokens.start, first);
      const end = numberAt(tokens.end, after - 1);
      runs.push(withMarks(text, { start, end, separator: text.charAt(start + 1) }));
    }
    first = -1;
  };
  for (let at = 0; at < tokens.count; at += 1) {
    const start = numberAt(tokens.start, at);
    const lone = numberAt(tokens.end, at) - start === 1;
    if (first >= 0 && (!lone || start - numberAt(tokens.end, at - 1) > WIDEST_GAP)) close(at);
    if (lone && first < 0) first = at;
  }
  close(tokens.count);
  return runs;
}

/** The run with the single marks around it (`! [ p i c`) that stand apart in the same way. */
function withMarks(text: string, run: SeparatedRun): SeparatedRun {
  const { separator } = run;
  let { start, end } = run;
  while (start >= 2 && text.charAt(start - 1) === separator && isMark(text, start - 2, separator))
    start -= 2;
  while (text.charAt(end) === separator && isMark(text, end + 1, separator)) end += 2;
  return { start, end, separator };
}

function isMark(text: string, at: number, separator: string): boolean {
  const mark = text.charAt(at);
  return mark !== "" && mark !== separator && !/[\p{L}\p{N}\s]/u.test(mark);
}

/**
 * Joins the letters of separated runs. The commonest gap is the letter spacing and goes; a wider
 * one is a gap between words and becomes one blank. Where that yields hardly any known word, every
 * gap goes, and the words are cut apart later.
 */
export function unseparate(
  view: View,
  runs: readonly SeparatedRun[],
  vocabulary: Vocabulary,
): View {
  const builder = new ViewBuilder(view);
  let done = 0;
  for (const run of runs) {
    // Marks right after the run's last letter (`…p t .`) belong to it.
    builder.copy(done, run.start);
    const letters = spaced(view.text, run, commonestGap(view.text, run));
    const pieces =
      knownShare(letters, vocabulary) >= 0.4 ? letters : spaced(view.text, run, WIDEST_GAP);
    for (const piece of pieces) {
      if (piece.text === " ") builder.replace(piece.start, piece.end, " ");
      else builder.copy(piece.start, piece.end);
    }
    done = run.end;
  }
  builder.copy(done, view.text.length);
  return builder.build("deobfuscated");
}

interface Unit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function commonestGap(text: string, run: SeparatedRun): number {
  const counts = new Map<number, number>();
  for (let at = run.start; at < run.end; ) {
    const end = skip(text, at, run);
    if (end > at) counts.set(end - at, (counts.get(end - at) ?? 0) + 1);
    at = Math.max(end, at + 1);
  }
  let best = 1;
  for (const [gap, count] of counts) if (count > (counts.get(best) ?? 0)) best = gap;
  return best;
}

function spaced(text: string, run: SeparatedRun, gap: number): Unit[] {
  const units: Unit[] = [];
  for (let at = run.start; at < run.end; ) {
    const end = skip(text, at, run);
    if (end === at) {
      units.push({ start: at, end: at + 1, text: text.charAt(at) });
      at += 1;
      continue;
    }
    if (end - at > gap) units.push({ start: at, end, text: " " });
    at = end;
  }
  return units;
}

function skip(text: string, from: number, run: SeparatedRun): number {
  let at = from;
  while (at < run.end && text.charAt(at) === run.separator) at += 1;
  return at;
}

/** Share of the letters that stand in words the vocabulary knows. */
function knownShare(units: readonly Unit[], vocabulary: Vocabulary): number {
  const words = units
    .map((unit) => unit.text)
    .join("")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  let known = 0;
  let all = 0;
  for (const word of words) {
    all += word.length;
    if (word.length > 1 && vocabulary.idOf(word) >= 0) known += word.length;
  }
  return words.length > 1 && all > 0 ? known / all : 0;
}
