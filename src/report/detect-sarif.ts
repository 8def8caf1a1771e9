import type { Rule } from "../detect/rules/rule.ts";
import { levelOf, securitySeverity } from "./detect-levels.ts";
import type { FileFinding, JudgedFile, UnseenFile } from "./detect-tree.ts";

/** What GitHub takes of one run at most. */
export const MOST_RESULTS = 25_000;

export interface SarifParts {
  readonly version: string;
  readonly command: readonly string[];
  readonly files: readonly JudgedFile[];
  readonly unseen: readonly UnseenFile[];
  readonly rules: readonly Rule[];
  /** Null when no baseline was given. */
  readonly isNew: ((finding: FileFinding) => boolean) | null;
  readonly successful: boolean;
}

const INFORMATION = "https://github.com/backtrail/backtrail#readme";

/**
 * A SARIF 2.1.0 log. No word of a judged file stands in it but its path: viewers make links of
 * brackets in messages.
 */
export function sarifLog(parts: SarifParts): object {
  // Long: one document, in the order of its format.
  const known = new Map(parts.rules.map((rule) => [rule.id, rule]));
  const listed = parts.files.flatMap((file) => file.findings.map((finding) => ({ file, finding })));
  const shown = listed.slice(0, MOST_RESULTS);
  const ids = [...new Set(shown.map(({ finding }) => finding.rule))].sort();
  const index = new Map(ids.map((id, at) => [id, at]));
  const cut =
    listed.length > shown.length
      ? [
          note(
            "error",
            `${listed.length - shown.length} more findings are left out; GitHub takes ${MOST_RESULTS}`,
          ),
        ]
      : [];
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "backtrail detect",
            semanticVersion: parts.version,
            informationUri: INFORMATION,
            rules: ids.map((id) => ruleObject(id, known.get(id) ?? null, shown)),
          },
        },
        columnKind: "utf16CodeUnits",
        automationDetails: { id: "backtrail-detect/" },
        invocations: [
          {
            executionSuccessful: parts.successful,
            commandLine: parts.command.map(quoted).join(" "),
            toolExecutionNotifications: [
              ...parts.unseen.map((file) => ({
                ...note(
                  file.why === "binary" ? "note" : "warning",
                  `not judged: ${file.why}${file.why === "too large" ? ` (${file.detail})` : ""}`,
                ),
                locations: [{ physicalLocation: { artifactLocation: locationOf(file.path) } }],
              })),
              ...cut,
            ],
          },
        ],
        results: shown.map(({ file, finding }) => ({
          ruleId: finding.rule,
          ruleIndex: index.get(finding.rule) ?? -1,
          level: levelOf(finding.threat),
          message: { text: messageOf(finding) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: locationOf(file.path),
                region: regionOf(finding),
              },
            },
          ],
          partialFingerprints: { "backtrailMatch/v1": finding.fingerprint },
          ...(parts.isNew ? { baselineState: parts.isNew(finding) ? "new" : "unchanged" } : {}),
          properties: {
            confidence: finding.confidence,
            fileConfidence: file.confidence,
            context: file.context,
            view: finding.view,
          },
        })),
      },
    ],
  };
}

/** SARIF wants an end behind the start. */
function regionOf(finding: FileFinding): object {
  const { line, column, endLine, endColumn } = finding;
  const empty = line === endLine && endColumn <= column;
  return {
    startLine: line,
    startColumn: column,
    endLine,
    endColumn: empty ? column + 1 : endColumn,
  };
}

function messageOf({ rule, type, confidence, view }: FileFinding): string {
  const seen = view === "raw" ? "" : `, seen in the ${view} text`;
  return `Words here look like prompt injection (${type ?? "detection error"}, rule ${rule}, weight ${confidence.toFixed(2)}${seen}).`;
}

function ruleObject(
  id: string,
  rule: Rule | null,
  shown: readonly { readonly finding: FileFinding }[],
): object {
  const threat =
    rule?.threat ?? shown.find(({ finding }) => finding.rule === id)?.finding.threat ?? "high";
  const kind = rule?.type.replaceAll("_", " ") ?? "a rule, list or canary of the user's own";
  const help = rule
    ? `Looks for ${kind}. It matches, for example: “${rule.example}” It does not match: “${rule.nearMiss}” When the text is meant, take it into a baseline (--write-baseline) or allow it (--allow); when it is not, a model that reads this file may follow it.`
    : "A rule, blocklist entry or canary of the user's own, or a text that could not be judged.";
  return {
    id,
    name: id.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `Prompt injection: ${kind} (${id})` },
    fullDescription: {
      text: `Words that a model which reads the file may take for an order: ${kind}.`,
    },
    helpUri: INFORMATION,
    help: { text: escapeLinks(help) },
    defaultConfiguration: { level: levelOf(threat) },
    properties: {
      tags: ["security", "prompt-injection"],
      precision: "medium",
      "problem.severity": levelOf(threat) === "note" ? "recommendation" : levelOf(threat),
      "security-severity": securitySeverity(threat),
    },
  };
}

/** A bracket in a message would begin a link. */
function escapeLinks(text: string): string {
  return text.replace(/[[\]\\]/g, "\\$&");
}

function note(level: "note" | "warning" | "error", text: string) {
  return { level, message: { text: escapeLinks(text) } };
}

function locationOf(path: string): object {
  if (path.startsWith("../") || path === "..")
    return { uri: path.split("/").map(encodeURIComponent).join("/") };
  return { uri: path.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
}

function quoted(word: string): string {
  return /^[\w./:=@-]+$/.test(word) ? word : JSON.stringify(word);
}
