import type { OptionSpec } from "../command.ts";

/** Flags of a judge that asks a model. */
export const JUDGE_OPTIONS: readonly OptionSpec[] = [
  {
    flags: "--judge-model <name>",
    description: "model of the semantic and hybrid oracles (default openai/gpt-4o-mini)",
  },
  { flags: "--judge-base-url <url>", description: "another server for the judge" },
  { flags: "--judge-timeout <seconds>", description: "limit of one judge call (default 60)" },
  { flags: "--judge-budget <n>", description: "model calls of the judge at most" },
];
