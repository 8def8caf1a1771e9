import type { InjectionType, ThreatLevel } from "../detect/result.ts";
import type { TextContext } from "../detect/score/context.ts";
import { formatShare } from "../stats/decimal.ts";
import type { Span } from "../text/code-points.ts";
import { printable, shorten } from "../text/printable.ts";

/** A match in a file. */
export interface FileFinding {
  readonly rule: string;
  readonly type: InjectionType | null;
  readonly threat: ThreatLevel;
  readonly confidence: number;
  /** Code points of the file's text, half open. */
  readonly span: Span;
  /** From 1; columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Where it stands in JSON, HTML, a table or a mail; null in plain text. */
  readonly structure: string | null;
  readonly view: string;
  /** The matched words, cut. */
  readonly text: string;
  /** The same as long as rule, path, and the words in its lines stay the same. */
  readonly fingerprint: string;
}

/** What came of one file. */
export type FileReport = JudgedFile | UnseenFile;

export interface JudgedFile {
  readonly kind: "judged";
  /** Relative to where the command ran, with `/`. */
  readonly path: string;
  readonly preset: string | null;
  readonly context: TextContext;
  readonly bytes: number;
  /** Of a flagged file's bytes; null for a clean one. */
  readonly sha256: string | null;
  readonly isInjection: boolean;
  readonly type: InjectionType | null;
  readonly threat: ThreatLevel;
  readonly confidence: number;
  /** Of a flagged file, in order of appearance. */
  readonly findings: readonly FileFinding[];
  readonly furtherFindings: number;
}

export interface UnseenFile {
  readonly kind: "unseen";
  readonly path: string;
  readonly preset: string | null;
  readonly why: "binary" | "too large" | "unreadable" | "unreadable folder";
  readonly detail: string;
}

/** What a run over files came to. */
export interface TreeTally {
  readonly judged: number;
  readonly bytes: number;
  /** Files with at least one finding that the baseline does not hold. */
  readonly flagged: number;
  /** Files whose every finding the baseline holds. */
  readonly known: number;
  readonly unseen: Readonly<Record<UnseenFile["why"], number>>;
  /** Entries an ignore file names; a folder counts once. */
  readonly ignored: number;
  readonly links: number;
}

type StyleName = "bold" | "red" | "green" | "dim";
type Style = (format: StyleName, text: string) => string;

/** A flagged file for people. */
export function treeFileText(
  file: JudgedFile,
  isNew: (finding: FileFinding) => boolean,
  style: Style,
): string {
  const head = `${style("bold", printable(file.path))}  ${style(
    "red",
    `injection: ${file.type ?? "detection error"}, ${file.threat}`,
  )}, confidence ${formatShare(file.confidence)}%, read as ${file.context}`;
  const lines = file.findings.map((finding) => {
    const where = `${finding.line}:${finding.column}`.padStart(8);
    const mark = isNew(finding) ? "" : " (in the baseline)";
    const path = finding.structure === null ? "" : ` at ${printable(finding.structure)}`;
    return `${where}  ${formatShare(finding.confidence)}%  ${printable(finding.rule)}${path}${mark}  ${printable(shorten(finding.text, 60))}`;
  });
  const more = file.furtherFindings > 0 ? [`          and ${file.furtherFindings} more`] : [];
  return `${[head, ...lines, ...more].join("\n")}\n`;
}

/** The last line: what was judged, and what was not seen. */
export function treeSummary(tally: TreeTally): string {
  const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
  const parts = [
    `${counted(tally.judged, "file")} judged (${formatBytes(tally.bytes)}): ${tally.flagged} with an injection`,
  ];
  if (tally.known > 0) parts.push(`${tally.known} in the baseline`);
  const unseen = Object.entries(tally.unseen)
    .filter(([, n]) => n > 0)
    .map(([why, n]) => `${n} ${why}`);
  if (tally.ignored > 0) unseen.push(`${tally.ignored} ignored`);
  if (tally.links > 0) unseen.push(counted(tally.links, "link"));
  const rest = unseen.length > 0 ? `\nnot read: ${unseen.join(", ")}` : "";
  return `${parts.join(", ")}${rest}\n`;
}

function formatBytes(bytes: number): string {
  return bytes < 1024 ** 2
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
