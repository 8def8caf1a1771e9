import { ImportDocumentSchema } from "../../../formats/log-documents.ts";
import type { TableBlock } from "../../../formats/page.ts";
import { pageKind } from "../page-kind.ts";

/** `import --json`, and the `import.json` of its folder. */
export const importKind = pageKind("Imported logs", "import", ImportDocumentSchema, (document) => {
  // Long: one page, block by block, each of which is data.
  const { files, transcripts, events, refused, skipped, note_count, notes, unclassified } =
    document;
  return {
    name: `${transcripts} transcripts`,
    verdict:
      transcripts === 0
        ? {
            tone: "unmeasured",
            word: "Nothing was read",
            sentence: `None of ${files} files held a transcript.`,
          }
        : {
            tone: "neutral",
            word: "Imported",
            sentence: `${events} events of ${transcripts} transcripts from ${files} files; ${document.traces} traces with ${document.instructions} instructions were written.`,
          },
    threats: [
      ...(refused > 0 ? [`${refused} files were refused.`] : []),
      ...(skipped > 0 ? [`${skipped} lines or parts were skipped.`] : []),
      ...document.missing_evidence.map(
        ({ name, count }) => `${count} events are ${name}: the log does not hold their text.`,
      ),
      ...(unclassified.events > 0
        ? [
            `The channel of ${unclassified.events} events is not known; ${unclassified.dropped_events} were left out of the traces.`,
          ]
        : []),
      ...(note_count > notes.length
        ? [`${note_count} notes, of which ${notes.length} are kept.`]
        : []),
    ],
    blocks: [
      counted("Events by channel", "Channel", document.channels),
      counted("Formats", "Format", document.formats),
      counted("Transcripts without a trace", "Why", document.without_trace),
      {
        type: "table",
        title: "Definitions of tools that changed",
        columns: [
          { name: "Tool", kind: "text" },
          { name: "File", kind: "text" },
          { name: "Changes", kind: "text" },
          { name: "Calls before", kind: "number" },
        ],
        rows: document.definition_changes.map(({ tool, file, changes, calls_before }) => [
          tool,
          file,
          changes.join("; "),
          calls_before,
        ]),
      },
      {
        type: "table",
        title: "Notes",
        columns: [
          { name: "File", kind: "text" },
          { name: "Line", kind: "number" },
          { name: "Place", kind: "text" },
          { name: "Why", kind: "text" },
        ],
        rows: notes.map(({ file, line, pointer, reason }) => [file, line, pointer, reason]),
      },
    ],
  };
});

function counted(
  title: string,
  name: string,
  rows: readonly { readonly name: string; readonly count: number }[],
): TableBlock {
  return {
    type: "table",
    title,
    columns: [
      { name, kind: "text" },
      { name: "Count", kind: "number" },
    ],
    rows: rows.map((row) => [row.name, row.count]),
  };
}
