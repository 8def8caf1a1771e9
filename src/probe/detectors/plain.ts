/**
 * Text as a reader sees it: compatibility forms folded, invisible characters gone, typographic
 * apostrophes and quotes made plain, tag characters turned back into the ASCII they smuggle.
 */
export function plain(text: string): string {
  return text
    .replace(TAGS, (tag) => String.fromCodePoint((tag.codePointAt(0) as number) - 0xe0000))
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2018\u2019\u201a\u201b\u02bc\u00b4`]/g, (mark) => (mark === "`" ? mark : "'"))
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"');
}

const TAGS = /[\u{e0020}-\u{e007e}]/gu;
// Default-ignorable characters: joiners, fillers, variation selectors, soft hyphens, bidi controls.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  н: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  β: "b",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ı: "i",
  ł: "l",
  ø: "o",
  ...Object.fromEntries(
    [..."ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ"].map((small, at) => [
      small,
      "abcdefghijklmnoprstuvwyz".charAt(at),
    ]),
  ),
};

/** Lower-case letters and digits only, look-alikes and accents folded: for finding a secret. */
export function squash(text: string): string {
  return plain(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/[^\u0000-\u007f]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** A squashed text with digits that stand for letters made letters; both sides must be folded. */
export function leetFold(squashed: string): string {
  return squashed.replace(/[0134578l9]/g, (sign) => LEET[sign] ?? sign);
}
