import type { DefinitionChange } from "../logs/definitions/drift.ts";
import { printable, shorten } from "../text/printable.ts";
import { textTable } from "./columns.ts";

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** What an import did, with every loss counted. */
export interface ImportSummary {
  readonly files: number;
  readonly formats: readonly Counted[];
  readonly transcripts: number;
  readonly events: number;
  readonly channels: readonly Counted[];
  /** Events whose text is missing or cut, by why. */
  readonly missing_evidence: readonly Counted[];
  readonly refused: number;
  readonly skipped: number;
  readonly notes: readonly {
    readonly file: string;
    readonly line: number | null;
    readonly pointer: string;
    readonly reason: string;
  }[];
  readonly note_count: number;
  readonly definition_changes: readonly DefinitionChange[];
  readonly traces: number;
  readonly instructions: number;
  readonly planted_instructions: number;
  readonly without_trace: readonly Counted[];
  readonly unclassified: {
    readonly transcripts: number;
    readonly events: number;
    /** Those of them that were left out of the traces. */
    readonly dropped_events: number;
    readonly tools: readonly Counted[];
  };
}

/** What `import` prints. */
export function renderImport(summary: ImportSummary, out: string): string {
  const { unclassified } = summary;
  const lines = [
    `${summary.files} files: ${list(summary.formats)}${summary.refused > 0 ? `; ${summary.refused} refused` : ""}${summary.skipped > 0 ? `; ${summary.skipped} lines or parts skipped` : ""}`,
    `${summary.transcripts} transcripts with ${summary.events} events`,
    "",
    textTable(
      [{ heading: "channel" }, { heading: "events", right: true }],
      summary.channels.map(({ name, count }) => [printable(name), String(count)]),
    ).trimEnd(),
    "",
    ...(summary.missing_evidence.length === 0
      ? []
      : [`evidence not in the log: ${list(summary.missing_evidence)}`]),
    ...(summary.note_count === 0
      ? []
      : [`${summary.note_count} notes on incomplete evidence, in import.json`]),
    ...changeLines(summary.definition_changes),
    `${summary.traces} traces with ${summary.instructions} instructions, ${summary.planted_instructions} of them planted`,
    ...(summary.without_trace.length === 0
      ? []
      : [`transcripts without a trace: ${list(summary.without_trace)}`]),
    ...(unclassified.events === 0
      ? []
      : [
          `${unclassified.events} events in ${unclassified.transcripts} traces have no known channel and are ${unclassified.dropped_events > 0 ? "left out" : "shown as retrieved_doc, which has no authority"}: name their tools with --map FILE (--suggest-map FILE writes one to edit)`,
          `  unclassified: ${list(unclassified.tools.slice(0, 20))}`,
        ]),
    ...(summary.traces > 0 && summary.instructions === 0
      ? ["no log says what was planted, so the corpus has no ground truth"]
      : []),
    `written to ${printable(out)}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Changes told one by one. */
const SHOWN_CHANGES = 20;

function changeLines(changes: readonly DefinitionChange[]): string[] {
  if (changes.length === 0) return [];
  const told = changes
    .slice(0, SHOWN_CHANGES)
    .map(({ tool, file, event_id, changes: what, calls_before }) => {
      const place = `${printable(shorten(file, 60))} ${event_id}`;
      const used = calls_before > 0 ? ` after ${calls_before} calls of it` : "";
      return `  ${printable(shorten(tool, 60))} (${place})${used}: ${printable(shorten(what.join("; "), 160))}`;
    });
  return [`${changes.length} tool definitions changed`, ...told];
}

function list(items: readonly Counted[]): string {
  if (items.length === 0) return "none of a known format";
  return items.map(({ name, count }) => `${printable(shorten(name, 60))} ${count}`).join(", ");
}
