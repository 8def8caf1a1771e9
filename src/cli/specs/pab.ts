import type { CommandSpec } from "../command.ts";
import { pabCanary, pabGenerate, pabIngest } from "./pab-corpus.ts";
import { compare, evaluate, floors } from "./pab-scoring.ts";

/** `backtrail pab …`, also `pab …`. */
export const pab: CommandSpec = {
  name: "pab",
  summary: "provenance attribution benchmark: where did this instruction really come from?",
  examples: [
    "backtrail pab defenses",
    "backtrail pab compare --split smoke",
    "backtrail pab floors",
  ],
  subcommands: [
    {
      name: "defenses",
      summary: "list the registered defences and how to load your own",
      examples: ["backtrail pab defenses", "backtrail pab defenses --json"],
      load: async () => (await import("../commands/pab/defenses.ts")).run,
    },
    evaluate,
    compare,
    pabIngest,
    floors,
    {
      name: "harvest",
      summary: "build the smoke corpus from its seed instructions, or a corpus from a run",
      details:
        "Plants the seed instructions in a simulated agent world, carries them through real transforms and writes what a defence may see apart from the held-out truth. The same bytes come out on every platform. The folder must be new, empty or an earlier harvest.\n" +
        "With --from: the corpus of a memory, injection or utility scan, one trace for each act whose truth is known.",
      arguments: [{ name: "<dir>", description: "folder to write the corpus to" }],
      options: [
        {
          flags: "--from <journal>",
          description: "OUT.journal.jsonl of a run instead; several are the shards of one",
          repeatable: true,
        },
        {
          flags: "--points <what>",
          description:
            "of a memory scan: acts (default), or recalls, where what was planted stood before the model again, acted on or not",
        },
      ],
      examples: ["backtrail pab harvest traces"],
      load: async () => (await import("../commands/pab/harvest.ts")).run,
    },
    pabGenerate,
    pabCanary,
  ],
};
