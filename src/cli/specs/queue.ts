import type { CommandSpec, OptionSpec } from "../command.ts";

const ADDRESS: OptionSpec = {
  flags: "--queue <address>",
  description: "redis://… or rediss://… (TLS), with user and password as usual (required)",
};

/** @param root loads the whole tree, of which a worker opens the command of a run */
export function workerSpec(root: () => CommandSpec): CommandSpec {
  return {
    name: "worker",
    summary: "do the work of runs that were begun with --queue",
    details:
      "Takes the oldest run that is open, opens its agent or defence with the keys, addresses and programs of\n" +
      "its own configuration and environment, and refuses it where a trial would be another one here. It reads\n" +
      "corpora and logs only in the folder that it was started in. On SIGTERM it finishes what it has begun or\n" +
      "hands it back, within ten seconds.",
    options: [
      ADDRESS,
      {
        flags: "--concurrency <n>",
        description:
          "trials in flight at most (default 32 a core, as far as there is memory); a defence or reader takes fewer",
      },
      { flags: "--once", description: "end with the first run that was served or refused" },
    ],
    examples: ["backtrail worker --queue redis://localhost:6379 --concurrency 64"],
    load: async () => (await import("../commands/queue/worker.ts")).workerFor(root()),
  };
}

const status: CommandSpec = {
  name: "status",
  summary: "show the runs that are open: progress, rate, cost, workers",
  options: [ADDRESS],
  examples: ["backtrail queue status --queue redis://localhost:6379"],
  load: async () => (await import("../commands/queue/status.ts")).run,
};

export const queue: CommandSpec = {
  name: "queue",
  summary: "look at a queue",
  examples: ["backtrail queue status --queue redis://localhost:6379"],
  subcommands: [status],
};
