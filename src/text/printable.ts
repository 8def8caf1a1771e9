/**
 * Untrusted text made safe for a terminal: control characters (escape sequences included),
 * bidirectional overrides and lone surrogates become visible `\u{…}` escapes, so that content can
 * neither move the cursor nor reorder what stands beside it. Newlines and tabs are escaped too;
 * the result is one line.
 */
export function printable(text: string): string {
  return text.replace(hostile, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return `\\u{${(character.codePointAt(0) as number).toString(16)}}`;
  });
}

// C0, DEL and C1 controls; line and paragraph separators; bidi marks, embeddings, overrides and
// isolates; tag characters; lone surrogates (the u flag keeps pairs whole).
const hostile =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\ud800-\udfff]/gu;

/** The first `limit` code points of a text, with `…` when something was cut. */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(text.slice(0, limit * 2 + 2));
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
}
