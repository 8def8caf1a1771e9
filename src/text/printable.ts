import { visible, withoutCommands } from "./workflow-command.ts";

/**
 * Untrusted text made safe for a terminal and the log of a CI system: control characters (escape sequences included),
 * bidirectional overrides and lone surrogates become visible `\u{…}` escapes, so that content can
 * neither move the cursor nor reorder what stands beside it. Newlines and tabs are escaped too;
 * the result is one line, and no order to a CI system where it stands first in one.
 */
export function printable(text: string): string {
  const line = text.replace(hostile, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return visible(character);
  });
  return withoutCommands(line);
}

/**
 * The same for text that keeps its lines and tabs and shall be read back: `\u{…}` stands for the
 * character of that code point, also for the backslash of a `\u{` that was there before.
 */
export function printableLines(text: string): string {
  const kept = text
    .replace(/\\(?=u\{)/g, visible)
    .replace(hostile, (character) =>
      character === "\n" || character === "\t" ? character : visible(character),
    );
  return withoutCommands(kept);
}

/** JSON text whose strings hold no such character raw; it means the same. */
export function printableJson(json: string): string {
  return withoutCommands(
    json.replace(hostile, (character) => (character === "\n" ? character : escaped(character))),
    escaped,
  );
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    const unit = character.charCodeAt(at).toString(16).padStart(4, "0");
    return `\\u${unit}`;
  }).join("");
}

// C0, DEL and C1 controls; line and paragraph separators; bidi marks, embeddings, overrides and
// isolates; tag characters; lone surrogates (the u flag keeps pairs whole).
const hostile =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\ud800-\udfff]/gu;

/** A piece of a text: characters that a reader sees as they are, or such as `printable` escapes. */
export interface TextPart {
  readonly text: string;
  readonly hidden: boolean;
}

/** A text cut where characters that cannot be seen begin and end; put together it is the text again. */
export function hiddenParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: hidden, index } of text.matchAll(hostileRun)) {
    if (index > end) parts.push({ text: text.slice(end, index), hidden: false });
    parts.push({ text: hidden, hidden: true });
    end = index + hidden.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), hidden: false });
  return parts;
}

const hostileRun = new RegExp(`(?:${hostile.source})+`, "gu");

/** The first `limit` code points of a text, with `…` when something was cut. */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(text.slice(0, limit * 2 + 2));
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
}
