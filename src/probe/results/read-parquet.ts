import { z } from "zod";
import { type ParquetQuery, queryParquet } from "../../formats/duckdb.ts";
import { formatError } from "../../formats/error.ts";
import { OutcomeSchema } from "../../formats/outcome.ts";
import { PARQUET_TABLES } from "../../formats/parquet/tables.ts";
import { parseJson, parseWith } from "../../formats/parse.ts";
import { ONE_SIDED } from "../../formats/remark.ts";
import { utilityOutcomeOf } from "../../formats/utility-results.ts";
import { type CellTable, cellTable } from "./cells.ts";
import { hasOwnColumns } from "./read-csv.ts";
import { reportOfRows } from "./read-report.ts";
import type { Report } from "./report.ts";

/**
 * Reads a Parquet file that `backtrail export` wrote of injection or utility scans. DuckDB adds up the
 * rows that are alike, so that what comes here does not grow with their number.
 * @param shown the path as it was typed
 * @throws BacktrailError with code `unavailable` without DuckDB, `format` for another file
 */
export async function readParquetReport(
  path: string,
  shown: string,
  signal: AbortSignal,
): Promise<Report> {
  const query = await queryParquet(path, shown, signal);
  try {
    const about = await metadataOf(query, shown);
    const table = cellTable(shown);
    await ADD[about.table](query, table, shown);
    if (table.rows() === 0) {
      throw formatError(shown, "holds no rows: nothing was measured, so nothing can be said");
    }
    // Of several files together no single description holds.
    const [document = {}] = about.documents.length === 1 ? about.documents : [];
    const report = reportOfRows(document, table, { where: shown, notes: [] });
    const { csv_columns: columns } = document;
    if (!Array.isArray(columns)) return report;
    return { ...report, label: shown, foreign: !hasOwnColumns((name) => columns.includes(name)) };
  } finally {
    await query.close();
  }
}

type TrialTable = "injection_trials" | "utility_trials";

const MetadataSchema = z.object({
  "backtrail.table": z.enum(["injection_trials", "utility_trials"], {
    error: ({ input }) =>
      `is a table of ${String(input)}, and rates are of injection or utility trials`,
  }),
  "backtrail.schema_version": z.coerce.number(),
  "backtrail.about": z.string(),
});

async function metadataOf(
  query: ParquetQuery,
  shown: string,
): Promise<{
  readonly table: TrialTable;
  readonly documents: Readonly<Record<string, unknown>>[];
}> {
  const rows = await query.ask(
    "SELECT decode(key) AS key, decode(value) AS value FROM parquet_kv_metadata($file)",
  );
  const entries = Object.fromEntries(rows.map(({ key, value }) => [String(key), value]));
  if (entries["backtrail.table"] === undefined) {
    throw formatError(
      shown,
      "is Parquet that `backtrail export` has not written: its metadata does not name a table",
    );
  }
  const about = parseWith(MetadataSchema, entries, shown);
  const table = about["backtrail.table"];
  const version = about["backtrail.schema_version"];
  if (version > PARQUET_TABLES[table].version) {
    throw formatError(
      shown,
      `has schema version ${version} of ${table}, which is newer than this Backtrail knows`,
    );
  }
  const documents = parseWith(
    z.array(z.record(z.string(), z.unknown())),
    parseJson(about["backtrail.about"], shown),
    shown,
  );
  return { table, documents };
}

const count = z.bigint().transform(Number);

const InjectionGroupSchema = z.object({
  ...{ defense: z.string(), carrier: z.string(), channel: z.string() },
  ...{ instruction: z.string(), category: z.string(), outcome: OutcomeSchema },
  payload_sent: z.boolean().nullable(),
  ...{ one_sided: z.boolean(), simulated: z.boolean(), n: count },
});

/** A name that a file does not tell is `?`, as the Python original prints it. */
function names(...columns: string[]): string {
  return columns.map((column) => `coalesce("${column}", '?') AS "${column}"`).join(", ");
}

// The order in which groups first stand in the file is the order of the cells in every table.
const FROM =
  "count(*) AS n, min(file_row_number) AS first FROM read_parquet($file, file_row_number = true) GROUP BY ALL ORDER BY first";

const INJECTION = `SELECT ${names("defense", "carrier", "channel", "instruction", "category")}, outcome, payload_sent,
  list_contains(string_split(coalesce(note, ''), ' '), '${ONE_SIDED}') AS one_sided,
  contains(coalesce(note, ''), 'SIMULATED') AS simulated, ${FROM}`;

const UtilityGroupSchema = z.object({
  ...{ defense: z.string(), task: z.string(), word: z.string() },
  ...{ simulated: z.boolean(), n: count },
});

const UTILITY = `SELECT ${names("defense", "task")},
  CASE WHEN regexp_matches(outcome, '^ERROR\\b') THEN 'ERROR' ELSE coalesce(outcome, '') END AS word,
  starts_with(coalesce(model, ''), 'simulated/') AS simulated, ${FROM}`;

const ADD: Readonly<
  Record<TrialTable, (query: ParquetQuery, table: CellTable, shown: string) => Promise<void>>
> = {
  injection_trials: async (query, table, shown) => {
    for (const row of await query.ask(INJECTION)) {
      const group = parseWith(InjectionGroupSchema, row, shown);
      const { payload_sent: payloadSent, one_sided: oneSided, n, ...names } = group;
      table.add({ kind: "injection", ...names, payloadSent, oneSided }, n);
    }
  },
  utility_trials: async (query, table, shown) => {
    for (const row of await query.ask(UTILITY)) {
      const { word, n, ...names } = parseWith(UtilityGroupSchema, row, shown);
      const ending = utilityOutcomeOf(word);
      const success = ending === "success" ? true : ending === "failure" ? false : null;
      table.add({ kind: "utility", ...names, success, unobserved: ending === "not_observed" }, n);
    }
  },
};
