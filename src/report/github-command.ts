import { printable } from "../text/printable.ts";

/**
 * An order to GitHub's log, as `::error title=…::message`. What stands in it may be a stranger's: it is
 * escaped so that it can neither end the order nor begin another.
 */
export function workflowCommand(
  command: "error" | "warning" | "notice",
  properties: Readonly<Record<string, string>>,
  message: string,
): string {
  const named = Object.entries(properties)
    .map(([name, value]) => `${name}=${escapeProperty(value)}`)
    .join(",");
  return `::${command} ${named}::${escapeData(printable(message))}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
