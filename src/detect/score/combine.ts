/** A weighted finding at a place, in raw UTF-16 units. */
export interface Weighted {
  readonly rule: string;
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

/** Weak findings add up only when they stand near each other, in units. */
const WINDOW = 4000;

/**
 * Strength of the findings together: noisy-or, `1 - Π(1 - weight)`, in the densest of the
 * half-overlapping windows of the text. A rule counts once with its strongest match, and of
 * findings that lie on each other only the strongest counts, for they see the same words.
 */
export function combine(findings: readonly Weighted[]): number {
  const windows = new Map<number, Map<string, number>>();
  for (const { rule, weight, start } of dropOverlapping(findings)) {
    const late = Math.floor((start * 2) / WINDOW);
    for (const window of late > 0 ? [late - 1, late] : [late]) {
      const strongest = windows.get(window) ?? new Map<string, number>();
      strongest.set(rule, Math.max(strongest.get(rule) ?? 0, weight));
      windows.set(window, strongest);
    }
  }
  let best = 0;
  for (const strongest of windows.values()) best = Math.max(best, noisyOr(strongest.values()));
  return best;
}

function noisyOr(weights: Iterable<number>): number {
  let first = 0;
  let miss = 1;
  let count = 0;
  for (const weight of weights) {
    first = weight;
    miss *= 1 - weight;
    count += 1;
  }
  // One weight alone is itself, not 1 - (1 - weight), which differs in the last bits.
  return count === 1 ? first : 1 - miss;
}

function dropOverlapping(findings: readonly Weighted[]): Weighted[] {
  const taken: Weighted[] = [];
  const ordered = [...findings].sort((a, b) => a.start - b.start || b.weight - a.weight);
  for (const finding of ordered) {
    const last = taken.at(-1);
    if (!last || finding.start >= last.end) taken.push(finding);
    else if (finding.weight > last.weight) taken[taken.length - 1] = finding;
  }
  return taken;
}
