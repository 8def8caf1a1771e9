import type { CommandSpec } from "../command.ts";

export const pabIngest: CommandSpec = {
  name: "ingest",
  summary: "validate a corpus folder: can a number from it be trusted?",
  details:
    "Reads the whole folder and reports every fault, one line each, with its path. FATAL voids every number from the corpus; WARNING flaws one slice of it.\n\nExit codes: 0 nothing is FATAL, 1 the folder cannot be read, 2 something is FATAL.",
  arguments: [{ name: "<dir>", description: "the corpus folder" }],
  options: [
    {
      flags: "--no-strict",
      description:
        "count references that lead nowhere as warnings, to look at part of a corpus; a leak stays FATAL",
    },
  ],
  examples: ["pab ingest corpus/llm-hard", "pab ingest path/to/corpus --no-strict --json"],
  load: async () => (await import("../commands/pab/ingest.ts")).run,
};

export const pabCanary: CommandSpec = {
  name: "canary",
  summary: "look for benchmark canaries in files, folders or standard input",
  details:
    "A hit in a training set, a prompt log or a model's answers says that a corpus has got in there. A corpus's own manifest.json holds its canary and is a hit like any other file.\n\nExit codes: 0 none found, 1 something could not be read, 2 found.",
  arguments: [{ name: "<files...>", description: "files or folders; - is standard input" }],
  examples: ["pab canary corpus/llm-hard/manifest.json", "cat training.jsonl | pab canary -"],
  load: async () => (await import("../commands/pab/canary.ts")).run,
};
