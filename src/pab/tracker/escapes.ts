/**
 * A text with JSON and HTML escapes undone: `\u00e9`, `\"`, `\n`, `&#39;`, `&amp;`. Tools that echo
 * what they were sent write it this way. `offsets[i]` is where unit i of the decoded text starts in
 * the original, in UTF-16 units; it has one entry more than the text, the original's length.
 */
export interface Unescaped {
  readonly text: string;
  readonly offsets: Uint32Array;
}

const escaped =
  /\\u([\da-fA-F]{4})|\\(["\\/bfnrt])|&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|(amp|lt|gt|quot|apos|nbsp));/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The text without its escapes, or null when there are none and offsets stay as they are. */
export function unescapeText(original: string): Unescaped | null {
  if (!original.includes("\\") && !original.includes("&")) return null;
  let text = "";
  const offsets: number[] = [];
  let done = 0;
  const copy = (end: number): void => {
    text += original.slice(done, end);
    for (let at = done; at < end; at += 1) offsets.push(at);
  };
  for (const match of original.matchAll(escaped)) {
    copy(match.index);
    const plain = decode(match);
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(match.index);
    text += plain;
    done = match.index + match[0].length;
  }
  if (done === 0) return null;
  copy(original.length);
  offsets.push(original.length);
  return { text, offsets: Uint32Array.from(offsets) };
}

function decode([, unicode, short, decimal, hexadecimal, named]: RegExpMatchArray): string {
  if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode, 16));
  if (short !== undefined) return "bfnrt".includes(short) ? " " : short;
  if (named !== undefined) return NAMED[named] ?? " ";
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}
