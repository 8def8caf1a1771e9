import { csvLine } from "./csv-write.ts";
import type { DataTable, PageCell } from "./page.ts";

/** A table as CSV: a figure takes five columns, so that nothing has to be read out of words. */
export function csvOf({ columns, rows }: DataTable): string {
  const head = columns.flatMap(({ name, kind }) =>
    kind === "figure" ? ["k", "n", "rate", "low", "high"].map((part) => `${name} ${part}`) : [name],
  );
  const lines = rows.map((row) =>
    csvLine(columns.flatMap(({ kind }, at) => cells(row[at] ?? null, kind === "figure"))),
  );
  return csvLine(head) + lines.join("");
}

function cells(cell: PageCell, figure: boolean): (string | number | null)[] {
  if (!figure) return [typeof cell === "object" ? null : cell];
  if (cell === null || typeof cell !== "object") return [null, null, null, null, null];
  return [cell.k, cell.n, cell.rate, cell.ci?.[0] ?? null, cell.ci?.[1] ?? null];
}

/**
 * A name that is a file's on every system: letters, digits and hyphens, never a device's.
 * @param before what it begins with
 */
export function fileNameOf(title: string, before = "backtrail"): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${before}-${name === "" ? "table" : name}`;
}
