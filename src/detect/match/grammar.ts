import { numberAt } from "../../text/at.ts";
import type { Tokens } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * A small slot grammar over words. A pattern is a list of steps written with blanks between them:
 *
 * - `ignore`, `ignore|forget`, `forg*`: one word, one of some, one that begins with a stem
 * - `[prior]`: one word of a named set; `[prior]|other` joins sets and words
 * - `..3`: up to three words of any kind; a step followed by `?` may be absent
 * - `^` in front of the first step: only where an order can begin (see `opensOrder`)
 * - `$` as the last step: the sentence or the line must end there
 * - `:` as the last step: a colon, a comma or a dash must follow, as behind somebody's name
 *
 * A pattern stays inside one sentence unless its rule says otherwise. The first step must be a
 * word. Matching moves a set of positions along as the bits of one number, so that its cost is
 * bounded by (steps × 31) for each place a pattern can start, whatever the text.
 */
export interface CompiledPattern {
  /** Word sets that can start the pattern. */
  readonly first: number;
  readonly steps: readonly Step[];
  readonly across: boolean;
  readonly opening: boolean;
  readonly addressing: boolean;
  readonly closing: boolean;
}

export type Step =
  | { readonly kind: "word"; readonly set: number; readonly optional: boolean }
  | { readonly kind: "gap"; readonly width: number };

/** Positions a pattern can reach, in words from its start; one less than the bits of a number. */
export const REACH = 31;

/**
 * Compiles one pattern; `setOf` interns a list of words and set names as a set number.
 * @throws RangeError when the pattern is not written in the grammar.
 */
export function compilePattern(
  source: string,
  across: boolean,
  setOf: (slot: string) => number,
): CompiledPattern {
  const opening = source.startsWith("^");
  const addressing = source.endsWith(" :");
  const closing = source.endsWith(" $");
  const steps = source
    .slice(opening ? 1 : 0, addressing || closing ? -2 : undefined)
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => step(part, source, setOf));
  const first = steps[0];
  if (first?.kind !== "word" || first.optional) {
    throw new RangeError(`the pattern "${source}" must begin with a word or a word set`);
  }
  return { first: first.set, steps: steps.slice(1), across, opening, addressing, closing };
}

function step(part: string, source: string, setOf: (slot: string) => number): Step {
  const gap = /^\.\.(\d+)$/.exec(part);
  if (gap) {
    const width = Number(gap[1]);
    if (width < 1 || width > 24)
      throw new RangeError(`the gap ${part} in "${source}" must be from ..1 to ..24`);
    return { kind: "gap", width };
  }
  const optional = part.endsWith("?");
  const slot = optional ? part.slice(0, -1) : part;
  if (slot === "") throw new RangeError(`an empty step stands in the pattern "${source}"`);
  return { kind: "word", set: setOf(slot), optional };
}

/**
 * Tries a pattern whose first step stands at token `at`.
 * @returns the number of the token after the match (its shortest form), or -1.
 */
export function matchAt(
  pattern: CompiledPattern,
  tokens: Tokens,
  vocabulary: Vocabulary,
  at: number,
  sentenceEnd: number,
  leafEnd: number,
): number {
  const end = Math.min(pattern.across ? leafEnd : sentenceEnd, at + REACH);
  const width = end - at;
  // Bit i: the steps so far can end right before token at + i.
  const inside = width >= 31 ? 0x7fffffff : (1 << (width + 1)) - 1;
  let reached = 2;
  for (const step of pattern.steps) {
    if (step.kind === "gap") {
      let spread = reached;
      for (let count = 0; count < step.width; count += 1) spread |= spread << 1;
      reached = spread & inside;
      continue;
    }
    let next = 0;
    for (let left = reached; left !== 0; ) {
      const bit = left & -left;
      left ^= bit;
      const offset = 31 - Math.clz32(bit);
      if (offset >= width) continue;
      if (vocabulary.has(numberAt(tokens.id, at + offset), step.set)) next |= bit << 1;
    }
    reached = (step.optional ? reached | next : next) & inside;
    if (reached === 0) return -1;
  }
  if (pattern.closing) {
    // Only a match that runs up to the end of the sentence, or of the line, counts.
    for (let left = reached; left !== 0; ) {
      const bit = left & -left;
      left ^= bit;
      const token = at + 31 - Math.clz32(bit);
      if (token >= tokens.count || numberAt(tokens.before, token) > 0) return token;
    }
    return -1;
  }
  return at + (31 - Math.clz32(reached & -reached));
}
