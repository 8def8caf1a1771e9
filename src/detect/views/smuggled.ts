/** A run of invisible characters that carries text or data, in UTF-16 units. */
export interface SmuggledRun {
  readonly start: number;
  readonly end: number;
  readonly kind: "tags" | "selectors" | "zero-width";
}

const SUSPECT = /[\ufe00-\ufe0f]|[\u200b-\u200d\u2060-\u2064\ufeff]|[\u{e0020}-\u{e01ef}]/u;

// A region flag is a black flag, up to six tag letters and a cancel tag; the engine drops it first.
const RUNS =
  /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}|(?<tags>[\u{e0020}-\u{e007e}]{4,})|(?<selectors>[\u{e0100}-\u{e01ef}\ufe00-\ufe0f]{4,})|(?<zero>[\u200b-\u200d\u2060-\u2064\ufeff]{8,})/gu;

/**
 * Invisible characters in numbers that no script, emoji or flag needs: tag letters, variation
 * selectors after each other, long zero-width sequences.
 */
export function smuggledRuns(raw: string): SmuggledRun[] {
  if (!SUSPECT.test(raw)) return [];
  const runs: SmuggledRun[] = [];
  for (const match of raw.matchAll(RUNS)) {
    const { tags, selectors, zero } = match.groups ?? {};
    if (!tags && !selectors && !zero) continue;
    runs.push({
      start: match.index,
      end: match.index + match[0].length,
      kind: tags ? "tags" : selectors ? "selectors" : "zero-width",
    });
  }
  return runs;
}
