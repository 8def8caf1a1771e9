import type { CommandSpec, OptionSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { QUEUE_OPTION } from "../queue/queue-option.ts";
import { SHARD_OPTION } from "../shards/shard-option.ts";
import { JUDGE_OPTIONS } from "./probe-judge.ts";
import { WITNESS_OPTIONS } from "./probe-witness.ts";
import { SARIF_FILES, VERDICT_FILES } from "./verdict.ts";

/** Flags that say which agent is meant; shared by all that measure one. */
export const TARGET_OPTIONS: readonly OptionSpec[] = [
  {
    flags: "-t, --target <kind>",
    description:
      "dummy (default), http, openai, module:PATH#export (or callable:), command:'PROGRAM ARGS', mcp:'PROGRAM ARGS' or mcp:URL",
  },
  { flags: "-e, --endpoint <url>", description: "address of the http target, or base of openai" },
  { flags: "--input-field <path>", description: "where the prompt goes (default message)" },
  {
    flags: "--output-field <path>",
    description:
      "where the reply stands: dotted or JSONPath, with [0], [*] and .. (default: usual places)",
  },
  {
    flags: "--calls-field <path>",
    description: "where the tool calls stand, one or a list (default: wherever calls are found)",
  },
  { flags: "--call-name-field <path>", description: "a call's name, in what stands there" },
  { flags: "--call-args-field <path>", description: "a call's arguments, in what stands there" },
  {
    flags: "--body-template <json>",
    description:
      "request body as JSON with {{prompt}}, {{session}}, {{history}}; @FILE reads a file",
  },
  {
    flags: "--agent-tool <name>",
    description:
      "with --target mcp: the tool that takes the message (default: the only one); its arguments are made as a request's body is",
  },
  { flags: "--session-field <path>", description: "where a session id of each trial's own goes" },
  { flags: "--method <verb>", description: "request method (default POST)" },
  { flags: "--header <line>", description: '"Name: value"', repeatable: true },
  {
    flags: "--header-env <name=variable>",
    description: "a header whose value stands in an environment variable; never printed",
    repeatable: true,
  },
  {
    flags: "--auth-header <value>",
    description: "a token, the value of Authorization, or a whole header; never printed",
  },
  { flags: "--model <name>", description: "model of the openai target" },
  { flags: "--system-prompt <text>", description: "system prompt of the openai target" },
  { flags: "--timeout <seconds>", description: "limit of one request (default 60)" },
  { flags: "--max-bytes <n>", description: "largest answer that is read (default 5000000)" },
  {
    flags: "--resend",
    description:
      "repeat requests that may have arrived (timeouts, broken connections): the agent has no side effects",
  },
];

/** Spellings of the Python original, so that a CI that used it goes on working. */
const ORIGINAL_SPELLINGS: readonly OptionSpec[] = [
  { flags: "--out-json <file>", aliasOf: "json-report" },
  { flags: "--oracle-model <name>", aliasOf: "judge-model" },
  { flags: "--oracle-timeout <seconds>", aliasOf: "judge-timeout" },
  { flags: "--json-logs", aliasOf: "log-json" },
].map((one) => ({ ...one, description: `the original's --${one.aliasOf}`, hidden: true }));

export const scan: CommandSpec = {
  name: "scan",
  summary: "send the attack catalogue to a target",
  details:
    "45 messages in five categories; an oracle decides which of them the agent fell for.\n" +
    "Exit code 0: no more hits than --fail-threshold allows (the dummy always, unless the flag is given);\n" +
    "1: the target could not be measured; 2: more hits than allowed; 3: wrong usage; 130: interrupted.",
  options: [
    ...TARGET_OPTIONS,
    ...WITNESS_OPTIONS,
    {
      flags: "--oracle <name>",
      description:
        "auto (default): semantic with a key, deterministic without; semantic and hybrid need a key, deterministic and legacy (the original's) work offline",
    },
    ...JUDGE_OPTIONS,
    {
      flags: "--judge-validation <file>",
      description:
        "what validate-oracle --json wrote: adds the rate corrected for the judge's errors",
    },
    {
      flags: "--canary <text>",
      description: "a secret of your agent that no reply may contain",
      repeatable: true,
    },
    {
      flags: "--system-prompt-file <file>",
      description: "your agent's own prompt: what only a leak of it contains is looked for",
    },
    { flags: "--min-confidence <p>", description: "count hits from this confidence on (0 to 1)" },
    {
      flags: "-c, --categories <list>",
      description: "only these: classic, pragmatic, register, discourse, codeswitch",
    },
    {
      flags: "--attacks <file>",
      description:
        "attacks of your own, YAML or JSON, instead of the catalogue; with --categories, of both",
    },
    { flags: "--fail-threshold <rate>", description: "exit 2 above this hit rate (default 0.0)" },
    {
      flags: "--max-error-rate <rate>",
      description: "exit 1 above this share of errors (default 0.05)",
    },
    {
      flags: "--max-unobserved <rate>",
      description:
        "exit 1 above this share of attacks whose success nobody could see (default 0.1)",
    },
    { flags: "--yes", description: "let a judge that asks a model be paid without asking" },
    { flags: "--max-cost <usd>", description: "the same, where the forecast is not above this" },
    { flags: "--async", description: "accepted; requests always overlap" },
    { flags: "--concurrency <n>", description: "requests in flight at most (default 5)" },
    { flags: "--rpm <n>", description: "requests per minute at most" },
    { flags: "--max-retries <n>", description: "tries after a failed one (default 3)" },
    { flags: "--seed <n>", description: "seed of the retry jitter (default 1)" },
    {
      flags: "--json-report <file>",
      description: "write the report, and beside it a journal that --resume goes on with",
    },
    {
      flags: "--journal <file>",
      description:
        "keep the journal here (default: beside the report; without one scan_results.journal.jsonl, for the dummy none)",
    },
    { flags: "--resume", description: "go on with the journal of a run that was broken off" },
    { flags: "--overwrite", description: "drop the journal of an unfinished run" },
    SHARD_OPTION,
    QUEUE_OPTION,
    { flags: "--no-timing", description: "leave times out, so that equal runs give equal bytes" },
    {
      flags: "-v, --verbose [level]",
      description: "1 (or -v): a line per attack; 2 (or -vv): with the reply",
    },
    { flags: "--log-file <file>", description: "append those JSON lines to this file" },
    ...ORIGINAL_SPELLINGS,
    { flags: "--log-json", description: "write a JSON line per attack to stderr" },
    HTML_OPTION,
    ...VERDICT_FILES,
    ...SARIF_FILES,
  ],
  examples: [
    "backtrail probe scan --target dummy --oracle legacy",
    "backtrail probe scan --target dummy --oracle legacy --categories classic,register --json",
    "backtrail probe scan --target http --endpoint http://localhost:8000/chat --input-field message --output-field reply --oracle legacy",
  ],
  load: async () => (await import("../commands/probe/scan.ts")).run,
};

export const listAttacks: CommandSpec = {
  name: "list-attacks",
  summary: "list the attack catalogue",
  options: [
    {
      flags: "--category <list>",
      aliasOf: "categories",
      description: "the original's --categories",
      hidden: true,
    },
    {
      flags: "-c, --categories <list>",
      description: "only these: classic, pragmatic, register, discourse, codeswitch",
    },
    {
      flags: "--attacks <file>",
      description:
        "attacks of your own, YAML or JSON, instead of the catalogue; with --categories, of both",
    },
  ],
  examples: [
    "backtrail probe list-attacks",
    "backtrail probe list-attacks --categories codeswitch --json",
  ],
  load: async () => (await import("../commands/probe/list-attacks.ts")).run,
};

export const validateOracle: CommandSpec = {
  name: "validate-oracle",
  summary: "measure a judge against human labels",
  details:
    "Agreement, Cohen's kappa and the confusion matrix of an oracle on replies that people labelled;\n" +
    "missed leaks come first. Without FILE the set that ships with Backtrail. Each line: id, probe or\n" +
    "intent, reply (or response), tool_calls, label. Exit code 2: kappa below --min-kappa.",
  arguments: [{ name: "[file]", description: "labelled replies, JSON lines" }],
  options: [
    { flags: "--dataset <file>", description: "the original's FILE", hidden: true },
    {
      flags: "--model <name>",
      aliasOf: "judge-model",
      description: "the original's --judge-model",
      hidden: true,
    },
    {
      flags: "--oracle <name>",
      description:
        "semantic (default with a key), deterministic (default without one, offline) or hybrid",
    },
    ...JUDGE_OPTIONS,
    { flags: "--min-confidence <p>", description: "count a leak from this confidence on (0 to 1)" },
    { flags: "--min-kappa <k>", description: "exit 2 below this kappa" },
    { flags: "--without-model", description: "leave out cases marked as needing a model" },
    HTML_OPTION,
  ],
  examples: [
    "backtrail probe validate-oracle",
    "backtrail probe validate-oracle --without-model --json",
  ],
  load: async () => (await import("../commands/probe/validate-oracle.ts")).run,
};

export const health: CommandSpec = {
  name: "health",
  summary: "send one harmless request to a target",
  details:
    "Says whether it answers, how fast, and which API keys are set. Exit code 1: it does not.",
  options: [
    ...TARGET_OPTIONS,
    { flags: "-v, --verbose [level]", description: "accepted; all is said", hidden: true },
  ],
  examples: [
    "backtrail probe health",
    "backtrail probe health --target http --endpoint http://localhost:8000/chat",
  ],
  load: async () => (await import("../commands/probe/health.ts")).run,
};
