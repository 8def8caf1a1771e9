import { printableLines } from "../text/printable.ts";

/**
 * One CSV record (RFC 4180, ended by CRLF). Control and direction characters, and what a CI system
 * would take for an order, stand as `\u{…}`, so that the file can be printed. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets show as text.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  // A line break of Windows stays one; a carriage return by itself would write over its line.
  const shown = cell.split("\r\n").map(printableLines).join("\r\n");
  const text = formula.test(cell) ? `'${shown}` : shown;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

// Blanks and invisible characters before the sign do not stop a spreadsheet; tab and CR start one.
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;
