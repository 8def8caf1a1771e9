import { numberAt } from "../../text/at.ts";
/** Classes of UTF-16 units in a normalised text. */
export const KIND = {
  other: 0,
  letter: 1,
  digit: 2,
  /** A letter of a script written without blanks: Chinese, Japanese, Thai and their kin. */
  unspaced: 3,
  space: 4,
  line: 5,
  /** Ends a sentence wherever it stands. */
  stop: 6,
  /** Ends a sentence before a blank, a quote or the end: it also stands inside names. */
  dot: 7,
  /** Parts what stands in different leaves of a structured text. */
  edge: 8,
} as const;

const ASCII = new Uint8Array(128).map((_, unit) => {
  if (unit >= 0x61 && unit <= 0x7a) return KIND.letter;
  if (unit >= 0x41 && unit <= 0x5a) return KIND.letter;
  if (unit >= 0x30 && unit <= 0x39) return KIND.digit;
  const character = String.fromCharCode(unit);
  if (unit === 0x1e) return KIND.edge;
  if (character === "\n" || character === "\r") return KIND.line;
  if (/\s/.test(character)) return KIND.space;
  if (";|".includes(character)) return KIND.stop;
  return ".!?".includes(character) ? KIND.dot : KIND.other;
});

function kindOf(unit: number): number {
  if (unit < 0x80) return numberAt(ASCII, unit);
  if (unit < 0x2000) {
    if (unit < 0xc0) return unit === 0xa0 ? KIND.space : KIND.other;
    if (unit >= 0xe00 && unit < 0xf00) return KIND.unspaced;
    if (unit >= 0x1000 && unit < 0x10a0) return KIND.unspaced;
    if (unit >= 0x1780 && unit < 0x1800) return KIND.unspaced;
    if (unit === 0x964 || unit === 0x965 || unit === 0x61f || unit === 0x6d4 || unit === 0x37e)
      return KIND.stop;
    if (unit === 0xd7 || unit === 0xf7 || unit === 0x60c || unit === 0x61b) return KIND.other;
    return KIND.letter;
  }
  if (unit < 0x2c00) return unit === 0x2028 || unit === 0x2029 ? KIND.line : KIND.other;
  if (unit >= 0x3040 && unit < 0xa000) return KIND.unspaced;
  if (unit < 0x3040 && unit >= 0x2e00) return unit === 0x3002 ? KIND.stop : KIND.other;
  if (unit >= 0xd800 && unit < 0xf900) return KIND.other;
  if (unit >= 0xf900 && unit < 0xfb00) return KIND.unspaced;
  if (unit >= 0xfe10 && unit < 0xfe70) return KIND.other;
  return unit >= 0xff00 && unit < 0xff66 ? KIND.other : KIND.letter;
}

/** The class of every UTF-16 unit. */
export const KINDS: Readonly<Uint8Array> = new Uint8Array(0x10000).map((_, unit) => kindOf(unit));
