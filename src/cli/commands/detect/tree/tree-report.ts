import { BUILT_IN_RULES } from "../../../../detect/rules/registry.ts";
import { writeBaseline } from "../../../../formats/detect-baseline.ts";
import { DetectTreeDocumentSchema } from "../../../../formats/detect-documents.ts";
import { BacktrailError } from "../../../../formats/error.ts";
import { VERSION } from "../../../../formats/version.ts";
import { githubAnnotation } from "../../../../report/detect-github.ts";
import { detectSarif } from "../../../../report/detect-sarif.ts";
import {
  type FileFinding,
  type FileReport,
  type JudgedFile,
  type TreeTally,
  treeFileText,
  treeSummary,
  type UnseenFile,
} from "../../../../report/detect-tree.ts";
import { printable, printableJson } from "../../../../text/printable.ts";
import type { Invocation } from "../../../command.ts";
import { EXIT, type ExitCode } from "../../../exit-code.ts";
import { writeText } from "../../../output.ts";
import { type InputRecord, resultDocument } from "../../../result-document.ts";

export const FORMATS = ["text", "json", "sarif", "github"] as const;

/** How the judgement of files is told, and what else went into it. */
export interface TreeReportOptions {
  readonly format: (typeof FORMATS)[number];
  readonly writeBaseline: string | null;
  /** Fingerprints of known findings, or null without a baseline. */
  readonly known: readonly string[] | null;
  readonly inputs: readonly InputRecord[];
}

/** What was met beside the files. */
export interface LeftOut {
  /** Entries an ignore file names. */
  ignored: number;
  links: number;
  /** Folders that cannot be read. */
  readonly folders: string[];
}

/** Tells what came of files as it comes, and sums it up at the end. */
export class TreeReport {
  readonly #invocation: Invocation;
  readonly #options: TreeReportOptions;
  readonly #isNew: (finding: FileFinding) => boolean;
  readonly #counts = { judged: 0, bytes: 0, flagged: 0, known: 0 };
  readonly #flagged: JudgedFile[] = [];
  readonly #unseen: UnseenFile[] = [];

  constructor(invocation: Invocation, options: TreeReportOptions) {
    this.#invocation = invocation;
    this.#options = options;
    const known = new Set(options.known ?? []);
    this.#isNew = ({ fingerprint }) => !known.has(fingerprint);
  }

  /** Files in their order. */
  async take(report: FileReport): Promise<void> {
    if (report.kind === "unseen") {
      this.#unseen.push(report);
      return;
    }
    this.#counts.judged += 1;
    this.#counts.bytes += report.bytes;
    if (report.isInjection) await this.#found(report);
  }

  /** Writes and prints what is told at the end. */
  async finish({ folders, ignored, links }: LeftOut): Promise<ExitCode> {
    const { output } = this.#invocation;
    for (const path of folders) {
      this.#unseen.push({
        kind: "unseen",
        path,
        preset: null,
        why: "unreadable folder",
        detail: "",
      });
    }
    this.#unseen.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    const counts = { ...this.#counts, ignored, links };
    for (const file of this.#unseen.filter(({ why }) => why !== "binary")) {
      const detail = file.detail === "" ? "" : `: ${file.detail}`;
      await output.warn(`warning: ${printable(file.path)} was not judged (${file.why}${detail})\n`);
    }
    await this.#writeBaseline();
    await this.#tellMachines(counts);
    const summary = treeSummary({ ...counts, unseen: this.#unseenCounts() });
    if (this.#options.format === "text") await output.print(summary);
    else await output.talk(summary);
    const isBroken = this.#unseen.some(isFailure);
    if (this.#options.writeBaseline === null && counts.flagged > 0) return EXIT.finding;
    return isBroken ? EXIT.failed : EXIT.ok;
  }

  async #found(file: JudgedFile): Promise<void> {
    const { context, output } = this.#invocation;
    const { format } = this.#options;
    this.#flagged.push(file);
    if (file.findings.some(this.#isNew)) this.#counts.flagged += 1;
    else this.#counts.known += 1;
    if (format === "text") await output.print(treeFileText(file, this.#isNew, output.style));
    if (format !== "github") return;
    for (const finding of file.findings.filter(this.#isNew))
      await context.stdout.write(githubAnnotation(file, finding));
  }

  async #writeBaseline(): Promise<void> {
    const path = this.#options.writeBaseline;
    if (path === null) return;
    const findings = this.#flagged.flatMap(({ path: file, findings: list }) =>
      list.map(({ fingerprint }) => ({ fingerprint, path: file })),
    );
    const text = writeBaseline(findings);
    await writeText(this.#invocation.context, path, text, "--write-baseline");
  }

  async #tellMachines(counts: Omit<TreeTally, "unseen">): Promise<void> {
    const { context, output, commandLine } = this.#invocation;
    const { format, known, inputs } = this.#options;
    if (format === "sarif") {
      const log = detectSarif({
        version: VERSION,
        command: ["backtrail", ...commandLine.slice(1)],
        files: this.#flagged,
        unseen: this.#unseen,
        rules: BUILT_IN_RULES,
        isNew: known === null ? null : this.#isNew,
        successful: !this.#unseen.some(isFailure),
      });
      await context.stdout.write(`${printableJson(JSON.stringify(log, null, 2))}\n`);
    }
    const document = resultDocument(DetectTreeDocumentSchema, {
      invocation: this.#invocation,
      inputs,
      body: {
        files: counts,
        unseen: this.#unseen.map(({ path, why, detail, preset }) => ({
          path,
          why,
          detail,
          preset,
        })),
        findings: this.#flagged.map((file) => wireFile(file, this.#isNew)),
      },
    });
    if (format === "json" && !output.jsonOnStdout)
      await context.stdout.write(`${printableJson(JSON.stringify(document, null, 2))}\n`);
    await output.document(document);
  }

  #unseenCounts(): TreeTally["unseen"] {
    const of = (kind: UnseenFile["why"]) => this.#unseen.filter(({ why }) => why === kind).length;
    return {
      unreadable: of("unreadable"),
      "unreadable folder": of("unreadable folder"),
      "too large": of("too large"),
      binary: of("binary"),
    };
  }
}

/** What cannot be read, and what a machine is known to read, may not pass for clean. */
function isFailure({ why, preset }: UnseenFile): boolean {
  return why === "unreadable" || why === "unreadable folder" || preset !== null;
}

function wireFile(file: JudgedFile, isNew: (finding: FileFinding) => boolean) {
  if (file.sha256 === null) {
    throw new BacktrailError({ code: "io", where: file.path, message: "has no hash" });
  }
  return {
    path: file.path,
    sha256: file.sha256,
    preset: file.preset,
    context: file.context,
    injection_type: file.type,
    threat_level: file.threat,
    confidence: file.confidence,
    further_matches: file.furtherFindings,
    matches: file.findings.map((finding) => ({
      rule: finding.rule,
      type: finding.type,
      threat: finding.threat,
      confidence: finding.confidence,
      span: finding.span,
      line: finding.line,
      column: finding.column,
      end_line: finding.endLine,
      end_column: finding.endColumn,
      path: finding.structure,
      view: finding.view,
      fingerprint: finding.fingerprint,
      is_new: isNew(finding),
    })),
  };
}
