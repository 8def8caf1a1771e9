import { printable } from "../text/printable.ts";

/**
 * Untrusted text as a Markdown code span that stays one inside a table cell: no markup, link, mention
 * or HTML in it is live, and neither a backtick nor a pipe nor a newline ends it.
 */
export function codeSpan(text: string): string {
  if (text === "") return "(empty)";
  // A pipe would split the cell even inside a code span.
  const shown = printable(text).replaceAll("|", "\\u{7c}");
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
  return `${fence}${pad}${shown}${pad}${fence}`;
}
