import { printable, shorten } from "../../../text/printable.ts";

/** A tool whose channel no table knows, and what one of its results looked like. */
export interface UnknownTool {
  readonly name: string;
  readonly results: number;
  readonly sample: string;
}

/** Characters of a result that are shown. */
const SHOWN = 100;

/**
 * A channel table to edit, for `--map`: every tool that no table names, with what it looked like.
 * All stand on `retrieved_doc`, which has no authority; text of a log is only ever in comments.
 */
export function suggestedMap(tools: readonly UnknownTool[]): string {
  const lines = [
    "# Channels of tools that no table names, for `backtrail import --map`.",
    "# Choose for each: user, system, trusted_tool, memory, retrieved_doc, web, file, inter_agent.",
    "# trusted_tool only where nobody but the service itself can write what the tool returns.",
    tools.length === 0 ? "tools: {}" : "tools:",
    ...tools.flatMap(({ name, results, sample }) => [
      `  # ${results} results, for instance: ${comment(sample)}`,
      `  ${JSON.stringify(name)}: retrieved_doc`,
    ]),
  ];
  return `${lines.join("\n")}\n`;
}

function comment(text: string): string {
  return printable(shorten(text.replace(/\s+/g, " ").trim(), SHOWN));
}
