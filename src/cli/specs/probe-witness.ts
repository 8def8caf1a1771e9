import type { OptionSpec } from "../command.ts";

/** Flags that let a run see what an agent did by other means than its answers. */
export const WITNESS_OPTIONS: readonly OptionSpec[] = [
  {
    flags: "--otlp [port]",
    description:
      "listen for the agent's own OpenTelemetry spans (OTLP over HTTP on 127.0.0.1, default 4318; 0: any free port) and judge by the calls they tell",
  },
  {
    flags: "--otlp-wait <seconds>",
    description: "longest wait for the spans of a trial after its answer (default 10)",
  },
  {
    flags: "--trace-file <glob>",
    description:
      "read files that the agent or its collector writes during the run: spans, or any log in JSON that `import` knows and that names the trial, a line each or a document each; * in the name",
    repeatable: true,
  },
  {
    flags: "--sink [port]",
    description:
      "give each trial an address of its own on 127.0.0.1 in place of the attacker's (HTTP, default 4380, and mail on the next port) and take what reaches it for an act",
  },
];
