import { displayWidth, pad } from "../text/display-width.ts";

/** Which side each column's cells are pushed to. */
export type Alignment = "left" | "right";

/** A column of a table with headings: its heading, and whether its cells stand to the right. */
export interface TableColumn {
  readonly heading: string;
  readonly right?: boolean;
}

/**
 * Rows of cells as lines, every column as wide on a terminal as its widest cell; no blanks at line
 * ends.
 */
export function columns(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
  gap = "  ",
): string[] {
  const widths = alignments.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, displayWidth(row[column] ?? "")), 0),
  );
  return rows.map((row) =>
    alignments
      .map((side, column) => pad(row[column] ?? "", widths[column] ?? 0, side))
      .join(gap)
      .trimEnd(),
  );
}

/** A plain table under its headings, as text. */
export function textTable(
  heads: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): string {
  const headings = heads.map(({ heading }) => heading);
  const sides = heads.map(({ right }): Alignment => (right ? "right" : "left"));
  return `${columns([headings, ...rows], sides).join("\n")}\n`;
}
