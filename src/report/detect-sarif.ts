import type { Rule } from "../detect/rules/rule.ts";
import { levelOf, securitySeverity } from "./detect-levels.ts";
import type { FileFinding, JudgedFile, UnseenFile } from "./detect-tree.ts";
import { artifactLocation, type SarifRule, sarifLog } from "./sarif.ts";

export interface DetectSarifParts {
  readonly version: string;
  readonly command: readonly string[];
  readonly files: readonly JudgedFile[];
  readonly unseen: readonly UnseenFile[];
  readonly rules: readonly Rule[];
  /** Null when no baseline was given. */
  readonly isNew: ((finding: FileFinding) => boolean) | null;
  readonly successful: boolean;
}

/** A SARIF 2.1.0 log of files. No word of a judged file stands in it but its path. */
export function detectSarif(parts: DetectSarifParts): object {
  const listed = parts.files.flatMap((file) => file.findings.map((finding) => ({ file, finding })));
  const known = new Map(parts.rules.map((rule) => [rule.id, rule]));
  const met = new Map(listed.map(({ finding }) => [finding.rule, finding]));
  return sarifLog({
    tool: "backtrail detect",
    version: parts.version,
    command: parts.command,
    rules: [...met].map(([id, finding]) => ruleOf(id, known.get(id) ?? null, finding)),
    results: listed.map(({ file, finding }) => ({
      rule: finding.rule,
      level: levelOf(finding.threat),
      message: messageOf(finding),
      locations: [
        {
          physicalLocation: {
            artifactLocation: artifactLocation(file.path),
            region: regionOf(finding),
          },
        },
      ],
      fingerprint: finding.fingerprint,
      more: {
        ...(parts.isNew ? { baselineState: parts.isNew(finding) ? "new" : "unchanged" } : {}),
        properties: {
          confidence: finding.confidence,
          fileConfidence: file.confidence,
          context: file.context,
          view: finding.view,
        },
      },
    })),
    notes: parts.unseen.map(({ path, why, detail }) => ({
      level: why === "binary" ? "note" : "warning",
      text: `not judged: ${why}${why === "too large" ? ` (${detail})` : ""}`,
      locations: [{ physicalLocation: { artifactLocation: artifactLocation(path) } }],
    })),
    successful: parts.successful,
  });
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

function ruleOf(id: string, rule: Rule | null, finding: FileFinding): SarifRule {
  const threat = rule?.threat ?? finding.threat;
  const kind = rule?.type.replaceAll("_", " ") ?? "a rule, list or canary of the user's own";
  return {
    id,
    title: `Prompt injection: ${kind} (${id})`,
    about: `Words that a model which reads the file may take for an order: ${kind}.`,
    help: rule
      ? `Looks for ${kind}. It matches, for example: “${rule.example}” It does not match: “${rule.nearMiss}” When the text is meant, take it into a baseline (--write-baseline) or allow it (--allow); when it is not, a model that reads this file may follow it.`
      : "A rule, blocklist entry or canary of the user's own, or a text that could not be judged.",
    level: levelOf(threat),
    severity: securitySeverity(threat),
  };
}
