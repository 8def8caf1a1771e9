import type { CommandSpec } from "../command.ts";
import { HTML_OPTION } from "../common-options.ts";
import { GITHUB, JUNIT } from "./verdict.ts";

const CORRECTION = {
  flags: "--correction <method>",
  description: "of a family of tests: holm (default), bh, none",
};

export const analyze: CommandSpec = {
  name: "analyze",
  summary: "leak rates of a recorded injection scan",
  details:
    "Reads CSV or JSON, ours or the Python original's, and prints leak rates with 95% intervals by\n" +
    "defence and by channel, each channel tested against email. `-` reads stdin.\n" +
    "Exit code 0: printed; 1: the file cannot be read or holds nothing to assess.",
  arguments: [{ name: "<file>", description: "CSV or JSON of an injection scan" }],
  options: [
    { flags: "--probes", description: "also by probe" },
    { flags: "--carriers", description: "also by carrier" },
    CORRECTION,
    {
      flags: "--cluster <by>",
      description: "add intervals for trials that are alike within a carrier or probe",
    },
    HTML_OPTION,
  ],
  examples: [
    "backtrail probe analyze data/scans/simulated_001.csv --carriers",
    "backtrail probe analyze data/scans/simulated_001.json --cluster carrier --json",
  ],
  load: async () => (await import("../commands/probe/analyze.ts")).run,
};

const COMPARING = [
  {
    flags: "--test <name>",
    description: "auto (default: paired where the same cells ran), paired, exact, z",
  },
  CORRECTION,
  { flags: "--alpha <level>", description: "chance of a false alarm in the whole family (0.05)" },
  { flags: "--cluster <by>", description: "carrier: trials of one carrier are not independent" },
  { flags: "--soft-fail", description: "report a regression, but exit 0" },
  { flags: "--across-judges", description: "compare runs that different judges judged" },
  {
    flags: "--across-batteries",
    description: "compare runs whose cases have equal names and other texts",
  },
  { flags: "--allow-missing", description: "groups and cases of OLD may be missing from NEW" },
  {
    flags: "--min-shared <share>",
    description: "exit 1 below this share of OLD's cases and trials in NEW (0.9)",
  },
  {
    flags: "--min-assessed <share>",
    description: "exit 1 below this share of assessed trials in OLD (0.9)",
  },
  {
    flags: "--max-error-rate <rate>",
    description: "exit 1 above this share of failed trials in NEW (0.05)",
  },
  {
    flags: "--max-unobserved <share>",
    description: "exit 1 above this share of trials in which nobody could see the agent act (0.1)",
  },
];

export const compare: CommandSpec = {
  name: "compare",
  summary: "did it get worse between two reports?",
  details:
    "Compares two reports of the same kind (scan, injection-scan or utility-scan; CSV or JSON) group by\n" +
    "group. A group that got worse fails the gate, also when the total improved. Too little in common,\n" +
    "a report with nothing to assess, or another judge or battery is not comparable: silence is not\n" +
    "safety. The headline says PASS, FAIL, INCONCLUSIVE or NOT COMPARABLE.\n" +
    "Exit code 0: no regression; 2: a regression; 1: not comparable;\n" +
    "4: too small for --detect, with --require-power; 3: wrong usage.",
  arguments: [
    { name: "<old>", description: "report of the baseline" },
    { name: "<new>", description: "report to judge" },
  ],
  options: [
    {
      flags: "--by <what>",
      description:
        "probe (default), defense, carrier, category, channel; of a utility scan defense, task",
    },
    ...COMPARING,
    { flags: "--detect <points>", description: "the worsening that must not be missed, e.g. 5pp" },
    { flags: "--require-power", description: "exit 4 when the runs are too small to see it" },
    {
      flags: "--fail-on-new",
      description: "fail on any case that held in every trial of OLD and does not any more",
    },
    { flags: "--markdown <file>", description: "also write a comment for a pull request" },
    HTML_OPTION,
    JUNIT,
    GITHUB,
  ],
  examples: [
    "backtrail probe compare data/scans/simulated_001.json data/scans/simulated_002.json",
    "backtrail probe compare data/scans/simulated_001.json data/scans/simulated_002.json --by defense --detect 15pp --require-power",
  ],
  load: async () => (await import("../commands/probe/compare.ts")).run,
};

