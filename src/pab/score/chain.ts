import type { Fraction } from "./mean.ts";

/** Transforms that emit an event of their own, with the channel it appears on. */
export const VISIBLE_HOPS: ReadonlyMap<string, string> = new Map([
  ["write_read_memory", "memory"],
  ["relay_to_peer", "inter_agent"],
  ["tool_echo", "tool_echo"],
]);

/** Transforms that change the text and leave no event. */
const SILENT_HOPS: ReadonlySet<string> = new Set(["paraphrase", "summarize"]);

/**
 * F1 of two token multisets: twice the common tokens over all tokens of both.
 * @returns null when both are empty: there was nothing to find
 */
export function multisetF1(
  predicted: readonly string[],
  truth: readonly string[],
): Fraction | null {
  const total = predicted.length + truth.length;
  if (total === 0) return null;
  const left = new Map<string, number>();
  for (const token of truth) left.set(token, (left.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of predicted) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    common += 1;
  }
  return { num: 2 * common, den: total };
}

/**
 * Similarity of two token sequences: one minus their Levenshtein distance over the longer length,
 * so that order counts.
 *
 * Source: V. I. Levenshtein (1966), Soviet Physics Doklady 10(8), 707-710.
 * @returns null when both are empty
 */
export function editSimilarity(
  predicted: readonly string[],
  truth: readonly string[],
): Fraction | null {
  const longer = Math.max(predicted.length, truth.length);
  if (longer === 0) return null;
  let row = truth.map((_, index) => index + 1);
  for (const [i, token] of predicted.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cell = Math.min(above + 1, left + 1, diagonal + (token === truth[j] ? 0 : 1));
      diagonal = above;
      left = cell;
      return cell;
    });
  }
  return { num: longer - (row.at(-1) ?? predicted.length), den: longer };
}

/** The hops of a chain that emit an event; the origin at its head is no hop. */
export function visibleHops(chain: readonly string[]): string[] {
  return chain.slice(1).filter((token) => VISIBLE_HOPS.has(token));
}

/** The hops of a chain that leave no event. */
export function silentHops(chain: readonly string[]): string[] {
  return chain.slice(1).filter((token) => SILENT_HOPS.has(token));
}
