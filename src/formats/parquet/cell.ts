import { formatError } from "../error.ts";
import type { ColumnType, ParquetColumn } from "./tables.ts";

/** A value as it stands in a column. */
export type Cell = string | bigint | number | boolean | null;

/**
 * A value of a row as its column holds it. What is missing is null, never 0 or an empty text.
 * @param where file and row, for messages
 * @throws BacktrailError with code `format` for a value that the column cannot hold
 */
export function cellOf(
  { name, type, blankIsNull }: ParquetColumn,
  value: unknown,
  where: string,
): Cell {
  if (value === undefined || value === null) return null;
  if (value === "" && (blankIsNull === true || (type !== "string" && type !== "json"))) return null;
  const cell = READ[type](value);
  if (cell === undefined) {
    throw formatError(where, `"${name}" must be ${MEANS[type]}, not ${JSON.stringify(value)}`);
  }
  return cell;
}

const MEANS: Readonly<Record<ColumnType, string>> = {
  string: "a text",
  int: "a whole number",
  double: "a number",
  boolean: "true, false, 1 or 0",
  json: "a value of JSON",
};

const READ: Readonly<Record<ColumnType, (value: unknown) => Cell | undefined>> = {
  // Parquet holds UTF-8, which has no lone surrogates: one becomes U+FFFD, as everywhere.
  string: (value) => (typeof value === "string" ? value : JSON.stringify(value)),
  int: (value) => {
    const number = numberOf(value);
    return number !== undefined && Number.isSafeInteger(number) ? BigInt(number) : undefined;
  },
  double: numberOf,
  boolean: (value) => {
    if (value === true || value === 1 || value === "1") return true;
    return value === false || value === 0 || value === "0" ? false : undefined;
  },
  json: (value) => JSON.stringify(value),
};

function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value))
    return undefined;
  return Number(value);
}
