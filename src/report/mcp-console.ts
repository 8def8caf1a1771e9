import type { DefinitionDrift, JudgedDefinition } from "../joins/mcp-definitions.ts";
import { formatShare } from "../stats/decimal.ts";
import { printable, shorten } from "../text/printable.ts";
import { textTable } from "./columns.ts";

export interface SeenDrift extends DefinitionDrift {
  readonly when: "in_session" | "since_snapshot";
}

const SHOWN_TEXT = 60;

/** What an MCP server's definitions are, for people; all that a server wrote is made safe. */
export function renderMcpScan(
  server: { readonly name: string; readonly version: string },
  judged: readonly JudgedDefinition[],
  drift: readonly SeenDrift[],
): string {
  const fields = judged.reduce((sum, one) => sum + one.fields, 0);
  const bad = judged.filter(({ findings }) => findings.length > 0);
  const head = `${printable(`${server.name} ${server.version}`.trim())}: ${judged.length} definitions, ${fields} fields judged, ${bad.length} with a finding\n`;
  const rows = bad.flatMap(({ kind, name, findings }) =>
    findings.map(({ path, text, result }) => [
      `${kind} ${printable(shorten(name, SHOWN_TEXT))}`,
      path === "" ? "(as a whole)" : printable(shorten(path, SHOWN_TEXT)),
      `${result.injectionType ?? "detection error"}, ${result.threatLevel}`,
      `${formatShare(result.confidence)}%`,
      printable(shorten(text.replace(/\s+/g, " "), SHOWN_TEXT)),
    ]),
  );
  const table = rows.length === 0 ? "" : `\n${textTable(COLUMNS, rows)}`;
  return `${head}${table}${driftLines(drift)}`;
}

const COLUMNS = [
  { heading: "Definition" },
  { heading: "Field" },
  { heading: "Finding" },
  { heading: "Confidence", right: true },
  { heading: "Text" },
];

function driftLines(drift: readonly SeenDrift[]): string {
  if (drift.length === 0) return "";
  const lines = drift.map(({ kind, name, change, when, reasons }) => {
    const since = when === "in_session" ? "between two listings" : "since the snapshot";
    const why = reasons.length === 0 ? "" : `: ${reasons.map(printable).join("; ")}`;
    return `${change} ${since}: ${kind} ${printable(shorten(name, SHOWN_TEXT))}${why}\n`;
  });
  return `\n${lines.join("")}`;
}
