import { locateUtf16, needleOf } from "../planted/locate.ts";

/** The strings of a call's arguments that a result could repeat. */
export function argumentStrings(args: unknown, limit = 64): string[] {
  const found: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (found.length >= limit || depth > 6) return;
    if (typeof value === "string") found.push(value);
    else if (typeof value === "object" && value !== null) {
      for (const item of Object.values(value)) visit(item, depth + 1);
    }
  };
  visit(args, 0);
  return found;
}

/**
 * The share of a result's characters (white space aside) that repeat the call's own arguments:
 * those words are the agent's and not the tool's. In 0..1.
 */
export function echoedShare(result: string, args: unknown): number {
  const total = result.replace(/\s+/g, "").length;
  if (total === 0) return 0;
  const covered: [number, number][] = [];
  for (const text of argumentStrings(args)) {
    const needle = needleOf(text);
    if (!needle || needle.compact.length > total * 2) continue;
    for (const [start, end] of locateUtf16(result, needle)) covered.push([start, end]);
  }
  let repeated = 0;
  let reached = 0;
  for (const [start, end] of covered.sort((a, b) => a[0] - b[0])) {
    const from = Math.max(start, reached);
    if (end > from) repeated += result.slice(from, end).replace(/\s+/g, "").length;
    reached = Math.max(reached, end);
  }
  return repeated / total;
}
