import type { CommandSpec } from "../command.ts";
import { notBuilt } from "./not-built.ts";

/** Commands that read real agent logs. */
export const importLogs: CommandSpec = notBuilt("import", "turn agent logs into traces");

const rescoreAgentDojo: CommandSpec = {
  name: "agentdojo",
  summary: "score a folder of AgentDojo or AgentDyn runs again, with honest outcomes",
  details:
    "Reads every run log below DIR and prints the published figures as the benchmark computes them beside ours: six outcomes instead of a flag, ASR over assessed runs and given delivery, utility, what the published figures count wrongly, pipelines compared task by task, and for each defence whether it stopped attacks for the right reason. A defended pipeline is recognised by its name, <base>-<defence>.",
  arguments: [{ name: "<dir>", description: "folder of run logs, at any depth" }],
  options: [
    { flags: "--by-suite", description: "a row for each suite too" },
    {
      flags: "--pair <base,other>",
      description: "compare these two pipelines task by task as well",
      repeatable: true,
    },
    { flags: "--workers <n>", description: "threads that read (default: up to 4)" },
  ],
  examples: [
    "backtrail rescore agentdojo runs",
    "backtrail rescore agentdojo runs --by-suite --json rescored.json",
  ],
  load: async () => (await import("../commands/logs/rescore-agentdojo.ts")).run,
};

export const rescore: CommandSpec = {
  name: "rescore",
  summary: "score published benchmark runs again",
  examples: ["backtrail rescore agentdojo runs"],
  subcommands: [rescoreAgentDojo],
};

export const trace: CommandSpec = notBuilt("trace", "show an instruction's trail through a trace");
