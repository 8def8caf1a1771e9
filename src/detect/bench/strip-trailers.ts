import { Buffer } from "node:buffer";
import { normalise } from "../views/normalise.ts";
import { rawView } from "../views/view.ts";

const gap = "[\\s.]{0,4}";
const spelt = (letters: readonly string[]) => letters.map((set) => `[${set}]`).join(gap);

// "Scenario PI1" and "Reference PI1" plain, in leet spelling and in rot13, letters apart or not.
const TRAILER = new RegExp(
  `${gap}(?:${[
    ["s5", "c", "e3", "n", "a4", "r", "i1", "o0", "p", "i1", "1"],
    ["r", "e3", "f", "e3", "r", "e3", "n", "c", "e3", "p", "i1", "1"],
    ["f", "p", "r", "a", "n", "e", "v", "b", "c", "v", "1"],
    ["e", "r", "s", "r", "e", "r", "a", "p", "r", "c", "v", "1"],
  ]
    .map(spelt)
    .join("|")})[\\s\\S]*$`,
);

/**
 * Cuts the trailers (`Scenario PI1-A-00000. Trace …`, `Reference PI1-B-00000. Trace …`) that give
 * the label of the original's smoke corpus away, in every disguise that corpus puts on a text.
 */
export function stripTrailer(text: string): string {
  const url = /(?:%20)*(?:Scenario|Reference)%20PI1[\s\S]*$/.exec(text);
  if (url) return text.slice(0, url.index);
  if (/^(?:&#\d+;)+$/.test(text)) {
    const plain = text.replace(/&#(\d+);/g, (_, code: string) =>
      String.fromCodePoint(Number(code)),
    );
    return [...stripTrailer(plain)].map((character) => `&#${character.codePointAt(0)};`).join("");
  }
  if (/^[A-Za-z0-9+/]{40,}={0,2}$/.test(text)) {
    const plain = Buffer.from(text, "base64").toString("utf8");
    const stripped = stripTrailer(plain);
    if (stripped !== plain) return Buffer.from(stripped).toString("base64");
  }
  const view = normalise(rawView(text), "normalised");
  const found = TRAILER.exec(view.text);
  return found ? text.slice(0, view.starts ? view.starts[found.index] : found.index) : text;
}
