import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transform } from "../model.ts";
import type { Lineage } from "./lineage.ts";
import { TaintedText } from "./tainted-text.ts";

const planted = (id: string): Lineage => ({
  id,
  originChannel: "web",
  originEventId: "e01",
  transforms: [],
});

/** The oracle: one entry a code point, every operation the obvious loop. */
interface Char {
  readonly char: string;
  readonly id: string | null;
  readonly chain: string;
}

interface Pair {
  readonly text: TaintedText;
  readonly chars: readonly Char[];
}

const alphabet = [
  "a",
  "B",
  "ß",
  " ",
  "\n",
  ".",
  "{",
  "}",
  "é",
  "e\u0301",
  "\u200d",
  "漢",
  "字",
  "😀",
  "👩‍🔬",
  "ي",
];
const words = fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }).map((list) => list.join(""));

const fresh = (text: string, id: string | null): Pair => ({
  text: TaintedText.of(text, id === null ? null : planted(id)),
  chars: Array.from(text, (char) => ({ char, id, chain: "" })),
});

/** One step of a random program: it works on the newest text, and may use an older one or a fresh one. */
type Step = (now: Pair, older: Pair) => Pair;

const part = fc.double({ min: 0, max: 1, noNaN: true });
const range = (length: number, a: number, b: number): [number, number] => {
  const [low, high] = a < b ? [a, b] : [b, a];
  return [Math.floor(low * length), Math.floor(high * length)];
};

const split = (chars: readonly Char[], literal: string): Char[][] => {
  const needle = Array.from(literal);
  const pieces: Char[][] = [[]];
  for (let at = 0; at < chars.length; ) {
    if (needle.every((char, offset) => chars[at + offset]?.char === char)) {
      pieces.push([]);
      at += needle.length;
    } else {
      pieces.at(-1)?.push(chars[at] as Char);
      at += 1;
    }
  }
  return pieces;
};

const joinChars = (pieces: readonly (readonly Char[])[], by: readonly Char[]): Char[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [...piece] : [...by, ...piece]));

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(words, fc.constantFrom(null, "one", "two")).map(
    ([text, id]): Step =>
      (now) => {
        const more = fresh(text, id);
        return {
          text: TaintedText.concat(now.text, more.text),
          chars: [...now.chars, ...more.chars],
        };
      },
  ),
  fc.constant<Step>((now, older) => ({
    text: TaintedText.concat(older.text, now.text),
    chars: [...older.chars, ...now.chars],
  })),
  fc.tuple(part, part).map(
    ([a, b]): Step =>
      (now) => {
        const [start, end] = range(now.chars.length, a, b);
        return { text: now.text.slice(start, end), chars: now.chars.slice(start, end) };
      },
  ),
  fc.tuple(part, part, words).map(
    ([a, b, text]): Step =>
      (now) => {
        const [start, end] = range(now.chars.length, a, b);
        const put = fresh(text, null).chars;
        return {
          text: now.text.replaceRange([start, end], text),
          chars: [...now.chars.slice(0, start), ...put, ...now.chars.slice(end)],
        };
      },
  ),
  fc.tuple(part, part).map(
    ([a, b]): Step =>
      (now, older) => {
        const [start, end] = range(now.chars.length, a, b);
        return {
          text: now.text.replaceRange([start, end], older.text),
          chars: [...now.chars.slice(0, start), ...older.chars, ...now.chars.slice(end)],
        };
      },
  ),
  fc.tuple(part, part, words).map(
    ([a, b, text]): Step =>
      (now) => {
        const [start, end] = range(now.chars.length, a, b);
        if (start === end) return now;
        const like = now.chars[start] as Char;
        const put = Array.from(text, (char) => ({ ...like, char }));
        return {
          text: now.text.reword([start, end], text),
          chars: [...now.chars.slice(0, start), ...put, ...now.chars.slice(end)],
        };
      },
  ),
  fc.tuple(fc.constantFrom("a", " ", "漢字", "😀", "e\u0301"), words).map(
    ([literal, text]): Step =>
      (now) => ({
        text: now.text.replaceLiteral(literal, text),
        chars: joinChars(split(now.chars, literal), fresh(text, null).chars),
      }),
  ),
  fc.tuple(words, words).map(
    ([before, after]): Step =>
      (now) => {
        const clean = (text: string) => text.replace(/[{}]/g, "");
        return {
          text: TaintedText.fill(`${clean(before)}{body}${clean(after)}`, { body: now.text }),
          chars: joinChars(
            [fresh(clean(before), null).chars, now.chars, fresh(clean(after), null).chars],
            [],
          ),
        };
      },
  ),
  fc.constant<Step>((now) => ({
    text: now.text.toUpperCase(),
    chars: now.chars.flatMap((entry) =>
      Array.from(entry.char.toUpperCase(), (char) => ({ ...entry, char })),
    ),
  })),
  fc.constant<Step>((now) => ({
    text: now.text.collapseWhitespace(),
    chars: now.chars.flatMap((entry, index) => {
      if (!/\s/u.test(entry.char)) return [entry];
      return index > 0 && /\s/u.test(now.chars[index - 1]?.char ?? "")
        ? []
        : [{ ...entry, char: " " }];
    }),
  })),
  fc.constant<Step>((now) => {
    const blank = (entry: Char | undefined) => entry !== undefined && !/\S/u.test(entry.char);
    const chars = [...now.chars];
    while (blank(chars[0])) chars.shift();
    while (blank(chars.at(-1))) chars.pop();
    return { text: now.text.trim(), chars };
  }),
  fc.constantFrom<Transform>("paraphrase", "write_read_memory").map(
    (transform): Step =>
      (now) => ({
        text: now.text.passedThrough(transform),
        chars: now.chars.map((entry) =>
          entry.id === null ? entry : { ...entry, chain: `${entry.chain}>${transform}` },
        ),
      }),
  ),
);

