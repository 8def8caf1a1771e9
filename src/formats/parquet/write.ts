import { rename, rm, writeFile } from "node:fs/promises";
import type { ColumnSource } from "hyparquet-writer";
import { at } from "../../text/at.ts";
import { BacktrailError } from "../error.ts";
import { VERSION } from "../version.ts";
import { type Cell, cellOf } from "./cell.ts";
import type { ColumnType, ParquetTable } from "./tables.ts";

/** Takes rows one by one and holds at most one row group of them. */
export interface ParquetFile {
  /**
   * @param row values by column; others are passed over
   * @param where file and row, for messages
   */
  add(row: Readonly<Record<string, unknown>>, where: string): void;
  /** Rows so far. */
  readonly rows: number;
  /** Writes the end and puts the file in its place. */
  finish(metadata: Readonly<Record<string, string>>): Promise<void>;
  /** Removes what was written aside. */
  abandon(): Promise<void>;
}

/** A row group is closed at whichever comes first: readers load one as a whole. */
const MOST_ROWS = 65_536;
const MOST_CHARACTERS = 16_000_000;

const BASIC = {
  string: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  json: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  int: { type: "INT64" },
  double: { type: "DOUBLE" },
  boolean: { type: "BOOLEAN" },
} as const satisfies Record<ColumnType, object>;

// Not a literal, so that neither the compiler nor a bundler asks for a package that is optional.
const WRITER: string = "hyparquet-writer";

/**
 * Opens a Parquet file of a table, aside of its place. All columns may hold null.
 * @throws BacktrailError with code `unavailable` without the package that writes it
 */
export async function openParquet(path: string, table: ParquetTable): Promise<ParquetFile> {
  const { ParquetWriter, fileWriter } = await loadWriter();
  const aside = `${path}.tmp`;
  // It may hold what an agent gave away: it is its owner's.
  await writeFile(aside, "", { mode: 0o600 });
  const writer = new ParquetWriter({
    writer: fileWriter(aside),
    schema: [
      { name: "root", num_children: table.columns.length },
      ...table.columns.map(({ name, type }) => ({
        name,
        ...BASIC[type],
        repetition_type: "OPTIONAL" as const,
      })),
    ],
    createdBy: `backtrail ${VERSION}`,
  });
  const group: Cell[][] = table.columns.map(() => []);
  let [rows, held, characters] = [0, 0, 0];

  const close = (): void => {
    if (held === 0) return;
    const columnData: ColumnSource[] = table.columns.map(({ name }, index) => ({
      name,
      data: at(group, index),
    }));
    writer.write({ columnData, rowGroupSize: held });
    for (const column of group) column.length = 0;
    [held, characters] = [0, 0];
  };

  return {
    get rows() {
      return rows;
    },
    add: (row, where) => {
      for (const [index, column] of table.columns.entries()) {
        const cell = cellOf(column, own(row, column.name), where);
        if (typeof cell === "string") characters += cell.length;
        at(group, index).push(cell);
      }
      rows += 1;
      held += 1;
      if (held >= MOST_ROWS || characters >= MOST_CHARACTERS) close();
    },
    finish: async (metadata) => {
      close();
      writer.kvMetadata = [
        ["backtrail.table", table.name],
        ["backtrail.schema_version", String(table.version)],
        ["backtrail.tool_version", VERSION],
        ...Object.entries(metadata).map(([key, value]) => [`backtrail.${key}`, value] as const),
      ].map(([key, value]) => ({ key: key as string, value: value as string }));
      await writer.finish();
      await rename(aside, path);
    },
    abandon: () => rm(aside, { force: true }),
  };
}

function own(row: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

async function loadWriter(): Promise<typeof import("hyparquet-writer")> {
  try {
    return (await import(WRITER)) as typeof import("hyparquet-writer");
  } catch (cause) {
    throw new BacktrailError({
      code: "unavailable",
      where: "--parquet",
      message:
        "needs the optional package hyparquet-writer, version 0.17.0: npm install --no-save --save-optional hyparquet-writer@0.17.0",
      cause,
    });
  }
}
