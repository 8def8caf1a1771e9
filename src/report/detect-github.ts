import { formatShare } from "../stats/decimal.ts";
import { printable, shorten } from "../text/printable.ts";
import { levelOf } from "./detect-levels.ts";
import type { FileFinding, JudgedFile } from "./detect-tree.ts";

const COMMANDS = { error: "error", warning: "warning", note: "notice" } as const;

/**
 * A finding as an order to GitHub's log to annotate a line. The path and the words of the file are
 * a stranger's: they are escaped so that they can neither end the order nor begin another.
 */
export function githubAnnotation(file: JudgedFile, finding: FileFinding): string {
  const properties = [
    ["file", file.path],
    ["line", String(finding.line)],
    ["endLine", String(finding.endLine)],
    // Columns only mean something to GitHub on a single line.
    ...(finding.line === finding.endLine
      ? [
          ["col", String(finding.column)],
          ["endColumn", String(finding.endColumn)],
        ]
      : []),
    ["title", `backtrail detect: ${finding.rule}`],
  ]
    .map(([name, value]) => `${name}=${escapeProperty(value ?? "")}`)
    .join(",");
  const message = `${finding.type ?? "detection error"}, ${finding.threat}, weight ${formatShare(finding.confidence)}%: ${printable(shorten(finding.text, 120))}`;
  return `::${COMMANDS[levelOf(finding.threat)]} ${properties}::${escapeData(message)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
