import { at, floatAt, numberAt } from "../../text/at.ts";
import { hasMark, type Tokens } from "../match/tokens.ts";
import type { Vocabulary } from "../match/vocabulary.ts";
import type { WordSegmenter } from "./segment.ts";
import { separatedRuns, unseparate } from "./separated.ts";
import { spellSymbols } from "./symbol-words.ts";
import { type View, ViewBuilder } from "./view.ts";

const LONG_WORD = 18;
const CHUNK = 2000;

/** True when a cheap look at the words says that a de-obfuscated view may differ. */
export function looksObfuscated(tokens: Tokens): boolean {
  const { stats } = tokens;
  return (
    stats.letterRun >= 5 ||
    stats.equalRun >= 7 ||
    stats.mixedWords > 0 ||
    stats.innerSymbols > 0 ||
    stats.longest >= LONG_WORD ||
    stats.innerBreaks > 0
  );
}

/**
 * The view with separated letters joined (`i g n o r e`), leet spelling undone, words that a line
 * break or hyphen splits joined, and run-together or evenly chopped words cut at word borders.
 * Null when nothing of the kind is there.
 */
export function deobfuscate(
  view: View,
  tokens: Tokens,
  vocabulary: Vocabulary,
  segmenter: WordSegmenter,
  retokenise: (text: string) => Tokens,
): View | null {
  let base = view;
  let words = tokens;
  let changed = false;
  if (tokens.stats.letterRun >= 5) {
    const runs = separatedRuns(view.text, tokens);
    if (runs.length > 0) {
      base = unseparate(view, runs, vocabulary);
      words = retokenise(base.text);
      changed = true;
    }
  }
  const spelled = tokens.stats.innerSymbols > 0 ? spellSymbols(base, segmenter) : null;
  if (spelled) {
    base = spelled;
    words = retokenise(base.text);
    changed = true;
  }
  const rebuilt = rebuildWords(base, words, vocabulary, segmenter);
  if (rebuilt) return rebuilt;
  return changed ? { ...base, name: "deobfuscated" } : null;
}

function rebuildWords(
  view: View,
  tokens: Tokens,
  vocabulary: Vocabulary,
  segmenter: WordSegmenter,
): View | null {
  // Long: one pass over the words that shares where it stands among its branches.
  const { text } = view;
  let builder: ViewBuilder | null = null;
  let done = 0;
  let looked = 0;
  const mayBeLeet =
    tokens.stats.mixedWords > 0 || hasMark(tokens.stats, 0x40) || hasMark(tokens.stats, 0x24);
  const put = (start: number, end: number, replacement: string) => {
    builder ??= new ViewBuilder(view);
    builder.copy(done, start);
    builder.replace(start, end, replacement);
    done = end;
  };
  const putRun = (units: readonly number[], run: string): boolean => {
    let any = false;
    for (let at = 0; at < run.length; at += CHUNK) {
      const pieces = segmenter.segment(run.slice(at, at + CHUNK));
      if (!pieces) continue;
      for (const piece of pieces) {
        const start = floatAt(units, at + piece.start);
        put(start, floatAt(units, at + piece.end - 1) + 1, `${piece.text} `);
      }
      any = true;
    }
    return any;
  };
  for (let at = 0; at < tokens.count; at += 1) {
    if (at >= looked) {
      // A run is looked at once, at its first word, or a text of equal words would cost its square.
      const chopped = choppedRun(text, tokens, at);
      looked = Math.max(chopped, at + 1);
      if (chopped > at && putRun(...unitsOf(text, tokens, at, chopped))) {
        at = chopped - 1;
        continue;
      }
    }
    const start = numberAt(tokens.start, at);
    const end = numberAt(tokens.end, at);
    const joined = joinedEnd(text, tokens, at, vocabulary);
    if (joined > at + 1) {
      const last = numberAt(tokens.end, joined - 1);
      put(start, last, text.slice(start, last).replace(/[^\p{L}\p{N}]/gu, ""));
      at = joined - 1;
      continue;
    }
    if (numberAt(tokens.id, at) >= 0 && end - start < LONG_WORD) {
      // A stem may begin a word whose rest is in leet spelling.
      if (!mayBeLeet || !holdsDigit(text, start, end)) continue;
    }
    if (end - start >= LONG_WORD) {
      putRun(...unitsOf(text, tokens, at, at + 1));
      continue;
    }
    const leet = mayBeLeet ? leetRange(text, start, end) : null;
    if (!leet) continue;
    const plain = segmenter.plain(text.slice(leet[0], leet[1]));
    if (plain !== null) put(leet[0], leet[1], plain);
  }
  if (!builder) return null;
  const built: ViewBuilder = builder;
  built.copy(done, text.length);
  return built.build("deobfuscated");
}

