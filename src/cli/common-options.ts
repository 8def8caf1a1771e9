import type { OptionSpec } from "./command.ts";

/** Flags of every command. */
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  { flags: "--json [file]", description: "write one JSON document, to stdout or to FILE" },
  { flags: "--quiet", description: "no progress or notes on stderr" },
  { flags: "--debug", description: "show the stack trace of an error" },
  {
    flags: "--config <file>",
    description: "configuration file (default: backtrail.config.json or .yaml here or above)",
  },
];

/** Of every command whose document a page shows. */
export const HTML_OPTION: OptionSpec = {
  flags: "--html <file>",
  description: "also write the result as one self-contained page to look at",
};
