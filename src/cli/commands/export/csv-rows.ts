import { createReadStream } from "node:fs";
import { scanCsv } from "../../../formats/csv-scan.ts";
import { formatError } from "../../../formats/error.ts";
import type { NamedFile, RowSource } from "./row-source.ts";
import { tableOfTrials, withOutcome } from "./trial-row.ts";

/**
 * The rows of a CSV of trials, ours or the Python original's.
 * @throws BacktrailError with code `format` when its header is of no such file
 */
export async function csvRows({ path, shown }: NamedFile): Promise<RowSource> {
  const header = await headerOf(path, shown);
  const table = tableOfTrials((column) => header.includes(column));
  if (table === null) {
    throw formatError(
      shown,
      `holds no trials that can be exported: its columns are ${header.slice(0, 10).join(", ")}`,
    );
  }
  return {
    table,
    read: async (onRow, signal) => {
      await scanCsv(
        createReadStream(path),
        (record) => {
          if (record.record === 1) return;
          const where = `${shown}: row ${record.record - 1}`;
          if (record.length < header.length) {
            throw formatError(
              where,
              `has ${record.length} fields where the header has ${header.length}; was the file cut off?`,
            );
          }
          const row = Object.fromEntries(header.map((name, index) => [name, record.field(index)]));
          onRow(table === "injection_trials" ? withOutcome(row, where) : row, where);
        },
        shown,
        signal,
      );
      return { csv_columns: header };
    },
  };
}

class HeaderRead extends Error {}

async function headerOf(path: string, shown: string): Promise<string[]> {
  let header: string[] = [];
  try {
    await scanCsv(
      createReadStream(path, { highWaterMark: 1 << 16 }),
      (record) => {
        header = Array.from({ length: record.length }, (_, index) => record.field(index) ?? "");
        throw new HeaderRead();
      },
      shown,
    );
  } catch (thrown) {
    if (!(thrown instanceof HeaderRead)) throw thrown;
  }
  return header;
}
