import type { Leak, SplitText } from "../detect/corpus/leaks.ts";
import { formatDecimal } from "../stats/decimal.ts";
import { printable } from "../text/printable.ts";
import { textTable } from "./columns.ts";

const MOST_LEAKS = 20;

/** How many texts each split has, and which stand in two. */
export function renderCorpus(rows: readonly SplitText[], leaks: readonly Leak[]): string {
  const counts = new Map<string, number>();
  for (const { split } of rows) counts.set(split, (counts.get(split) ?? 0) + 1);
  const table = textTable(
    [{ heading: "split" }, { heading: "texts", right: true }],
    [...counts].sort().map(([split, count]) => [printable(split), String(count)]),
  );
  if (leaks.length === 0) return `${table}no text stands in two splits\n`;
  const shown = leaks
    .slice(0, MOST_LEAKS)
    .map(
      ({ kind, ids, splits, similarity }) =>
        `${kind} ${formatDecimal(similarity, 3)}: ${printable(ids.join(" and "))} (${printable(splits.join(", "))})\n`,
    );
  const rest = leaks.length - shown.length;
  return `${table}${leaks.length} pairs stand in two splits:\n${shown.join("")}${rest > 0 ? `and ${rest} more\n` : ""}`;
}