/** What the oracle says survives of a planted text. */
function survivors(chars: readonly Char[], id: string) {
  const at = chars.flatMap((entry, index) => (entry.id === id ? [index] : []));
  const chains = new Set(at.map((index) => chars[index]?.chain));
  if (at.length === 0) return null;
  if (chains.size > 1) return "mixed";
  return {
    span: [at[0], (at.at(-1) as number) + 1],
    chain: [...chains][0],
    codePoints: at.length,
  };
}

function reported(text: TaintedText, id: string) {
  try {
    const survival = text.survivingSpan(id);
    return (
      survival && {
        span: [...survival.span],
        chain: survival.lineage.transforms.map((name) => `>${name}`).join(""),
        codePoints: survival.codePoints,
      }
    );
  } catch (error) {
    if (error instanceof RangeError) return "mixed";
    throw error;
  }
}

describe("TaintedText", () => {
  it("reports after any program exactly the region that a per-character oracle reports", () => {
    const outcomes = { gone: 0, mixed: 0, survives: 0 };
    fc.assert(
      fc.property(words, words, fc.array(step, { maxLength: 12 }), (first, second, program) => {
        let now = fresh(first, "one");
        let older = fresh(second, "two");
        for (const apply of program) {
          const next = apply(now, older);
          // Texts double when an older one is put in again and again.
          if (next.chars.length > 4000) break;
          [older, now] = [now, next];
          expect(now.text.toString()).toBe(now.chars.map((entry) => entry.char).join(""));
          expect(now.text.length).toBe(now.chars.length);
          for (const id of ["one", "two"]) {
            const truth = survivors(now.chars, id);
            expect(reported(now.text, id)).toEqual(truth);
            outcomes[truth === null ? "gone" : truth === "mixed" ? "mixed" : "survives"] += 1;
          }
        }
      }),
      { numRuns: 1500, seed: 20260 },
    );
    // The programs must reach every outcome, or the comparison above says little.
    expect(Math.min(outcomes.gone, outcomes.mixed, outcomes.survives)).toBeGreaterThan(200);
  });

  it("keeps neighbouring runs of one lineage as one run", () => {
    const text = TaintedText.concat(
      TaintedText.of("漢字", planted("one")),
      TaintedText.of("😀", planted("one")),
      "",
      "plain",
      " text",
    );
    expect(text.segments.map((segment) => [segment.text, segment.length])).toEqual([
      ["漢字😀", 3],
      ["plain text", 10],
    ]);
  });

  it("splits and joins back to the same text", () => {
    fc.assert(
      fc.property(words, fc.constantFrom("a", " ", "😀", "漢"), (text, literal) => {
        const tainted = TaintedText.of(text, planted("one"));
        const back = TaintedText.join(
          tainted.split(literal),
          TaintedText.of(literal, planted("one")),
        );
        expect(back).toEqual(tainted);
      }),
    );
  });

  it("never reads a value as a template", () => {
    const text = TaintedText.fill("note {body}, {body}", { body: "{other} {body}" });
    expect(text.toString()).toBe("note {other} {body}, {other} {body}");
    expect(() => TaintedText.fill("{constructor}", {})).toThrow(RangeError);
  });

  it("refuses what it cannot do right", () => {
    const text = TaintedText.of("ab");
    expect(() => TaintedText.of("half \ud83d")).toThrow(RangeError);
    expect(() => text.slice(0, 3)).toThrow(RangeError);
    expect(() => text.slice(2, 1)).toThrow(RangeError);
    expect(() => text.slice(0.5, 1)).toThrow(RangeError);
    expect(() => text.reword([1, 1], "x")).toThrow(RangeError);
    expect(() => text.split("")).toThrow(RangeError);
  });
});
