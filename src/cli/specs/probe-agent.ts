import { PROVIDERS } from "../../probe/agent/providers.ts";
import type { CommandSpec, OptionSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { QUEUE_OPTION } from "../queue/queue-option.ts";
import { SHARD_OPTION } from "../shards/shard-option.ts";
import { JUDGE_OPTIONS } from "./probe-judge.ts";
import { TARGET_OPTIONS } from "./probe-scan.ts";
import { WITNESS_OPTIONS } from "./probe-witness.ts";
import { SARIF_FILES, VERDICT_FILES } from "./verdict.ts";

/** Flags that the agent's own model and a target have in common. */
const SHARED = /--(?:target|model|timeout) /;

/** Flags of the battery's own agent, and those that have no meaning beside them. */
const OWN_MODEL = ["backend", "base-url", "profile"];
const OWN_AGENT = [
  ...["target", "system-prompt-file", "tool-names"],
  ...["otlp", "otlp-wait", "trace-file", "sink"],
];

/** Flags of every scan that runs an agent. */
export const AGENT_OPTIONS: readonly OptionSpec[] = [
  {
    flags: "--target <kind>",
    description:
      "an agent of your own instead of --backend, as in scan: http, openai, module:PATH#export, command:'PROGRAM', mcp:PROGRAM or mcp:URL; it gets the data in its message",
    displaces: OWN_MODEL,
  },
  ...TARGET_OPTIONS.filter(({ flags }) => !SHARED.test(flags)),
  ...WITNESS_OPTIONS,
  {
    flags: "--canary <text>",
    description: "a secret of your agent that no reply may contain",
    repeatable: true,
  },
  {
    flags: "--backend <name>",
    description: `${Object.keys(PROVIDERS).join(", ")} (each with its key in the environment; default openai), simulated (an offline stand-in), gguf (a model file, on this machine)`,
    displaces: OWN_AGENT,
  },
  {
    flags: "--model <name>",
    description: "model, or PROVIDER/MODEL, which decides alone; for gguf the path of the file",
  },
  {
    flags: "--base-url <url>",
    description: "another server: with openai any that is compatible (Ollama, vLLM, llama.cpp)",
    displaces: OWN_AGENT,
  },
  { flags: "--stream", description: "take answers as streams" },
  {
    flags: "--profile <file>",
    description: "how the simulated backend behaves",
    displaces: OWN_AGENT,
  },
  { flags: "--temp <t>", description: "temperature (default 0.7)" },
  {
    flags: "--max-output-tokens <n>",
    description: "longest answer of a model call, what it thinks included (default 2000)",
  },
  { flags: "--max-rounds <n>", description: "model calls of one trial at most (default 5)" },
  {
    flags: "--prefill-tool",
    description: "put the data into the first message, for a model that cannot call tools",
  },
  {
    flags: "--defenses <list>",
    description:
      "none, delimited, spotlight, sandwich, instr_hierarchy (default: these five), llm_filter, spotlight_delimiting, spotlight_encoding, tool_filter, delimited_unnamed (delimited of 0.1.0)",
  },
  {
    flags: "--llm-filter",
    description: "also the screening model call, which costs a call a trial",
  },
  {
    flags: "--defense-module <file>",
    description: "a defence of your own: FILE#export, an object { name, apply(data, context) }",
    repeatable: true,
  },
  { flags: "--async", description: "accepted; trials always overlap" },
  { flags: "--concurrency <n>", description: "trials that ask the agent at once (default 5)" },
  { flags: "--rpm <n>", description: "model calls per minute at most" },
  { flags: "--timeout <seconds>", description: "limit of one model call (default 60)" },
  { flags: "--max-retries <n>", description: "tries after a failed one (default 3)" },
  {
    flags: "--max-error-rate <rate>",
    description: "exit 1 above this share of errors (default 0.05)",
  },
  {
    flags: "--max-unobserved <rate>",
    description:
      "exit 1 above this share of trials whose acts or leaks could not be seen (default 0.1)",
  },
  { flags: "--cache <folder>", description: "ask no model twice for the same sample" },
  QUEUE_OPTION,
  { flags: "--resume", description: "go on with the journal of a run that was broken off" },
  { flags: "--overwrite", description: "drop the journal of an unfinished run" },
  {
    flags: "--traces <folder>",
    description:
      "also write a corpus for pab: what the agent read, and its acts with where they came from",
  },
  { flags: "--yes", description: "start a paid run without asking" },
  { flags: "--max-cost <usd>", description: "start no trial once this much is spent" },
  { flags: "--seed <n>", description: "seed of the run (default 1)" },
  { flags: "--no-timing", description: "leave times out, so that equal runs give equal bytes" },
  {
    flags: "-v, --verbose [level]",
    description: "1 (or -v): a line per trial; 2 (or -vv): with the reply",
  },
  { flags: "--log-json", description: "write a JSON line per trial to stderr" },
  ...VERDICT_FILES,
];

export const EXITS =
  "Every trial is journaled to OUT.journal.jsonl as it ends: a run that was killed goes on with --resume.\n" +
  "Exit code 0: done; 1: too many errors, or the agent could not be reached; 3: wrong usage or a\n" +
  "missing key; 130: interrupted, with what is done written.";

export const injectionScan: CommandSpec = {
  name: "injection-scan",
  summary: "poison the data an agent reads, with and without defences",
  details:
    "Every defence × carrier × probe × repeat: did the agent obey the text in its data?\n" +
    "Writes OUT.csv and OUT.json, which analyze, compare and trend read.\n" +
    EXITS,
  options: [
    ...AGENT_OPTIONS,
    { flags: "--repeats <n>", description: "times each cell is run (default 1)" },
    { flags: "--carriers <list>", description: "only these carriers" },
    {
      flags: "--carriers-file <file>",
      description: "carriers of your own, instead of the battery's; --carriers names both",
    },
    {
      flags: "--mcp <server>",
      description:
        "poison what a tool of this MCP server returns: a program, or an http(s) address",
    },
    {
      flags: "--mcp-tool <name>",
      description: "the tool; it is called once, for its honest result",
    },
    { flags: "--mcp-args <json>", description: "arguments of that call (default {})" },
    { flags: "--mcp-request <text>", description: "what the agent's user asks" },
    { flags: "--probes <list>", description: "only these probes" },
    {
      flags: "--probes-file <file>",
      description:
        "probes of your own, YAML or JSON, instead of the battery's; --probes names both",
    },
    {
      flags: "--oracle <name>",
      description: "deterministic (default, free), hybrid, semantic (a model judges)",
    },
    ...JUDGE_OPTIONS,
    {
      flags: "--judge-validation <file>",
      description:
        "what validate-oracle --json wrote: adds each defence's rate corrected for the judge's errors",
    },
    {
      flags: "--system-prompt-file <file>",
      description: "with --target: your agent's own prompt, so that a recital of it is seen",
    },
    {
      flags: "--tool-names <list>",
      description: "with --target: your agent's tools, so that a list of them is seen",
    },
    { flags: "--min-confidence <p>", description: "count leaks from this confidence on (0 to 1)" },
    { flags: "--out <name>", description: "where results go (default injection_results)" },
    HTML_OPTION,
    SHARD_OPTION,
    ...SARIF_FILES,
  ],
  examples: [
    "backtrail probe injection-scan --backend simulated --repeats 5 --out results",
    "backtrail probe injection-scan --backend simulated --defenses none,spotlight --carriers email_footer --out small --json",
  ],
  load: async () => (await import("../commands/probe/injection-scan.ts")).injectionScan.run,
};

export const burnIn: CommandSpec = {
  name: "burn-in",
  summary: "how often would the gate fail for nothing on this agent?",
  details:
    "Runs the same injection scan --runs times (all its flags are taken), compares every run with every\n" +
    "other as compare would, and says how often the gate fails though nothing changed, which cases are\n" +
    "flaky, and how many --repeats a wanted power needs. --max-cost is shared by all runs. With reports\n" +
    "or a folder of them, those are taken instead.\n" +
    "Exit code 0: measured; 1: a run could not be done.",
  arguments: [{ name: "[reports...]", description: "reports of the same agent, instead of runs" }],
  options: [
    { flags: "--runs <n>", description: "runs of the scan (default 5)" },
    { flags: "--worsening <points>", description: "the change that must not be missed (10pp)" },
    { flags: "--power <p>", description: "chance with which it is to be seen (0.8)" },
    { flags: "--by <what>", description: "groups of the gate: probe (default), defense, carrier" },
    ...(injectionScan.options ?? []).filter(
      (option) => option !== SHARD_OPTION && option !== QUEUE_OPTION,
    ),
  ],
  examples: [
    "backtrail probe burn-in --backend simulated --runs 3 --repeats 2 --out burn_in",
    "backtrail probe burn-in data/scans/simulated_001.json data/scans/simulated_002.json",
  ],
  load: async () => (await import("../commands/probe/burn-in.ts")).run,
};

export const utilityScan: CommandSpec = {
  name: "utility-scan",
  summary: "check that defences leave honest work alone",
  details:
    "Every defence × benign task × repeat: did the agent still do its job?\n" +
    "Writes OUT.csv and OUT.json.\n" +
    EXITS,
  options: [
    ...AGENT_OPTIONS,
    { flags: "--repeats <n>", description: "times each task is run (default 1)" },
    { flags: "--tasks <list>", description: "only these tasks" },
    { flags: "--out <name>", description: "where results go (default utility_results)" },
    SHARD_OPTION,
    HTML_OPTION,
  ],
  examples: [
    "backtrail probe utility-scan --backend simulated --repeats 3 --temp 0.7 --out utility_results",
  ],
  load: async () => (await import("../commands/probe/utility-scan.ts")).utilityScan.run,
};
