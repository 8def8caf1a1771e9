import type { ParquetTableName } from "../../../formats/parquet/tables.ts";

/** One file of rows, all of one table. */
export interface RowSource {
  readonly table: ParquetTableName;
  /**
   * Hands over every row in order, with file and row for messages; returns what the file says of all
   * of them together, without the rows.
   */
  readonly read: (
    onRow: (row: Readonly<Record<string, unknown>>, where: string) => void,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

/** A file as it was named. */
export interface NamedFile {
  /** Absolute. */
  readonly path: string;
  /** As it was typed. */
  readonly shown: string;
}