function holdsDigit(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x30 && unit <= 0x39) return true;
  }
  return false;
}

/** Units of the words `[from, to)` without what stands between them, and the run they make. */
function unitsOf(
  text: string,
  tokens: Tokens,
  from: number,
  to: number,
): [units: number[], run: string] {
  const units: number[] = [];
  let run = "";
  for (let at = from; at < to; at += 1) {
    const start = numberAt(tokens.start, at);
    const end = numberAt(tokens.end, at);
    for (let unit = start; unit < end; unit += 1) units.push(unit);
    run += text.slice(start, end);
  }
  return [units, run];
}

/** End of a run of at least eight words of one length from 2 to 6 that begins at `at`, or `at`. */
function choppedRun(text: string, tokens: Tokens, at: number): number {
  if (tokens.stats.equalRun < 7) return at;
  const length = numberAt(tokens.end, at) - numberAt(tokens.start, at);
  if (length < 2 || length > 6) return at;
  let end = at + 1;
  while (
    end < tokens.count &&
    numberAt(tokens.end, end) - numberAt(tokens.start, end) === length &&
    numberAt(tokens.start, end) - numberAt(tokens.end, end - 1) <= 2
  ) {
    end += 1;
  }
  if (end - at < 8) return at;
  // The last piece may be shorter than the others.
  const rest = end < tokens.count ? numberAt(tokens.end, end) - numberAt(tokens.start, end) : 0;
  const near = end < tokens.count && numberAt(tokens.start, end) - numberAt(tokens.end, end - 1);
  if (
    rest > 0 &&
    rest < length &&
    near === 1 &&
    text.charAt(numberAt(tokens.start, end) - 1) === " "
  )
    return end + 1;
  return end;
}

/** Token after a word that breaks or hyphens split over up to six tokens; `at + 1` when none. */
function joinedEnd(text: string, tokens: Tokens, at: number, vocabulary: Vocabulary): number {
  if (!mayJoin(text, numberAt(tokens.end, at))) return at + 1;
  let joined = text.slice(tokens.start[at], tokens.end[at]);
  let unknown = numberAt(tokens.id, at) < 0;
  let best = at + 1;
  for (let next = at + 1; next < tokens.count && next < at + 6; next += 1) {
    const gap = text.slice(tokens.end[next - 1], tokens.start[next]);
    if (!innerGap.test(gap)) break;
    joined += text.slice(tokens.start[next], tokens.end[next]);
    if (numberAt(tokens.id, next) < 0) unknown = true;
    if (joined.length > 20) break;
    // Two known halves are joined only over a line break, and only to a word known as such.
    const whole = vocabulary.isWord(joined) && (unknown || gap !== "-");
    if (joined.length >= 5 && (whole || (unknown && isInflected(joined, vocabulary))))
      best = next + 1;
  }
  return best;
}

/** A known stem with an ending of up to three letters. */
function isInflected(word: string, vocabulary: Vocabulary): boolean {
  const id = vocabulary.idOf(word);
  return id >= 0 && word.length - at(vocabulary.words, id).length <= 3;
}

function mayJoin(text: string, end: number): boolean {
  const unit = text.charCodeAt(end);
  return (
    unit === 0x0a ||
    unit === 0x0d ||
    unit === 0x2d ||
    unit === 0x2a ||
    unit === 0x5f ||
    unit === 0x7e ||
    unit === 0x60
  );
}

const innerGap = /^(?:-?\r?\n|-|\r|\*{1,3}|_{2}|~~|`)$/;

const LEADS = 1;
const TRAILS = 2;
/** `@ $ | +` stand before and behind a word in leet spelling, `!` only before it. */
const LEET_MARKS = new Uint8Array(128);
for (const mark of "@$|+") LEET_MARKS[mark.charCodeAt(0)] = LEADS + TRAILS;
LEET_MARKS[0x21] = LEADS;

/** The word with the symbols around it that leet spelling uses, when it mixes kinds. */
function leetRange(text: string, start: number, end: number): readonly [number, number] | null {
  let from = start;
  let to = end;
  while (from > 0 && start - from < 2 && (LEET_MARKS[text.charCodeAt(from - 1)] ?? 0) > 0)
    from -= 1;
  while (to < text.length && to - end < 2 && LEET_MARKS[text.charCodeAt(to)] === LEADS + TRAILS)
    to += 1;
  if (to - from < 2 || to - from > 20) return null;
  let letters = 0;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x61 && unit <= 0x7a) letters += 1;
  }
  if (letters === to - from) return null;
  // A bare number is a word in leet spelling only beside others; short ones stay numbers.
  return letters > 0 || to - from >= 3 ? [from, to] : null;
}
