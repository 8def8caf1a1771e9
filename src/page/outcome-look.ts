/** Outcomes that have a colour of their own; a name of the data never becomes part of a style. */
const COLOURED: ReadonlySet<string> = new Set([
  "acted",
  "resisted",
  "blocked_by_defence",
  "blocked_by_provider",
  "not_delivered",
  "not_observed",
  "error",
  "success",
  "failure",
]);

/** The colour of an outcome as a custom property of the page's style. */
export function outcomeColour(outcome: string): string {
  return COLOURED.has(outcome) ? `var(--outcome-${outcome.replaceAll("_", "-")})` : "var(--quiet)";
}

/** The class of an outcome's swatch. */
export function outcomeClass(outcome: string): string {
  return COLOURED.has(outcome) ? `swatch outcome-${outcome}` : "swatch";
}
