import { access } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { z } from "zod";
import { canonicalJson } from "../../../formats/canonical-json.ts";
import { BacktrailError, reasonOf, usageError } from "../../../formats/error.ts";
import { ExportDocumentSchema } from "../../../formats/export-documents.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { PARQUET_TABLES } from "../../../formats/parquet/tables.ts";
import { openParquet } from "../../../formats/parquet/write.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, textFlag } from "../../flags.ts";
import { type InputRecord, resultDocument } from "../../result-document.ts";
import { checkDestination } from "../probe/check-destination.ts";
import { csvRows } from "./csv-rows.ts";
import { jsonRows } from "./json-rows.ts";
import { lineRows } from "./line-rows.ts";
import type { NamedFile, RowSource } from "./row-source.ts";

const Options = z.object({ parquet: textFlag });

interface Opened extends NamedFile {
  readonly source: RowSource;
  readonly input: InputRecord;
}

export const run: RunCommand = async (invocation) => {
  const { args, context, output } = invocation;
  const { parquet } = parseOptions(Options, invocation.options);
  const target = resolve(context.cwd, parquet);
  await checkDestination(context, parquet, "--parquet");
  const opened: Opened[] = [];
  for (const shown of args) opened.push(await openRows(shown, target, invocation));
  const [first, ...others] = opened;
  if (first === undefined) throw usageError("export", "name at least one file");
  const table = first.source.table;
  for (const { shown, source } of others) {
    if (source.table === table) continue;
    throw usageError(
      shown,
      `holds ${source.table}, and ${first.shown} ${table}; a Parquet file is of one table, so export them one by one`,
    );
  }
  const counts = await writeRows(opened, target, context.signal);
  const leftOut = [...counts.unknown].map(([column, rows]) => ({
    what: `column ${column} in ${rows} rows`,
    why: `the table ${table} has no such column`,
  }));
  await output.print(
    `${counts.rows} rows of ${table} (schema version ${PARQUET_TABLES[table].version}) written to ${printable(parquet)}\n`,
  );
  for (const { what, why } of leftOut)
    await output.warn(`note: left out: ${printable(what)}: ${why}\n`);
  await output.document(
    resultDocument(ExportDocumentSchema, {
      invocation,
      inputs: opened.map(({ input }) => input),
      leftOut,
      body: {
        table,
        table_version: PARQUET_TABLES[table].version,
        rows: counts.rows,
        sha256: await hashFile(target),
      },
    }),
  );
  return EXIT.ok;
};

async function openRows(shown: string, target: string, { context }: Invocation): Promise<Opened> {
  const path = resolve(context.cwd, shown);
  if (path === target) {
    throw usageError("--parquet", `would overwrite ${shown}, which is read; name another file`);
  }
  try {
    await access(path);
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: shown,
      message: `cannot be read: ${reasonOf(cause).replace(/, access .*$/, "")}`,
      cause,
    });
  }
  const file = { path, shown };
  const ending = extname(path).toLowerCase();
  const open = ending === ".csv" ? csvRows : ending === ".jsonl" ? lineRows : jsonRows;
  return {
    ...file,
    source: await open(file),
    input: { path: shown, sha256: await hashFile(path) },
  };
}

/** Writes all rows; what no column takes is counted by its name. */
async function writeRows(
  opened: readonly Opened[],
  target: string,
  signal: AbortSignal,
): Promise<{ readonly rows: number; readonly unknown: ReadonlyMap<string, number> }> {
  const unknown = new Map<string, number>();
  const [first] = opened;
  if (first === undefined) return { rows: 0, unknown };
  const table = PARQUET_TABLES[first.source.table];
  const known = new Set(table.columns.map(({ name }) => name));
  const file = await openParquet(target, table);
  try {
    const about = [];
    for (const { shown, source } of opened) {
      let number = 0;
      const rest = await source.read((row, where) => {
        number += 1;
        for (const name of Object.keys(row)) {
          if (!known.has(name) && row[name] !== null)
            unknown.set(name, (unknown.get(name) ?? 0) + 1);
        }
        file.add({ ...row, source: shown, source_row: number }, where);
      }, signal);
      about.push(rest);
    }
    const inputs = opened.map(({ input }) => input);
    await file.finish({ inputs: canonicalJson(inputs), about: canonicalJson(about) });
    return { rows: file.rows, unknown };
  } catch (error) {
    await file.abandon();
    throw error;
  }
}
