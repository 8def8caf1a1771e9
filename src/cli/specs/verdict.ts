import type { OptionSpec } from "../command.ts";

/** Flags of a command whose exit code is a verdict. */
export const JUNIT: OptionSpec = {
  flags: "--junit <file>",
  description: "also write the verdict and its parts as JUnit XML",
};
export const GITHUB: OptionSpec = {
  flags: "--github",
  description: "annotate the run of a GitHub workflow and add to its job summary",
};
export const MARKDOWN: OptionSpec = {
  flags: "--markdown <file>",
  description: "also write a comment for a pull request",
};

/** All of them, for a command that writes no comment of its own. */
export const VERDICT_FILES: readonly OptionSpec[] = [JUNIT, MARKDOWN, GITHUB];

/** Findings of a scan for code scanning. */
export const SARIF_FILES: readonly OptionSpec[] = [
  { flags: "--sarif <file>", description: "also write what succeeded as SARIF 2.1.0" },
  {
    flags: "--sarif-at <path>",
    description:
      "file of your repository that it is shown at (default: the agent's module, else README.md)",
  },
];
