/** The colour of an outcome as a custom property of the page's style. */
export function outcomeColour(outcome: string): string {
  return `var(--outcome-${outcome.replaceAll("_", "-")}, var(--quiet))`;
}
