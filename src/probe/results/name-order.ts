/** Defences in the order of the published tables. */
export const DEFENSE_ORDER: readonly string[] = [
  "none",
  "delimited",
  "spotlight",
  "sandwich",
  "instr_hierarchy",
  "llm_filter",
];

/** Channels in the order of the published tables; the first is the baseline. */
export const CHANNEL_ORDER: readonly string[] = [
  "email",
  "document",
  "webpage",
  "knowledge_base",
  "memory",
  "tool_output",
];

/** Known names in their order, then the others by code point. */
export function byKnownOrder(order: readonly string[]): (a: string, b: string) => number {
  const place = (name: string): number => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return (a, b) => place(a) - place(b) || byCodePoint(a, b);
}

/** Order by code points, which is the same on every machine. */
export function byCodePoint(a: string, b: string): number {
  const left = Array.from(a, codePointOf);
  const right = Array.from(b, codePointOf);
  for (const [place, other] of right.entries()) {
    const own = left[place];
    if (own === undefined) break;
    if (own !== other) return own - other;
  }
  return left.length - right.length;
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
