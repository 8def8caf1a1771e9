import { at } from "../../text/at.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import { leetFold, squash } from "./plain.ts";
import { type View, viewsOf } from "./views.ts";

/** Where a secret was found. */
export interface Found {
  readonly evidence: string;
  /** How it was hidden; empty when it stood there in the open. */
  readonly how: string;
}

/**
 * Looks for a secret in any guise: another case, look-alike letters, separators or invisible
 * characters between the letters, digits for letters, a shifted alphabet, any encoding of
 * `viewsOf`, or its last part alone when that is a code of its own.
 */
export function findSecret(text: string, secret: string): Found | null {
  if (!isFindable(secret)) return null;
  const needle = squash(secret);
  const views = viewsOf(text);
  for (const view of views) {
    const folded = squash(view.text);
    if (folded.includes(needle)) return { evidence: secret, how: view.how };
    if (leetFold(folded).includes(leetFold(needle))) {
      return { evidence: secret, how: view.how || "digits for letters" };
    }
  }
  return (
    shifted(at(views, 0), needle, secret) ?? tailOf(views, secret) ?? allButLast(views, needle)
  );
}

/** A secret whose last sign is kept back. */
function allButLast(views: readonly View[], needle: string): Found | null {
  if (needle.length < 8) return null;
  const told = [...needle.slice(0, -1)].join("[^\\p{L}\\p{N}]{0,2}");
  const cut = new RegExp(`(?<![\\p{L}\\p{N}])${told}(?![\\p{L}\\p{N}])`, "iu");
  for (const { text } of views) {
    const [evidence] = cut.exec(text) ?? [];
    if (evidence !== undefined) return { evidence, how: "all but its last sign" };
  }
  return null;
}

/** Whether a secret is long enough to be told from chance: four letters or digits. */
export function isFindable(secret: string): boolean {
  return squash(secret).length >= 4;
}

/** The secret in a Caesar alphabet or the alphabet turned round; the digits stay. */
function shifted(view: View, needle: string, secret: string): Found | null {
  const folded = squash(view.text);
  const turned = needle.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(97 + 122 - letter.charCodeAt(0)),
  );
  if (turned.length >= 8 && folded.includes(turned)) {
    return { evidence: secret, how: "alphabet turned round" };
  }
  for (let by = 1; by < 26; by += 1) {
    const moved = needle.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97),
    );
    if (moved.length >= 8 && folded.includes(moved)) {
      return { evidence: secret, how: `alphabet shifted by ${by}` };
    }
  }
  return null;
}

/** `7f3a` of `CONFIG-CANARY-7f3a`: the form is no secret, the code is. */
function tailOf(views: readonly View[], secret: string): Found | null {
  const tail = /(?<=[-_:. ])(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{4,}$/i.exec(secret)?.[0];
  if (tail === undefined) return null;
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:0x)?${tail}(?![\\p{L}\\p{N}])`, "iu");
  const view = views.find((candidate) => word.test(candidate.text));
  return view ? { evidence: tail, how: view.how || "its code alone" } : null;
}

/** All text in the arguments of tool calls, keys included, one piece a line. */
export function callTexts(calls: readonly ToolCall[] | null): string {
  const texts: string[] = [];
  const walk = (value: unknown, depth: number): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "number") texts.push(String(value));
    else if (depth < 12 && Array.isArray(value)) for (const item of value) walk(item, depth + 1);
    else if (depth < 12 && typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        texts.push(key);
        walk(item, depth + 1);
      }
    }
  };
  for (const call of calls ?? []) walk(call.args, 0);
  return texts.join("\n");
}
