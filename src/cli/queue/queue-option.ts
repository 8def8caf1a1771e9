import type { OptionSpec } from "../command.ts";

export const QUEUE_OPTION: OptionSpec = {
  flags: "--queue <address>",
  description:
    "let `backtrail worker` processes do the work, over the Redis at redis://… or rediss://…",
};
