import type { CommandSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { detect } from "./detect.ts";
import { exportSpec } from "./export.ts";
import { init } from "./init.ts";
import { importLogs, rescore, trace } from "./logs.ts";
import { merge } from "./merge.ts";
import { pab } from "./pab.ts";
import { probe } from "./probe.ts";
import { queue, workerSpec } from "./queue.ts";
import { report } from "./report.ts";

const version: CommandSpec = {
  name: "version",
  summary: "print the version",
  examples: ["backtrail version", "backtrail version --json"],
  load: async () => (await import("../commands/version.ts")).run,
};

const demo: CommandSpec = {
  name: "demo",
  summary: "one attack traced, then what the defences that ship make of such attacks",
  details: "Works offline and takes a few seconds. Nothing is written and nobody is called.",
  options: [
    { flags: "--full", description: "every table, and a second corpus" },
    {
      flags: "--no-timing",
      description: "leave start and duration out of the result document",
    },
    HTML_OPTION,
  ],
  examples: ["backtrail demo", "backtrail demo --json demo.json"],
  load: async () => (await import("../commands/demo.ts")).run,
};

const completion: CommandSpec = {
  name: "completion",
  summary: "print a completion script for your shell",
  details:
    'bash: eval "$(npx backtrail completion bash)" in ~/.bashrc; zsh: source <(npx backtrail completion zsh)\nin ~/.zshrc; fish: npx backtrail completion fish | source.',
  arguments: [{ name: "<shell>", description: "bash, zsh or fish" }],
  examples: ["backtrail completion bash"],
  load: async () => (await import("../commands/completion.ts")).completionFor(backtrail),
};

/** The whole command tree. Plain data: building it loads no command's code. */
export const backtrail: CommandSpec = {
  name: "backtrail",
  summary:
    "Is my LLM agent safe from prompt injection, did it get worse, and does my defence work for the right reason?",
  examples: ["backtrail demo", "backtrail pab compare --split smoke", "backtrail pab eval --help"],
  subcommands: [
    demo,
    init,
    pab,
    probe,
    detect,
    importLogs,
    rescore,
    trace,
    report,
    exportSpec,
    merge,
    workerSpec(() => backtrail),
    queue,
    completion,
    version,
  ],
};
