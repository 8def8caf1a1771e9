/** A column of a text table: its heading, and whether its cells stand to the right. */
export interface TableColumn {
  readonly heading: string;
  readonly right?: boolean;
}

/** A plain table: columns padded to their widest cell, two blanks between, no blanks at line ends. */
export function textTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): string {
  const widths = columns.map((column, index) =>
    Math.max(column.heading.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map((column, index) => {
        const cell = cells[index] ?? "";
        const width = widths[index] ?? 0;
        return column.right ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return `${[columns.map((column) => column.heading), ...rows].map(line).join("\n")}\n`;
}
