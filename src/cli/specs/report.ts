import type { CommandSpec } from "../command.ts";

export const report: CommandSpec = {
  name: "report",
  summary: "one self-contained page from result files",
  details:
    "FILES are what commands wrote with --json, several at once; OUT.json of an injection scan, with its\n" +
    "journal beside it; traces of a corpus; and logs that import reads. The page opens from disk, fetches\n" +
    "nothing and shows all texts as text; every command that measures also writes one with --html. An injection\n" +
    "scan and a utility scan of one agent get a chart of utility against leak rate.\n" +
    "Exit code 0: written, whatever the results say; 1: a file cannot be read or shown; 3: wrong usage.",
  arguments: [{ name: "<files...>", description: "result files, traces or logs" }],
  options: [
    {
      flags: "--out <file>",
      description: "the page (default report.html; with --csv only when named)",
    },
    { flags: "--csv <folder>", description: "every table of the page as a CSV file" },
  ],
  examples: [
    "backtrail report eval.json compare.json --out report.html",
    "backtrail report injection.json utility.json --csv tables",
    "backtrail report session.jsonl --out session.html",
    "backtrail pab compare --split smoke --html compare.html",
  ],
  load: async () => (await import("../commands/report/report.ts")).run,
};
