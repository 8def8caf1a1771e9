import type { CommandSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { SHARD_OPTION } from "../shards/shard-option.ts";
import { AGENT_OPTIONS, EXITS } from "./probe-agent.ts";

/** What has no place here, or is said otherwise: what is planted names an address of its own, not a sink's. */
const LEFT_OUT = new Set(["--sink [port]", "--canary <text>", "--defenses <list>", "--llm-filter"]);

export const memoryScan: CommandSpec = {
  name: "memory-scan",
  summary: "poison what an agent remembers, and follow it into later sessions",
  details:
    "Every defence × scenario × notes × arm × repeat: sessions of an agent with a memory, the first of them\n" +
    "poisoned. Six stages are looked at in each trial: exposed, persisted, survived, recalled, relayed,\n" +
    "executed. Arms: attack, and two honest twins that must be remembered, order and fact.\n" +
    "Your own agent (--target) is sent the same sessions and keeps its own memory.\n" +
    "Writes OUT.csv and OUT.json.\n" +
    EXITS,
  options: [
    ...AGENT_OPTIONS.filter(({ flags }) => !LEFT_OUT.has(flags)),
    {
      flags: "--defenses <list>",
      description:
        "none, or PLACE:NAME: read and recall take a defence of the agent (spotlight, sandwich, …), write, label, quarantine and act one of `pab defenses` or of your own (module, cmd:…, URL); recall:nothing, act:tool_filter; + joins several",
    },
    { flags: "--repeats <n>", description: "times each cell is run (default 1)" },
    { flags: "--scenarios <list>", description: "only these scenarios" },
    {
      flags: "--scenarios-file <file>",
      description:
        "scenarios of your own, YAML or JSON, instead of the library's; --scenarios names both",
    },
    { flags: "--arms <list>", description: "attack, order, fact (default: all three)" },
    {
      flags: "--notes <list>",
      description: "legitimate notes that the memory holds beforehand (default 0,10,100)",
    },
    {
      flags: "--memory <kind>",
      description:
        "where the agent keeps its notes: in-process (default), sqlite (full text search), sqlite+embedding, mcp:'PROGRAM ARGS' or mcp:URL; each trial has its own, empty one",
    },
    {
      flags: "--memory-map <file>",
      description:
        "which tools of an MCP memory server write and find, YAML or JSON (default: those of the protocol's reference server)",
    },
    {
      flags: "--user-field <path>",
      description:
        "with --target http or mcp: where the user goes, new for each trial; each session then has an id of its own",
    },
    {
      flags: "--memory-tools <list>",
      description:
        "with --target: your agent's tools that write into its memory, to see `persisted`",
    },
    {
      flags: "--reset-url <url>",
      description: "with --target: a POST before each trial makes your agent forget",
    },
    { flags: "--reset-command <line>", description: "the same by a program" },
    { flags: "--out <name>", description: "where results go (default memory_results)" },
    SHARD_OPTION,
    HTML_OPTION,
  ],
  examples: [
    "backtrail probe memory-scan --backend simulated --repeats 5 --out memory_results",
    "backtrail probe memory-scan --backend simulated --scenarios peer_memory --notes 0 --defenses none,recall:nothing --out small --json",
  ],
  load: async () => (await import("../commands/probe/memory-scan.ts")).memoryScan.run,
};