export const trend: CommandSpec = {
  name: "trend",
  summary: "follow a rate over several reports",
  details:
    "Tests the total of each report (and with --by each group) against the one before it, on what both\n" +
    "share. From three reports on, a control chart and the slope over all of them show drift that no\n" +
    "single step shows. A folder stands for the dated reports in it.\n" +
    "Exit code 0: nothing that --fail-on names got worse; 2: it did; 1: a report could not be judged.",
  arguments: [
    { name: "<reports...>", description: "two or more reports, oldest first, or folders of them" },
  ],
  options: [
    {
      flags: "--by <what>",
      description: "also by probe, defense, carrier, channel, category; of a utility scan task",
    },
    {
      flags: "--fail-on <what>",
      description: "step (default: any), last, slope, chart (last report out of limits); a list",
    },
    { flags: "--markdown <file>", description: "also write the series as Markdown" },
    JUNIT,
    GITHUB,
    ...COMPARING,
    HTML_OPTION,
  ],
  examples: [
    "backtrail probe trend data/scans/simulated_001.json data/scans/simulated_002.json",
    "backtrail probe trend data/scans/simulated_001.json data/scans/simulated_002.json --by probe --fail-on last,slope",
  ],
  load: async () => (await import("../commands/probe/trend.ts")).run,
};

export const tables: CommandSpec = {
  name: "tables",
  summary: "check or write result tables in a README",
  details:
    "A document holds a block that says what its tables are made from:\n" +
    "  <!-- backtrail:tables gpt-4o-mini=data/gpt4omini.csv -->\n" +
    "  <!-- /backtrail:tables -->\n" +
    "Files are relative to the document. --write fills the block, --check exits 2 when it does not\n" +
    "follow from the data. Without a document the tables are printed. Reads injection, utility and\n" +
    "attack scans.",
  arguments: [
    { name: "<files...>", description: "a Markdown document, or NAME=FILE or FILE of reports" },
  ],
  options: [
    { flags: "--check", description: "exit 2 when the document's tables are stale" },
    { flags: "--write", description: "write the tables into the document" },
  ],
  examples: [
    "backtrail probe tables stand-in=data/scans/simulated_001.csv data/scans/simulated_utility.csv",
  ],
  load: async () => (await import("../commands/probe/tables.ts")).run,
};

export const power: CommandSpec = {
  name: "power",
  summary: "how many repeats see a given worsening",
  details:
    "With a recorded run: trials and repeats that each of its groups needs, and what runs of its size\n" +
    "see. Without one: the same for --baseline.",
  arguments: [{ name: "[file]", description: "a recorded run that serves as baseline" }],
  options: [
    { flags: "--worsening <points>", description: "the change that must not be missed (5pp)" },
    { flags: "--power <p>", description: "chance with which it is to be seen (0.8)" },
    { flags: "--alpha <level>", description: "chance of a false alarm in the whole family (0.05)" },
    { flags: "--by <what>", description: "groups of the recorded run (default: probe)" },
    { flags: "--baseline <rate>", description: "without a file: the rate now (0.1)" },
    { flags: "--cells <n>", description: "without a file: cells that are repeated in a group" },
    { flags: "--tests <n>", description: "without a file: tests in the family (1)" },
  ],
  examples: [
    "backtrail probe power --baseline 0.1 --worsening 10pp --tests 12",
    "backtrail probe power data/scans/simulated_001.json --worsening 5pp",
  ],
  load: async () => (await import("../commands/probe/power.ts")).run,
};

export const mcnemar: CommandSpec = {
  name: "mcnemar",
  summary: "compare two defences on the same cells",
  details:
    "Every two defences of one injection scan, on the cases both were tried on, by the exact McNemar\n" +
    "test; beside it the exact test that uses every repeat.",
  arguments: [{ name: "<file>", description: "CSV or JSON of an injection scan" }],
  options: [CORRECTION, HTML_OPTION],
  examples: ["backtrail probe mcnemar data/scans/simulated_001.csv"],
  load: async () => (await import("../commands/probe/mcnemar.ts")).run,
};
