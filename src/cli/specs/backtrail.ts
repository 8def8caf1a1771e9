import type { CommandSpec } from "../command.ts";
import { detect } from "./detect.ts";
import { importLogs, rescore, trace } from "./logs.ts";
import { pab } from "./pab.ts";
import { probe } from "./probe.ts";

const version: CommandSpec = {
  name: "version",
  summary: "print the version",
  examples: ["backtrail version", "backtrail version --json"],
  load: async () => (await import("../commands/version.ts")).run,
};

/** The whole command tree. Plain data: building it loads no command's code. */
export const backtrail: CommandSpec = {
  name: "backtrail",
  summary:
    "Is my LLM agent safe from prompt injection, did it get worse, and does my defence work for the right reason?",
  examples: ["backtrail demo", "backtrail pab compare --split smoke", "backtrail pab eval --help"],
  subcommands: [pab, probe, detect, importLogs, rescore, trace, version],
};
