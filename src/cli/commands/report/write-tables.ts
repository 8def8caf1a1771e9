import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BacktrailError, reasonOf, usageError } from "../../../formats/error.ts";
import type { PageDocument } from "../../../formats/page.ts";
import { csvTables } from "../../../report/html/csv-tables.ts";
import type { Invocation } from "../../command.ts";
import { writeText } from "../../output.ts";

interface WrittenTable {
  readonly file: string;
  readonly document: number;
  readonly title: string;
  readonly rows: number;
}

/**
 * Writes every table of a page as a CSV file into a folder, which is made where it is not there. Files
 * of the same name are written over; others stay.
 * @param folder as the user named it
 * @throws BacktrailError with code `usage` where a file that was read would be written over, `io` where
 * one cannot be written
 */
export async function writeTables(
  folder: string,
  documents: readonly Omit<PageDocument, "id">[],
  { context, output, args }: Invocation,
): Promise<{ folder: string; files: WrittenTable[] }> {
  const tables = csvTables(documents);
  const read = new Map(args.map((path) => [resolve(context.cwd, path), path]));
  for (const { name } of tables) {
    const path = read.get(resolve(context.cwd, folder, name));
    if (path !== undefined) throw usageError("--csv", `would overwrite ${path}, which is read`);
  }
  try {
    await mkdir(resolve(context.cwd, folder), { recursive: true });
  } catch (cause) {
    const message = `cannot make the folder ${folder}: ${reasonOf(cause)}`;
    throw new BacktrailError({ code: "io", where: "--csv", message, cause });
  }
  // A table may hold what an agent gave away: it is its owner's.
  for (const { name, text } of tables)
    await writeText(context, join(folder, name), text, "--csv", 0o600);
  await output.talk(
    `wrote ${tables.length} ${tables.length === 1 ? "table" : "tables"} to ${folder}\n`,
  );
  return {
    folder,
    files: tables.map(({ name, document, title, rows }) => ({ file: name, document, title, rows })),
  };
}
