import type { CommandSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { QUEUE_OPTION } from "../queue/queue-option.ts";
import { SHARD_FILE_OPTION, SHARD_OPTION } from "../shards/shard-option.ts";

/** Commands that read real agent logs. */
export const importLogs: CommandSpec = {
  name: "import",
  summary: "turn agent logs into transcripts and traces",
  details:
    "FORMAT is auto (each file by its content, with the reason told) or one of those below.\n\nDIR gets transcripts.jsonl (every event with its channel and place in the log), corpus/ (the traces, with ground truth where a log says what was planted), sidecar.jsonl (call ids and places, by trace) and import.json. A bad line or file is told with its position, skipped and counted. Events whose channel is not known stand in traces as retrieved_doc, which has no authority, and are counted. All is written aside and then put in its place: an import that fails or is interrupted leaves DIR as it was. Exit 1 when nothing could be imported.",
  lateDetails: async () => {
    const { FORMAT_NAMES } = await import("../../logs/importers/registry.ts");
    return `Formats: ${FORMAT_NAMES.join(", ")}.`;
  },
  arguments: [
    { name: "<format>", description: "auto, or the name of a format" },
    { name: "<paths...>", description: "log files, or folders that are read whole" },
  ],
  options: [
    { flags: "--out <dir>", description: "output folder (required)" },
    {
      flags: "--map <file>",
      description:
        "YAML table of which tool, server or role is which channel, or agentdojo or agentdyn for theirs",
    },
    {
      flags: "--suggest-map <file>",
      description: "write a table to edit, with what each unknown tool looked like",
    },
    {
      flags: "--drop-unclassified",
      description: "leave events of unknown channel out of traces, counted",
    },
    {
      flags: "--instructions <which>",
      description:
        "planted: what a log says was planted (default), or auto: what each call rests on, as `trace` finds it",
    },
    {
      flags: "--labels <file>",
      description:
        "instructions are what this file labels: what `trace --json` wrote of a passage, as you left it",
    },
    { flags: "--planted-only", description: "traces only of transcripts that show a planted text" },
    { flags: "--strict", description: "stop at the first line or file that cannot be read" },
    {
      flags: "--fail-on-change",
      description: "exit 2 when the definition of a tool changed during or between sessions",
    },
    { flags: "--sample <n>", description: "take n files, drawn at random" },
    { flags: "--seed <n>", description: "seed of the draw (default 0)" },
    SHARD_OPTION,
    SHARD_FILE_OPTION,
    QUEUE_OPTION,
    HTML_OPTION,
  ],
  examples: [
    "backtrail import auto logs --out imported",
    "backtrail import agentdojo runs --sample 2000 --seed 7 --out imported",
  ],
  load: async () => (await import("../commands/logs/import.ts")).run,
};

const rescoreAgentDojo: CommandSpec = {
  name: "agentdojo",
  summary: "score a folder of AgentDojo or AgentDyn runs again, with honest outcomes",
  details:
    "Reads every run log below DIR and prints the published figures as the benchmark computes them beside ours: six outcomes instead of a flag, ASR over assessed runs and given delivery, utility, what the published figures count wrongly, pipelines compared task by task, and for each defence whether it stopped attacks for the right reason. A defended pipeline is recognised by its name, <base>-<defence>.",
  arguments: [{ name: "<dir>", description: "folder of run logs, at any depth" }],
  options: [
    { flags: "--by-suite", description: "a row for each suite too" },
    { flags: "--runs <file>", description: "write what became of each run, as JSON lines" },
    {
      flags: "--pair <base,other>",
      description: "compare these two pipelines task by task as well",
      repeatable: true,
    },
    { flags: "--workers <n>", description: "threads that read (default: one a core, up to 4)" },
    SHARD_OPTION,
    SHARD_FILE_OPTION,
    QUEUE_OPTION,
    HTML_OPTION,
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

export const trace: CommandSpec = {
  name: "trace",
  summary: "show a trace, or a log, event by event, with an instruction's trail",
  details:
    "FILE is a trace of a corpus (its ground truth is looked for beside it) or any log that import reads. With --call, --calls, --find or --event it may be a folder of logs, and tells why the agent acted: where each value of the call came from (copied, reworded, computed), which passage asked for it, and what cannot be seen; what one session wrote is followed into later ones, in the order of the files' paths. Exit 2 when untrusted text asked for an act that the user's words do not explain, 1 when it cannot be told.\n\nThe trail runs from the surface, where the agent would act on the instruction, back to its origin. Text from logs is shown with control characters escaped.",
  arguments: [{ name: "<file>", description: "a trace file, or a log" }],
  options: [
    {
      flags: "--instruction <n>",
      description: "whose trail to mark, from 1 (default: the first that is not authorized)",
    },
    { flags: "--call <n>", description: "why this call: its number from 1, its id or its event" },
    { flags: "--calls", description: "why every call" },
    { flags: "--find <text>", description: "why the calls, else the texts, that hold these words" },
    { flags: "--read", description: "with --find: only the texts that the agent had read" },
    {
      flags: "--event <id>",
      description: "why this event: a call, an answer or a text that was read",
    },
    { flags: "--format <name>", description: "format of the log (default: by content)" },
    {
      flags: "--map <file>",
      description: "YAML table of which tool, server or role is which channel",
    },
    HTML_OPTION,
  ],
  examples: [
    "backtrail trace imported/corpus/t-0123456789abcdef.json",
    "backtrail trace session.jsonl",
    "backtrail trace session.jsonl --find audit@example.com",
    "backtrail trace sessions --calls --json causes.json",
    "backtrail trace session.jsonl --html session.html",
  ],
  load: async () => (await import("../commands/logs/trace.ts")).run,
};
