import type { CommandSpec } from "../command.ts";

export const exportSpec: CommandSpec = {
  name: "export",
  summary: "results as Parquet, for DuckDB, Spark or BigQuery",
  details:
    "FILES are results of one kind: OUT.csv or OUT.json of injection-scan, utility-scan or memory-scan, what\n" +
    "scan wrote with --json, the journal of pab eval, the transcripts.jsonl of import. Columns and their types\n" +
    "are in docs/export.md; what a file does not tell is null. Needs the optional package hyparquet-writer.\n" +
    "Exit code 0: written; 1: a file cannot be read or holds no such rows; 3: wrong usage.",
  arguments: [{ name: "<files...>", description: "results of one kind" }],
  options: [{ flags: "--parquet <file>", description: "where the rows go (required)" }],
  examples: [
    "backtrail export injection_results.json --parquet trials.parquet",
    "backtrail export imported/transcripts.jsonl --parquet events.parquet",
  ],
  load: async () => (await import("../commands/export/export.ts")).run,
};
