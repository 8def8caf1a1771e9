import type { z } from "zod";
import {
  DetectDocumentSchema,
  DetectTreeDocumentSchema,
} from "../../../formats/detect-documents.ts";
import { McpScanDocumentSchema } from "../../../formats/mcp-documents.ts";
import type { PageVerdict, TableBlock } from "../../../formats/page.ts";
import { pageKind } from "../page-kind.ts";

type DetectDocument = z.output<typeof DetectDocumentSchema>;

/** `detect TEXT --json`. */
export const detectKind = pageKind("Detection", "detect", DetectDocumentSchema, (document) => ({
  name: "One text",
  verdict: detectVerdict(document),
  threats: [
    "A detector reads patterns: a text that it lets pass may still be an attack.",
    ...document.result.evidence.flatMap(({ backend, error }) =>
      error === null ? [] : [`${backend} gave no answer: ${error}`],
    ),
  ],
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
        { name: "Counted less for", kind: "text" },
        { name: "Allowed by a list", kind: "text" },
      ],
      rows: document.result.matches.map(
        ({ rule, type, threat, confidence, span, view, path, discounts, allowed }) => [
          rule,
          type,
          threat,
          confidence,
          ...span,
          view,
          path,
          discounts.join("; ") || null,
          allowed ? "allowed" : null,
        ],
      ),
    },
    ...(document.result.evidence.length === 0 ? [] : [evidenceTable(document)]),
  ],
}));

/** The verdict of the rules; a policy that asks for more than they do has the word. */
function detectVerdict({ result, advice }: DetectDocument): PageVerdict {
  const because =
    advice === null
      ? ""
      : ` Policy: ${advice.decision}${advice.because.length > 0 ? ` (${advice.because.join("; ")})` : ""}.`;
  const sentence = `${result.explanation}${because}`;
  if (result.is_injection) return { tone: "finding", word: "Reads like an injection", sentence };
  if (advice !== null && advice.decision !== "allow")
    return { tone: "finding", word: `Policy: ${advice.decision}`, sentence };
  const { length } = result.matches;
  return length === 0
    ? { tone: "clear", word: "No rule fired", sentence }
    : {
        tone: "clear",
        word: "No finding",
        sentence: `${sentence} ${length} ${length === 1 ? "match is" : "matches are"} too light or allowed; they are listed below.`,
      };
}

function evidenceTable({ result }: DetectDocument): TableBlock {
  return {
    type: "table",
    title: "Evidence of other detectors",
    note: "It never makes or lifts a finding of the rules.",
    columns: [
      { name: "Detector", kind: "text" },
      { name: "Score", kind: "number" },
      { name: "Error", kind: "text" },
    ],
    rows: result.evidence.map(({ backend, score, error }) => [backend, score, error]),
  };
}

/** `detect FOLDER --json`. */
export const detectTreeKind = pageKind(
  "Detection in files",
  "detect",
  DetectTreeDocumentSchema,
  ({ files, findings, unseen }) => ({
    name: `${files.judged} files`,
    verdict: treeVerdict(files, unseen),
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
        note: lighterNote(findings),
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

function lighterNote(
  findings: z.output<typeof DetectTreeDocumentSchema>["findings"],
): string | undefined {
  const lighter = findings.reduce((sum, { further_matches }) => sum + further_matches, 0);
  return lighter === 0 ? undefined : `${lighter} lighter matches in these files are not listed.`;
}

type Tree = z.output<typeof DetectTreeDocumentSchema>;
type Unseen = Tree["unseen"][number];

function treeVerdict(files: Tree["files"], unseen: readonly Unseen[]): PageVerdict {
  return files.judged === 0
    ? { tone: "unmeasured", word: "Nothing was judged", sentence: "No file was read." }
    : files.flagged > 0
      ? {
          tone: "finding",
          word: "Files with findings",
          sentence: `${files.flagged} of ${files.judged} files hold a finding that the baseline does not.`,
        }
      : {
          // What could not be read may not pass for clean.
          tone: unseen.some(isUnread) ? "unmeasured" : "clear",
          word: unseen.some(isUnread) ? "Not all was judged" : "No new finding",
          sentence: `None of ${files.judged} files holds a finding that the baseline does not${unseen.length > 0 ? `; ${unseen.length} more were not judged` : ""}.`,
        };
}

/** As the exit code has it: a file that a machine is known to read, or one that would not open. */
function isUnread({ why, preset }: Unseen): boolean {
  return why.startsWith("unreadable") || preset !== null;
}

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
