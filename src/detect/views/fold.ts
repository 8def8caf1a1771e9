/**
 * Folds one character to the form rules are written in: lower case, compatibility forms
 * resolved (full width, mathematical, enclosed letters), Latin, Greek and Cyrillic diacritics
 * removed, invisible characters dropped (as an empty string). Marks of other scripts carry
 * vowels and stay.
 */
export function foldCharacter(character: string): string {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return character.toLowerCase();
  if (isInvisible(code)) return "";
  const tag = tagLetter(code) ?? enclosedLetter(code);
  if (tag !== null) return tag;
  const special = SPECIAL.get(character);
  if (special !== undefined) return special;
  const compatible = character.normalize("NFKC").toLowerCase();
  const folded = decomposable.test(compatible)
    ? compatible.normalize("NFD").replace(combining, "")
    : compatible.replace(combining, "");
  return [...folded].map((part) => SPECIAL.get(part) ?? part).join("");
}

/** Folds a whole text; see `foldCharacter`. Used for lexicon words, not on the hot path. */
export function foldText(text: string): string {
  let folded = "";
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

const decomposable = /[\u00c0-\u024f\u0370-\u03ff\u0400-\u04ff\u1e00-\u1fff]/;
const combining = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;

function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x115f ||
    code === 0x1160 ||
    (code >= 0x17b4 && code <= 0x17b5) ||
    (code >= 0x180b && code <= 0x180e) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0x3164 ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0xffa0 ||
    (code >= 0xe0100 && code <= 0xe01ef) ||
    code === 0xe0001 ||
    code === 0xe007f
  );
}

/** The ASCII character a Unicode tag character stands for. */
export function tagLetter(code: number): string | null {
  if (code < 0xe0020 || code > 0xe007e) return null;
  return String.fromCharCode(code - 0xe0000).toLowerCase();
}

/** Squared and circled letters that NFKC keeps. */
function enclosedLetter(code: number): string | null {
  for (const start of [0x1f150, 0x1f170, 0x1f130, 0x1f110]) {
    if (code >= start && code < start + 26) return String.fromCharCode(0x61 + code - start);
  }
  return null;
}

const SPECIAL: ReadonlyMap<string, string> = new Map([
  ["\u2018", "'"],
  ["\u2019", "'"],
  ["\u02bc", "'"],
  ["\uff07", "'"],
  ["\u201c", '"'],
  ["\u201d", '"'],
  ["\u201e", '"'],
  ["\u00ab", '"'],
  ["\u00bb", '"'],
  ["\u2010", "-"],
  ["\u2011", "-"],
  ["\u2012", "-"],
  ["\u2013", "-"],
  ["\u2014", "-"],
  ["\u2212", "-"],
  ["ø", "o"],
  ["Ø", "o"],
  ["ł", "l"],
  ["Ł", "l"],
  ["đ", "d"],
  ["Đ", "d"],
  ["ð", "d"],
  ["æ", "ae"],
  ["Æ", "ae"],
  ["œ", "oe"],
  ["Œ", "oe"],
  ["ß", "ss"],
  ["ẞ", "ss"],
  ["ı", "i"],
  ["ɑ", "a"],
  ["ɡ", "g"],
  ["ɩ", "i"],
  ["ʀ", "r"],
  ["ɪ", "i"],
  ["ɴ", "n"],
  ["ʟ", "l"],
  ["ʏ", "y"],
  ["ᴀ", "a"],
  ["ʙ", "b"],
  ["ᴄ", "c"],
  ["ᴅ", "d"],
  ["ᴇ", "e"],
  ["ꜰ", "f"],
  ["ɢ", "g"],
  ["ʜ", "h"],
  ["ᴊ", "j"],
  ["ᴋ", "k"],
  ["ᴍ", "m"],
  ["ᴏ", "o"],
  ["ᴘ", "p"],
  ["ꜱ", "s"],
  ["ᴛ", "t"],
  ["ᴜ", "u"],
  ["ᴠ", "v"],
  ["ᴡ", "w"],
  ["ᴢ", "z"],
]);
