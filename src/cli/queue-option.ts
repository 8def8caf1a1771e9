import type { OptionSpec } from "./command.ts";

export const QUEUE_OPTION: OptionSpec = {
  flags: "--queue <address>",
  description:
    "let `backtrail worker` processes run the trials, over the Redis at redis://… or rediss://…",
};
