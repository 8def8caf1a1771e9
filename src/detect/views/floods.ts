const STEP = 64;
const PROBE = 48;
const LONGEST_PERIOD = 8;
const SHORTEST_FLOOD = 160;

/** Half-open range in units of the text. */
export type FloodRange = readonly [start: number, end: number];

/**
 * Stretches in which one short unit of letters or brackets repeats for 160 units and more: padding
 * that pushes what was said before out of a model's view. Rules, blanks, tables and number columns
 * are none. Looks at one place in 64, so its cost is a small share of one pass.
 */
export function floods(text: string): FloodRange[] {
  const found: FloodRange[] = [];
  for (let at = 0; at + PROBE <= text.length; at += STEP) {
    const period = periodAt(text, at);
    if (period === 0) continue;
    let start = at;
    while (start > 0 && text.charCodeAt(start - 1) === text.charCodeAt(start - 1 + period))
      start -= 1;
    let end = at + PROBE;
    while (end < text.length && text.charCodeAt(end) === text.charCodeAt(end - period)) end += 1;
    if (end - start >= SHORTEST_FLOOD && isPadding(text.slice(at, at + period)))
      found.push([start, end]);
    // Going on behind the stretch keeps every unit from being looked at twice.
    at = Math.max(at, end - STEP);
  }
  return found;
}

function periodAt(text: string, at: number): number {
  for (let period = 2; period <= LONGEST_PERIOD; period += 1) {
    let unit = at + period;
    while (unit < at + PROBE && text.charCodeAt(unit) === text.charCodeAt(unit - period)) unit += 1;
    if (unit === at + PROBE) return period;
  }
  return 0;
}

function isPadding(unit: string): boolean {
  return new Set(unit).size > 1 && /[\p{L})\]}]/u.test(unit) && !/[\d|<>]/.test(unit);
}
