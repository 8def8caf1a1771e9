import { numberAt } from "../../text/at.ts";
import type { RuleMatcher } from "../match/matcher.ts";
import type { Tokens } from "../match/tokens.ts";

/**
 * Two different words of the rules in rot13 or backwards, at most so many words apart, make the
 * whole text worth reading that way.
 */
const REACH = 12;
const SHORTEST = 5;
const TURNED = 1;
const BACKWARDS = 2;

/** Word sets of a matcher by which shifted words are known. */
export function shiftedSets(words: readonly string[]): { rot13: string; reversed: string } {
  const plain = words.filter((word) => word.length >= SHORTEST);
  return {
    rot13: plain.map(rot13).join(" "),
    reversed: plain.map((word) => word.split("").reverse().join("")).join(" "),
  };
}

/** Tells whether words of the rules stand in a text in rot13 or backwards. */
export class ShiftedWords {
  /** By word id: whether it is a word of the rules in rot13, or backwards. */
  readonly #shifts: Uint8Array;

  /** @param matcher has the sets of `shiftedSets` */
  constructor(matcher: RuleMatcher) {
    const { vocabulary } = matcher;
    const rotated = matcher.setNumber("rot13");
    const reversed = matcher.setNumber("reversed");
    this.#shifts = Uint8Array.from(
      vocabulary.words,
      (_, id) =>
        (vocabulary.has(id, rotated) ? TURNED : 0) | (vocabulary.has(id, reversed) ? BACKWARDS : 0),
    );
  }

  in(tokens: Tokens): { readonly turned: boolean; readonly backwards: boolean } {
    const turned = new Neighbours();
    const backwards = new Neighbours();
    for (let at = 0; at < tokens.count; at += 1) {
      const id = numberAt(tokens.id, at);
      if (id < 0) continue;
      const shifts = numberAt(this.#shifts, id);
      if (shifts === 0) continue;
      if (shifts & TURNED) turned.add(at, id);
      if (shifts & BACKWARDS) backwards.add(at, id);
    }
    return { turned: turned.found, backwards: backwards.found };
  }
}

/** Notices two different words that stand near each other. */
class Neighbours {
  found = false;
  #at = Number.NEGATIVE_INFINITY;
  #id = -1;

  add(at: number, id: number): void {
    if (id !== this.#id && at - this.#at <= REACH) this.found = true;
    this.#at = at;
    this.#id = id;
  }
}

function rot13(word: string): string {
  return word.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 0x61 + 13) % 26) + 0x61),
  );
}
