import type { CommandSpec } from "../command.ts";
import { notBuilt } from "./not-built.ts";

/** `backtrail pab …`, also `pab …`. */
export const pab: CommandSpec = {
  name: "pab",
  summary: "provenance attribution benchmark: where did this instruction really come from?",
  examples: ["pab defenses", "pab compare --split smoke", "pab floors"],
  subcommands: [
    {
      name: "defenses",
      summary: "list the registered defences and how to load your own",
      examples: ["pab defenses", "pab defenses --json"],
      load: async () => (await import("../commands/pab/defenses.ts")).run,
    },
    notBuilt("eval", "score one defence"),
    notBuilt("compare", "score several defences side by side"),
    notBuilt("ingest", "validate a corpus folder"),
    notBuilt("floors", "check that the instrument itself is sound"),
    notBuilt("harvest", "build the smoke corpus"),
    notBuilt("generate", "draw an evaluation split from a key"),
    notBuilt("canary", "look for canaries in files"),
  ],
};
