import type { CommandSpec } from "../command.ts";

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
  ],
  examples: [
    "agentprobe analyze full_channel_scan.csv --carriers",
    "agentprobe analyze scan.csv --cluster carrier --json",
  ],
  load: async () => (await import("../commands/probe/analyze.ts")).run,
};
