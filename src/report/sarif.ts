/** What GitHub takes of one run at most. */
export const MOST_RESULTS = 25_000;

const INFORMATION = "https://github.com/backtrail/backtrail#readme";

export type SarifLevel = "error" | "warning" | "note";

/** A rule as viewers show it beside its results. */
export interface SarifRule {
  readonly id: string;
  /** Plain text; brackets are escaped here, for viewers make links of them. */
  readonly title: string;
  readonly about: string;
  readonly help: string;
  readonly level: SarifLevel;
  /** GitHub's scale of grave, 0.0 to 10.0. */
  readonly severity: string;
}

export interface SarifResult {
  readonly rule: string;
  readonly level: SarifLevel;
  readonly message: string;
  /** SARIF's `location` objects; GitHub shows the first and wants a file in it. */
  readonly locations: readonly object[];
  /** Stays the same as long as it is the same finding. */
  readonly fingerprint: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface SarifNote {
  readonly level: SarifLevel;
  readonly text: string;
  readonly locations?: readonly object[];
}

export interface SarifParts {
  /** The command, as `backtrail detect`. */
  readonly tool: string;
  readonly version: string;
  readonly command: readonly string[];
  readonly rules: readonly SarifRule[];
  readonly results: readonly SarifResult[];
  readonly notes: readonly SarifNote[];
  /** False when the run could not do its work, so that no result is no good news. */
  readonly successful: boolean;
}

/** A SARIF 2.1.0 log of one run. Results beyond GitHub's limit are left out and counted in a note. */
export function sarifLog(parts: SarifParts): object {
  const shown = parts.results.slice(0, MOST_RESULTS);
  const left = parts.results.length - shown.length;
  const ids = [...new Set(shown.map(({ rule }) => rule))].sort();
  const index = new Map(ids.map((id, at) => [id, at]));
  const known = new Map(parts.rules.map((rule) => [rule.id, rule]));
  const cut: SarifNote = {
    level: "error",
    text: `${left} more findings are left out; GitHub takes ${MOST_RESULTS}`,
  };
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: parts.tool,
            semanticVersion: parts.version,
            informationUri: INFORMATION,
            rules: ids.flatMap((id) => {
              const rule = known.get(id);
              return rule ? [ruleObject(rule)] : [];
            }),
          },
        },
        columnKind: "utf16CodeUnits",
        automationDetails: { id: `${parts.tool.replaceAll(" ", "-")}/` },
        invocations: [
          {
            executionSuccessful: parts.successful,
            commandLine: parts.command.map(quoted).join(" "),
            toolExecutionNotifications: [...parts.notes, ...(left > 0 ? [cut] : [])].map(
              ({ level, text, locations }) => ({
                level,
                message: { text: escapeLinks(text) },
                ...(locations ? { locations } : {}),
              }),
            ),
          },
        ],
        results: shown.map(({ rule, level, message, locations, fingerprint, more }) => ({
          ruleId: rule,
          ruleIndex: index.get(rule) ?? -1,
          level,
          message: { text: escapeLinks(message) },
          locations,
          partialFingerprints: { "backtrailMatch/v1": fingerprint },
          ...more,
        })),
      },
    ],
  };
}

function ruleObject({ id, title, about, help, level, severity }: SarifRule): object {
  return {
    id,
    name: id.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: escapeLinks(title) },
    fullDescription: { text: escapeLinks(about) },
    helpUri: INFORMATION,
    help: { text: escapeLinks(help) },
    defaultConfiguration: { level },
    properties: {
      tags: ["security", "prompt-injection"],
      precision: "medium",
      "problem.severity": level === "note" ? "recommendation" : level,
      "security-severity": severity,
    },
  };
}

/** A file, relative to the root of the repository where it lies below it. */
export function artifactLocation(path: string): object {
  const uri = path.split("/").map(encodeURIComponent).join("/");
  return path.startsWith("../") || path === ".." ? { uri } : { uri, uriBaseId: "%SRCROOT%" };
}

/** A bracket in a message would begin a link. */
function escapeLinks(text: string): string {
  return text.replace(/[[\]\\]/g, "\\$&");
}

function quoted(word: string): string {
  return /^[\w./:=@-]+$/.test(word) ? word : JSON.stringify(word);
}
