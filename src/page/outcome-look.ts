/** The words of an outcome, of a trial or a task. */
export function outcomeName(outcome: string): string {
  return outcome.replaceAll("_", " ");
}

/** Its colour as a custom property of the page's style. */
export function outcomeColour(outcome: string): string {
  return `var(--outcome-${outcome.replaceAll("_", "-")}, var(--quiet))`;
}
