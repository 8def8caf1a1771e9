import {
  DetectDocumentSchema,
  DetectTreeDocumentSchema,
} from "../../../formats/detect-documents.ts";
import { McpScanDocumentSchema } from "../../../formats/mcp-documents.ts";
import { pageKind } from "../page-kind.ts";

/** `detect TEXT --json`. */
export const detectKind = pageKind("Detection", "detect", DetectDocumentSchema, ({ result }) => ({
  name: "One text",
  verdict: result.is_injection
    ? { tone: "finding", word: "Reads like an injection", sentence: result.explanation }
    : { tone: "clear", word: "No rule fired", sentence: result.explanation },
  threats: ["A detector reads patterns: a text that it lets pass may still be an attack."],
  blocks: [
    {
      type: "table",
      title: "Matches",
      columns: [
        { name: "Rule", kind: "text" },
        { name: "Type", kind: "text" },
        { name: "Threat", kind: "text" },
        { name: "Confidence", kind: "number" },
        { name: "From", kind: "number" },
        { name: "To", kind: "number" },
        { name: "Read as", kind: "text" },
        { name: "Where", kind: "text" },
      ],
      rows: result.matches.map(({ rule, type, threat, confidence, span, view, path }) => [
        rule,
        type,
        threat,
        confidence,
        ...span,
        view,
        path,
      ]),
    },
  ],
}));

/** `detect FOLDER --json`. */
export const detectTreeKind = pageKind(
  "Detection in files",
  "detect",
  DetectTreeDocumentSchema,
  ({ files, findings, unseen }) => ({
    name: `${files.judged} files`,
    verdict:
      files.judged === 0
        ? { tone: "unmeasured", word: "Nothing was judged", sentence: "No file was read." }
        : files.flagged > 0
          ? {
              tone: "finding",
              word: "Files with findings",
              sentence: `${files.flagged} of ${files.judged} files hold a finding that the baseline does not.`,
            }
          : {
              tone: "clear",
              word: "No new finding",
              sentence: `None of ${files.judged} files holds a finding that the baseline does not.`,
            },
    threats: [
      ...(unseen.length === 0
        ? []
        : [`${unseen.length} files or folders were met and not judged; they are listed below.`]),
      ...(files.ignored === 0 ? [] : [`${files.ignored} entries are ignored by an ignore file.`]),
      ...(files.known === 0 ? [] : [`${files.known} files have findings that the baseline holds.`]),
    ],
    blocks: [
      {
        type: "table",
        title: "Findings",
        columns: [
          { name: "File", kind: "text" },
          { name: "Line", kind: "number" },
          { name: "Rule", kind: "text" },
          { name: "Type", kind: "text" },
          { name: "Threat", kind: "text" },
          { name: "Confidence", kind: "number" },
          { name: "New", kind: "text" },
        ],
        rows: findings.flatMap(({ path, matches }) =>
          matches.map(({ line, rule, type, threat, confidence, is_new }) => [
            path,
            line,
            rule,
            type,
            threat,
            confidence,
            is_new ? "new" : "known",
          ]),
        ),
      },
      {
        type: "table",
        title: "Not judged",
        columns: [
          { name: "Path", kind: "text" },
          { name: "Why", kind: "text" },
          { name: "Detail", kind: "text" },
        ],
        rows: unseen.map(({ path, why, detail }) => [path, why, detail]),
      },
    ],
  }),
);

/** `detect --mcp --json`. */
export const mcpScanKind = pageKind(
  "MCP server",
  "probe mcp-scan",
  McpScanDocumentSchema,
  ({ server, definitions, injections, drift }) => ({
    name: `${server.name} ${server.version}`,
    verdict:
      definitions.length === 0
        ? {
            tone: "unmeasured",
            word: "Nothing was judged",
            sentence: "The server listed no definition.",
          }
        : injections + drift.length > 0
          ? {
              tone: "finding",
              word: "Findings in its definitions",
              sentence: `${injections} of ${definitions.length} definitions read like an injection; ${drift.length} changed.`,
            }
          : {
              tone: "clear",
              word: "No finding",
              sentence: `None of ${definitions.length} definitions reads like an injection, and none changed.`,
            },
    threats: ["Definitions were read, not run: what the tools return was not judged."],
    blocks: [
      {
        type: "table",
        title: "Findings",
        columns: [
          { name: "Kind", kind: "text" },
          { name: "Name", kind: "text" },
          { name: "Field", kind: "text" },
          { name: "Text", kind: "text" },
          { name: "Why", kind: "text" },
        ],
        rows: definitions.flatMap(({ kind, name, findings }) =>
          findings.map(({ path, text, result }) => [kind, name, path, text, result.explanation]),
        ),
      },
      {
        type: "table",
        title: "Drift",
        columns: [
          { name: "Kind", kind: "text" },
          { name: "Name", kind: "text" },
          { name: "Change", kind: "text" },
          { name: "When", kind: "text" },
          { name: "What", kind: "text" },
        ],
        rows: drift.map(({ kind, name, change, when, reasons }) => [
          kind,
          name,
          change,
          when.replaceAll("_", " "),
          reasons.join("; "),
        ]),
      },
    ],
  }),
);
