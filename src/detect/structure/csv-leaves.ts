import { type Leaf, LeafWriter, type PathStep, verbatim } from "./leaf.ts";

const DELIMITERS = [",", "\t", ";"] as const;
/** Records of one width that make a text a table, and the share of all of them it needs. */
const LEAST_RECORDS = 3;
const LEAST_SHARE = 0.9;
const LEAST_COLUMNS = 3;

interface Cell {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

/**
 * The cells of a table of delimited values with at least three columns and three records of one
 * width; null for any other text. Quotation marks round a cell belong to the format.
 */
export function csvLeaves(source: string, parent: PathStep | null): Leaf[] | null {
  const firstLine = source.slice(0, endOfLine(source));
  for (const delimiter of DELIMITERS) {
    const wide = firstLine.split(delimiter).length;
    if (wide < LEAST_COLUMNS || firstLine.length > 2000) continue;
    if (!mayGoOn(source, firstLine.length, delimiter, wide)) continue;
    const records = recordsOf(source, delimiter);
    const alike = records.filter((cells) => cells.length === wide).length;
    if (alike < LEAST_RECORDS || alike < records.length * LEAST_SHARE) continue;
    return leavesOf(source, records, parent);
  }
  return null;
}

/** A cheap look at the second line; marks may hide delimiters and line breaks. */
function mayGoOn(source: string, from: number, delimiter: string, wide: number): boolean {
  const start = source.startsWith("\r\n", from) ? from + 2 : from + 1;
  const line = source.slice(start, start + endOfLine(source.slice(start, start + 2000)));
  return line.includes('"') || line.split(delimiter).length === wide;
}

function endOfLine(source: string): number {
  const end = source.search(/[\r\n]/);
  return end < 0 ? source.length : end;
}

function recordsOf(source: string, delimiter: string): Cell[][] {
  const records: Cell[][] = [];
  let cells: Cell[] = [];
  for (let at = 0; at <= source.length; ) {
    const quoted = source.charAt(at) === '"';
    let end: number;
    let after: number;
    if (quoted) {
      end = closingQuote(source, at + 1);
      after = end + 1;
      while (after < source.length && !isEdge(source.charAt(after), delimiter)) after += 1;
    } else {
      end = at;
      while (end < source.length && !isEdge(source.charAt(end), delimiter)) end += 1;
      after = end;
    }
    // What stands between a closing mark and the next cell belongs to the cell.
    const whole = !quoted || after > end + 1;
    const stop = Math.min(whole ? after : end, source.length);
    cells.push({ start: whole ? at : at + 1, end: stop, quoted: !whole });
    if (source.charAt(after) === delimiter) {
      at = after + 1;
      continue;
    }
    if (cells.length > 1 || cells.some((cell) => cell.end > cell.start)) records.push(cells);
    cells = [];
    at = after + (source.startsWith("\r\n", after) ? 2 : 1);
  }
  return records;
}

function isEdge(unit: string, delimiter: string): boolean {
  return unit === delimiter || unit === "\n" || unit === "\r";
}

function closingQuote(source: string, from: number): number {
  for (let at = source.indexOf('"', from); at >= 0; at = source.indexOf('"', at + 2)) {
    if (source.charAt(at + 1) !== '"') return at;
  }
  return source.length;
}

function leavesOf(source: string, records: readonly Cell[][], parent: PathStep | null): Leaf[] {
  const names = (records[0] ?? []).map(({ start, end }) => source.slice(start, end));
  return records.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const path = { parent: { parent, step: row }, step: names[column] ?? column };
      const leaf = leafOf(source, cell, path);
      return leaf ? [leaf] : [];
    }),
  );
}

function leafOf(source: string, cell: Cell, path: PathStep): Leaf | null {
  if (cell.end <= cell.start) return null;
  const inner = source.slice(cell.start, cell.end);
  if (!cell.quoted || !inner.includes('""')) return verbatim(source, cell.start, cell.end, path);
  const writer = new LeafWriter(source);
  let done = cell.start;
  for (let at = source.indexOf('""', done); at >= 0 && at < cell.end; ) {
    writer.copy(done, at);
    writer.put('"', at, at + 2);
    done = at + 2;
    at = source.indexOf('""', done);
  }
  writer.copy(done, cell.end);
  return writer.leaf(path, "text");
}
