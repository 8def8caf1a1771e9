import { createReadStream } from "node:fs";
import { formatError } from "../../../formats/error.ts";
import { scanJsonRows } from "../../../formats/json-rows.ts";
import type { ParquetTableName } from "../../../formats/parquet/tables.ts";
import type { NamedFile, RowSource } from "./row-source.ts";
import { tableOfTrials, withOutcome } from "./trial-row.ts";

/**
 * The rows of a JSON document: `rows` of a scan of an agent, `results` of an attack scan.
 * @throws BacktrailError with code `format` when it has neither
 */
export async function jsonRows({ path, shown }: NamedFile): Promise<RowSource> {
  for (const list of ["rows", "results"]) {
    const first = await firstOf(path, shown, list);
    const table = first === null ? null : tableOf(first);
    if (table !== null) return { table, read: reader(path, shown, list, table) };
  }
  throw formatError(
    shown,
    'holds no trials that can be exported: expected "rows" of injection-scan, utility-scan or memory-scan, or "results" of scan',
  );
}

function reader(
  path: string,
  shown: string,
  list: string,
  table: ParquetTableName,
): RowSource["read"] {
  return async (onRow, signal) => {
    const { document } = await scanJsonRows(createReadStream(path), {
      where: shown,
      list,
      signal,
      onRow: (value, number) => {
        const where = `${shown}: row ${number}`;
        if (!isRow(value)) throw formatError(where, "must be an object");
        onRow(table === "injection_trials" ? withOutcome(value, where) : value, where);
      },
    });
    const whole = isRow(document) ? document : {};
    const { [list]: _rows, ...rest } = whole;
    return rest;
  };
}

function tableOf(row: Readonly<Record<string, unknown>>): ParquetTableName | null {
  if (Object.hasOwn(row, "attack_id")) return "attacks";
  return tableOfTrials((column) => Object.hasOwn(row, column));
}

class FirstRead extends Error {}

async function firstOf(
  path: string,
  shown: string,
  list: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  let first: Readonly<Record<string, unknown>> | null = null;
  try {
    await scanJsonRows(createReadStream(path, { highWaterMark: 1 << 16 }), {
      where: shown,
      list,
      onRow: (value) => {
        first = isRow(value) ? value : null;
        throw new FirstRead();
      },
    });
  } catch (thrown) {
    if (!(thrown instanceof FirstRead)) throw thrown;
  }
  return first;
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
