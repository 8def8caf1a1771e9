/** What a JSON list that was cut off still holds. */
export interface Salvaged {
  readonly items: readonly unknown[];
  /** The text of the item that was cut, from its start. */
  readonly rest: string;
}

/** The whole items of a list whose text ends too early, or null when it is no list. */
export function salvageList(text: string): Salvaged | null {
  let at = skipBlank(text, 0);
  if (text[at] !== "[") return null;
  at += 1;
  const items: unknown[] = [];
  for (;;) {
    at = skipBlank(text, at);
    if (text[at] === ",") {
      at = skipBlank(text, at + 1);
    }
    const end = valueEnd(text, at);
    if (end < 0) return { items, rest: text.slice(at) };
    try {
      items.push(JSON.parse(text.slice(at, end)));
    } catch {
      return { items, rest: text.slice(at) };
    }
    at = end;
  }
}

function skipBlank(text: string, at: number): number {
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** Just after the object or list that starts at `at`; -1 when it does not end, or is neither. */
function valueEnd(text: string, at: number): number {
  if (text[at] !== "{" && text[at] !== "[") return -1;
  let depth = 0;
  let inString = false;
  for (let i = at; i < text.length; i += 1) {
    const character = text[i];
    if (inString) {
      if (character === "\\") i += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}
