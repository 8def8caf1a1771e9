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
  examples: [
    "backtrail pab ingest corpus/llm-hard",
    "backtrail pab ingest path/to/corpus --no-strict --json",
  ],
  load: async () => (await import("../commands/pab/ingest.ts")).run,
};

export const pabCanary: CommandSpec = {
  name: "canary",
  summary: "look for benchmark canaries in files, folders or standard input",
  details:
    "A hit in a training set, a prompt log or a model's answers says that a corpus has got in there. A corpus's own manifest.json holds its canary and is a hit like any other file.\n\nExit codes: 0 none found, 1 something could not be read, 2 found.",
  arguments: [{ name: "<files...>", description: "files or folders; - is standard input" }],
  examples: [
    "backtrail pab canary corpus/llm-hard/manifest.json",
    "cat training.jsonl | backtrail pab canary -",
  ],
  load: async () => (await import("../commands/pab/canary.ts")).run,
};

export const pabGenerate: CommandSpec = {
  name: "generate",
  summary: "draw an evaluation split from a secret key",
  details:
    "Every choice comes from HMAC-SHA-256 of the key: the same key, size and vocabulary give the same bytes on every platform, and without the key nobody can say what is in the split, we included. The key is read from an environment variable and written nowhere. Without a key nothing is drawn; nor is anything written into a git work tree unless git ignores the folder. The printed hash of the manifest names the split: publish it before scoring, the key after.\n\nMake a key with: openssl rand -hex 32\n\nExit codes: 0 done, 1 could not be written, 3 no key, a folder where nothing may be written, or wrong usage.",
  options: [
    { flags: "--key-env <name>", description: "environment variable that holds the key" },
    {
      flags: "--out <dir>",
      description: "new or empty folder, or one with this same split",
    },
    {
      flags: "--n <count>",
      description: "instructions in the split; 63 have one in every origin x hops cell",
    },
    {
      flags: "--vocabulary <half>",
      description:
        "all (default), or a or b: halves without common words, to fit on one and test on the other",
    },
  ],
  examples: ["backtrail pab generate --key-env PAB_KEY --out /tmp/pab-split --n 2000"],
  load: async () => (await import("../commands/pab/generate.ts")).run,
};
