/** Arguments of a call as lines that a person can read. */
export function argsText(args: unknown): string {
  return typeof args === "string" ? args : (JSON.stringify(args, null, 2) ?? "");
}
