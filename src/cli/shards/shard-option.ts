import type { OptionSpec } from "../command.ts";

export const SHARD_OPTION: OptionSpec = {
  flags: "--shard <i/n>",
  description: "do the i-th of n parts only; `backtrail merge` puts their journals together",
};

/** For commands that keep no journal otherwise. */
export const SHARD_FILE_OPTION: OptionSpec = {
  flags: "--journal <file>",
  description: "with --shard: the file in which this part is kept",
};
