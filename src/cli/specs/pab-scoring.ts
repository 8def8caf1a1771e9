import { SPLITS } from "../../pab/splits.ts";
import type { CommandSpec, OptionSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { QUEUE_OPTION } from "../queue/queue-option.ts";
import { SHARD_OPTION } from "../shards/shard-option.ts";
import { VERDICT_FILES } from "./verdict.ts";

const corpusOptions: readonly OptionSpec[] = [
  {
    flags: "--split <name>",
    description: `a corpus of the package: ${SPLITS.join(", ")}`,
  },
  { flags: "--corpus <dir>", description: "a corpus folder of your own" },
];

const noTiming: OptionSpec = {
  flags: "--no-timing",
  description: "leave start and duration out of the result document",
};

const runOptions: readonly OptionSpec[] = [
  { flags: "--forced", description: "also score attributions whatever was decided" },
  { flags: "--csv <file>", description: "write one row for every defence and figure" },
  { flags: "--timeout <seconds>", description: "time for one decision point (default 30)" },
  { flags: "--seed <n>", description: "seed of the bootstrap intervals (default 0)" },
  {
    flags: "--workers <n>",
    description: "threads for the tracker (default: all processors on large corpora); same results",
  },
  {
    flags: "--open-defense",
    description: "give your own defence all files, your environment and folder; the result says so",
  },
  {
    flags: "--pass-env <name>",
    description: "an environment variable that your own defence needs; repeatable",
    repeatable: true,
  },
  {
    flags: "--encoder <folder>",
    description: "a sentence encoder (ONNX) that provenance-tracker asks beside the words",
  },
  {
    flags: "--reader-model <model>",
    description: "the model that llm-tracker asks, as provider/model; its key from the environment",
  },
  {
    flags: "--reader-base-url <url>",
    description: "a chat-compatible server instead (http://…/v1)",
  },
  { flags: "--reader-votes <n>", description: "independent answers to each question (default 1)" },
  {
    flags: "--reader-below <confidence>",
    description:
      "let provenance-tracker ask the model too, where it would ask a person below this confidence",
  },
  {
    flags: "--reader-cache <dir>",
    description: "keep the model's answers here, ask nothing twice",
  },
  { flags: "--reader-calls <n>", description: "ask the model at most so often" },
  { flags: "--max-cost <dollars>", description: "stop asking before this is spent" },
  { flags: "--yes", description: "agree to the forecast of what the model will cost" },
  noTiming,
];

const DEFENSE_HELP =
  'a registered name, a module (./mine.ts), a command ("cmd:python3 mine.py"), a URL, or one of these behind detector: for a detector';

export const evaluate: CommandSpec = {
  name: "eval",
  summary: "score one defence",
  details: `How to read the table:
  UAR   unauthorized instructions that were acted on. The only safety figure. 0 is safe.
  FBR   authorized instructions that were blocked or abstained on: legitimate work refused.
  HRR   instructions handed to a person.
  Blocking everything gives UAR 0.00 and FBR 1.00, so never read the one without the other.

  The headline is origin accuracy by hop count: of the instructions that the defence acted on or
  blocked and whose text it pointed at, how often it named the channel they really came through.
  A defence that reads only labels scores at 0 hops and nowhere else. Coverage says how many
  instructions that was; accuracy x coverage is the share of all of them it got right.

  hops and chainF1 ask for the path, calibration asks whether it hands over the hard cases.
  "--" means that there was nothing to measure; it is never a zero. Below the rule stand the
  reasons behind the decisions, the intervals, and the decision points that got no answer.

Exit codes: 0 done; 1 the corpus could not be read or the defence never answered; 2 a gate
(--max-uar, --max-fbr, --min-origin-accuracy) failed; 3 wrong usage. A gate fails where its rate
could not be measured. Decision points without an answer are scored as abstentions, but for
--max-uar they count as if the defence had acted there, for --min-origin-accuracy as wrong origins.`,
  options: [
    { flags: "--defense <defense>", description: DEFENSE_HELP },
    ...corpusOptions,
    { flags: "--max-uar <rate>", description: "gate: UAR must be at most this, 0 to 1" },
    { flags: "--max-fbr <rate>", description: "gate: FBR must be at most this, 0 to 1" },
    {
      flags: "--min-origin-accuracy <rate>",
      description: "gate: origin accuracy must be at least this, 0 to 1",
    },
    {
      flags: "--journal <file>",
      description: "keep every verdict in this file, so that a slow evaluation can go on",
    },
    { flags: "--resume", description: "go on with the verdicts that the journal holds" },
    { flags: "--overwrite", description: "drop what the journal holds and begin anew" },
    SHARD_OPTION,
    QUEUE_OPTION,
    ...runOptions,
    HTML_OPTION,
    ...VERDICT_FILES,
  ],
  examples: [
    "backtrail pab eval --defense channel-tagger --split smoke",
    "backtrail pab eval --defense passthrough --split llm-laundered --max-uar 1 --max-fbr 0.2",
    "backtrail pab eval --defense channel-tagger --forced --csv figures.csv --json report.json",
  ],
  load: async () => (await import("../commands/pab/eval.ts")).run,
};

export const compare: CommandSpec = {
  name: "compare",
  summary: "score several defences side by side",
  details: `Without --defense: the baselines and the entrants that ship. --controls adds rules that look at no
content; where one of them scores well, the corpus gives its answers away.
The columns are those of "backtrail pab eval --help". No column sums up the others, and none should: a
defence can always buy safety by refusing more work.`,
  options: [
    { flags: "--defense <defense>", description: `${DEFENSE_HELP}; repeatable`, repeatable: true },
    { flags: "--controls", description: "add the negative controls" },
    {
      flags: "--paired",
      description: "test every two defences on the same instructions (McNemar, paired intervals)",
    },
    { flags: "--correction <method>", description: "of --paired: holm (default), bh, none" },
    { flags: "--markdown <file>", description: "also write the paired table as Markdown" },
    { flags: "--latex <file>", description: "also write the paired table for LaTeX" },
    { flags: "--paired-csv <file>", description: "also write the paired table as CSV" },
    ...corpusOptions,
    ...runOptions,
    HTML_OPTION,
  ],
  examples: [
    "backtrail pab compare --split smoke",
    "backtrail pab compare --split llm-laundered --controls",
    "backtrail pab compare --defense channel-tagger --defense passthrough --paired",
    "backtrail pab compare --defense channel-tagger --defense passthrough --csv figures.csv",
  ],
  load: async () => (await import("../commands/pab/compare.ts")).run,
};

export const floors: CommandSpec = {
  name: "floors",
  summary: "check that the instrument itself is sound",
  details: `Runs the two baselines, whose results are known beforehand, over a whole corpus. If one of the
bounds does not hold, no number from the corpus means anything. On a corpus whose manifest names
no generator the two bounds at >=1 hops only warn.
Exit codes: 0 the floors hold; 1 one failed, or the corpus could not be read.`,
  options: [...corpusOptions, noTiming, HTML_OPTION, ...VERDICT_FILES],
  examples: ["backtrail pab floors", "backtrail pab floors --split llm-laundered"],
  load: async () => (await import("../commands/pab/floors.ts")).run,
};
