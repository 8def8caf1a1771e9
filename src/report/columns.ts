/** Which side each column's cells are pushed to. */
export type Alignment = "left" | "right";

/** Rows of cells as lines, every column as wide as its widest cell; no blanks at line ends. */
export function columns(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
  gap = "  ",
): string[] {
  const widths = alignments.map((_, column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        alignments[column] === "right"
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join(gap)
      .trimEnd(),
  );
}
