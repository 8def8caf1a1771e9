import type { PageDocument } from "../../formats/page.ts";
import { csvOf, fileNameOf } from "../../formats/page-csv.ts";
import { tableOf } from "../../formats/page-table.ts";

/** A table of a page as a file. */
export interface CsvTable {
  /** Numbers of its document and its block on the page, and its title: `1-2-how-the-trials-ended.csv`. */
  readonly name: string;
  /** Number of its document on the page, from 1. */
  readonly document: number;
  readonly title: string;
  /** Rows below the head. */
  readonly rows: number;
  /** The bytes that the page's button gives. */
  readonly text: string;
}

/** Every table of a page in its order, also those without a row. */
export function csvTables(documents: readonly Pick<PageDocument, "blocks">[]): CsvTable[] {
  return documents.flatMap(({ blocks }, documentAt) =>
    blocks.map((block, blockAt) => {
      const table = tableOf(block);
      return {
        name: `${fileNameOf(block.title, `${documentAt + 1}-${blockAt + 1}`)}.csv`,
        document: documentAt + 1,
        title: block.title,
        rows: table.rows.length,
        text: csvOf(table),
      };
    }),
  );
}
