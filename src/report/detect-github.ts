import { formatShare } from "../stats/decimal.ts";
import { shorten } from "../text/printable.ts";
import { levelOf } from "./detect-levels.ts";
import type { FileFinding, JudgedFile } from "./detect-tree.ts";
import { workflowCommand } from "./github-command.ts";

const COMMANDS = { error: "error", warning: "warning", note: "notice" } as const;

/** A finding as an order to GitHub's log to annotate a line. */
export function githubAnnotation(file: JudgedFile, finding: FileFinding): string {
  const properties = {
    file: file.path,
    line: String(finding.line),
    endLine: String(finding.endLine),
    // Columns only mean something to GitHub on a single line.
    ...(finding.line === finding.endLine
      ? { col: String(finding.column), endColumn: String(finding.endColumn) }
      : {}),
    title: `backtrail detect: ${finding.rule}`,
  };
  const message = `${finding.type ?? "detection error"}, ${finding.threat}, weight ${formatShare(finding.confidence)}%: ${shorten(finding.text, 120)}`;
  return workflowCommand(COMMANDS[levelOf(finding.threat)], properties, message);
}
