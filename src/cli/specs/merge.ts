import type { CommandSpec } from "../command.ts";

export const merge: CommandSpec = {
  name: "merge",
  summary: "put the shards of a run together",
  details:
    "FILES are the journals that runs with --shard 1/n to n/n have written. The results are byte for byte\n" +
    "those of one run (times aside), and so is the exit code: nothing is asked again, and no key is needed.\n" +
    "Shards that are missing, given twice, not finished, overlapping or not of one run are refused.\n\n" +
    "A scan gives OUT.json, a scan with an agent OUT.csv and OUT.json.",
  arguments: [{ name: "<files...>", description: "the journals of all shards, in any order" }],
  options: [{ flags: "--out <name>", description: "where results go (required)" }],
  examples: ["backtrail merge shard-1.journal.jsonl shard-2.journal.jsonl --out injection_results"],
  load: async () => (await import("../commands/merge/merge.ts")).run,
};
