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
  const left = Array.from(a);
  const right = Array.from(b);
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const step =
      ((left[at] as string).codePointAt(0) as number) -
      ((right[at] as string).codePointAt(0) as number);
    if (step !== 0) return step;
  }
  return left.length - right.length;
}
