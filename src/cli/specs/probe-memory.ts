import type { CommandSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { SHARD_OPTION } from "../shards/shard-option.ts";
import { AGENT_OPTIONS, EXITS } from "./probe-agent.ts";
import { TARGET_OPTIONS } from "./probe-scan.ts";
import { WITNESS_OPTIONS } from "./probe-witness.ts";

const KEPT = new Set(["--model <name>", "--timeout <seconds>"]);
/** What speaks of an agent behind a target, or is said otherwise here. */
const LEFT_OUT = new Set(
  [
    ...TARGET_OPTIONS.map(({ flags }) => flags),
    ...WITNESS_OPTIONS.map(({ flags }) => flags),
    ...["--target <kind>", "--canary <text>", "--defenses <list>", "--llm-filter"],
  ].filter((flags) => !KEPT.has(flags)),
);

export const memoryScan: CommandSpec = {
  name: "memory-scan",
  summary: "poison what an agent remembers, and follow it into later sessions",
  details:
    "Every defence × scenario × notes × arm × repeat: sessions of an agent with a memory, the first of them\n" +
    "poisoned. Six stages are looked at in each trial: exposed, persisted, survived, recalled, relayed,\n" +
    "executed. Arms: attack, and two honest twins that must be remembered, order and fact.\n" +
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
    { flags: "--out <name>", description: "where results go (default memory_results)" },
    SHARD_OPTION,
    HTML_OPTION,
  ],
  examples: [
    "backtrail probe memory-scan --backend simulated --repeats 5 --out memory_results",
    "backtrail probe memory-scan --backend simulated --scenarios peer_memory --notes 0 --defenses none,recall:nothing --out small --json",
  ],
  load: async () => (await import("../commands/probe/memory-scan.ts")).run,
};
