/** Characters of one text of a trial that are kept. */
const LONGEST = 20_000;

/** Arguments of a call as lines that a person can read. */
export function argsText(args: unknown): string {
  return typeof args === "string" ? args : (JSON.stringify(args, null, 2) ?? "");
}

/** A text as long as a page bears, which says where it was cut. */
export function cut(text: string): string {
  return text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}\n[cut for this page: ${text.length - LONGEST} more characters]`;
}
