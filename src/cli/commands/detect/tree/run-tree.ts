import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve, sep } from "node:path";
import { BUILT_IN_RULES } from "../../../../detect/rules/registry.ts";
import { readBaseline, writeBaseline } from "../../../../formats/detect-baseline.ts";
import { DetectTreeDocumentSchema } from "../../../../formats/detect-documents.ts";
import { BacktrailError } from "../../../../formats/error.ts";
import { VERSION } from "../../../../formats/version.ts";
import { githubAnnotation } from "../../../../report/detect-github.ts";
import { sarifLog } from "../../../../report/detect-sarif.ts";
import {
  type FileFinding,
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
import { readText } from "../configure.ts";
import { changedFiles, trackedThoughIgnored } from "./git-files.ts";
import type { FileJob } from "./judge-file.ts";
import { judgeFiles } from "./pool.ts";
import { type Preset, presetOf } from "./preset.ts";
import { checkSettings, type TreeSettings } from "./settings.ts";
import { shownPath, type Walked, walk } from "./walk.ts";

export const FORMATS = ["text", "json", "sarif", "github"] as const;

export interface TreeOptions {
  readonly format: (typeof FORMATS)[number];
  readonly baseline: string | undefined;
  readonly writeBaseline: string | undefined;
  /** A commit to compare with; undefined judges everything. */
  readonly changed: string | undefined;
  readonly preset: readonly Preset[];
  readonly gitignore: boolean;
  readonly threads: number | undefined;
}

/** One thread does as long as there are few files: a thread takes longer to start. */
const FEW = 48;
const MOST_THREADS = 8;

/** Judges files and folders, and prints what was found as it goes. */
export async function runTree(
  invocation: Invocation,
  paths: readonly string[],
  settings: TreeSettings,
  options: TreeOptions,
): Promise<ExitCode> {
  const { context, output, commandLine } = invocation;
  // A wrong rule file is to be told before a thread starts.
  checkSettings(settings);
  const inputs: InputRecord[] = [];
  const hold = (path: string, text: string): void => {
    inputs.push({ path, sha256: createHash("sha256").update(text).digest("hex") });
  };
  if (settings.ruleFile) hold(settings.ruleFile.path, settings.ruleFile.text);
  let known: ReadonlySet<string> = new Set();
  if (options.baseline !== undefined) {
    const text = await readText(context, options.baseline);
    hold(options.baseline, text);
    known = readBaseline(text, options.baseline);
  }
  const isNew = ({ fingerprint }: FileFinding): boolean => !known.has(fingerprint);
  const counts = { judged: 0, bytes: 0, flagged: 0, known: 0, ignored: 0, links: 0 };
  const flagged: JudgedFile[] = [];
  const unseen: UnseenFile[] = [];
  const found = async (file: JudgedFile): Promise<void> => {
    flagged.push(file);
    if (file.findings.some(isNew)) counts.flagged += 1;
    else counts.known += 1;
    if (options.format === "text") await output.print(treeFileText(file, isNew, output.style));
    if (options.format !== "github") return;
    for (const finding of file.findings.filter(isNew))
      await context.stdout.write(githubAnnotation(file, finding));
  };
  const left = (entry: Walked & { kind: "left" }): void => {
    if (entry.why === "ignored") counts.ignored += 1;
    else if (entry.why === "symlink") counts.links += 1;
    else if (entry.why === "unreadable folder")
      unseen.push({ kind: "unseen", path: entry.shown, preset: null, why: entry.why, detail: "" });
  };
  const jobs = filesOf(paths, options, context.cwd, left);
  const { first, rest, threads } = await peek(jobs, options.threads);
  for await (const report of judgeFiles(chain(first, rest), settings, threads)) {
    context.signal.throwIfAborted();
    if (report.kind === "unseen") {
      unseen.push(report);
      continue;
    }
    counts.judged += 1;
    counts.bytes += report.bytes;
    if (report.isInjection) await found(report);
  }
  const why = (kind: UnseenFile["why"]) => unseen.filter((file) => file.why === kind).length;
  const tally: TreeTally = {
    ...counts,
    unseen: {
      unreadable: why("unreadable"),
      "unreadable folder": why("unreadable folder"),
      "too large": why("too large"),
      binary: why("binary"),
    },
  };
  const failed = unseen.filter(isFailure);
  for (const file of unseen.filter(({ why: reason }) => reason !== "binary")) {
    const detail = file.detail === "" ? "" : `: ${file.detail}`;
    await output.warn(`warning: ${printable(file.path)} was not judged (${file.why}${detail})\n`);
  }
  if (options.writeBaseline !== undefined) {
    const findings = flagged.flatMap(({ path, findings: list }) =>
      list.map(({ fingerprint }) => ({ fingerprint, path })),
    );
    await writeText(context, options.writeBaseline, writeBaseline(findings), "--write-baseline");
  }
  if (options.format === "sarif") {
    const log = sarifLog({
      version: VERSION,
      command: ["backtrail", ...commandLine.slice(1)],
      files: flagged,
      unseen,
      rules: BUILT_IN_RULES,
      isNew: options.baseline === undefined ? null : isNew,
      successful: failed.length === 0,
    });
    await context.stdout.write(`${printableJson(JSON.stringify(log, null, 2))}\n`);
  }
  const document = resultDocument(DetectTreeDocumentSchema, {
    invocation,
    inputs,
    body: {
      files: counts,
      unseen: unseen.map(({ path, why: reason, detail, preset }) => ({
        path,
        why: reason,
        detail,
        preset,
      })),
      findings: flagged.map((file) => wireFile(file, isNew)),
    },
  });
  if (options.format === "json" && !output.jsonOnStdout)
    await context.stdout.write(`${printableJson(JSON.stringify(document, null, 2))}\n`);
  await output.document(document);
  if (options.format === "text") await output.print(treeSummary(tally));
  else await output.talk(treeSummary(tally));
  if (options.writeBaseline !== undefined) return failed.length > 0 ? EXIT.failed : EXIT.ok;
  if (counts.flagged > 0) return EXIT.finding;
  return failed.length > 0 ? EXIT.failed : EXIT.ok;
}

/** What cannot be read, and what a machine is known to read, may not pass for clean. */
function isFailure({ why, preset }: UnseenFile): boolean {
  return why === "unreadable" || why === "unreadable folder" || preset !== null;
}

async function* filesOf(
  paths: readonly string[],
  options: TreeOptions,
  cwd: string,
  left: (entry: Walked & { kind: "left" }) => void,
): AsyncGenerator<FileJob> {
  // A run's own baseline is its setting, chosen by whoever runs it.
  const own = [options.baseline, options.writeBaseline].map(
    (path) => path !== undefined && shownPath(resolve(cwd, path), cwd),
  );
  const wanted = (shown: string): boolean => {
    if (own.includes(shown)) return false;
    const preset = presetOf(shown);
    return options.preset.length === 0 || (preset !== null && options.preset.includes(preset));
  };
  if (options.changed !== undefined) {
    const roots = paths.map((path) => resolve(cwd, path));
    for (const path of await changedFiles(cwd, options.changed)) {
      const inside = roots.some((root) => path === root || path.startsWith(`${root}${sep}`));
      const shown = shownPath(path, cwd);
      if ((roots.length === 0 || inside) && wanted(shown)) yield { path, shown };
    }
    return;
  }
  const tracked = options.gitignore
    ? (await Promise.all(paths.map((path) => trackedIn(resolve(cwd, path))))).flat()
    : [];
  const settings = { cwd, gitignore: options.gitignore, tracked: new Set(tracked) };
  for await (const entry of walk(paths, settings)) {
    if (entry.kind === "left") left(entry);
    else if (wanted(entry.shown)) yield { path: entry.path, shown: entry.shown };
  }
}

async function trackedIn(path: string): Promise<string[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? trackedThoughIgnored(path) : [];
}

/** Takes the first files, to see whether they are worth threads. */
async function peek(jobs: AsyncGenerator<FileJob>, threads: number | undefined) {
  const first: FileJob[] = [];
  while (first.length < FEW) {
    const next = await jobs.next();
    if (next.done) break;
    first.push(next.value);
  }
  const few = first.length < FEW && threads === undefined;
  const usual = Math.min(availableParallelism(), MOST_THREADS);
  return { first, rest: jobs, threads: few ? 1 : (threads ?? usual) };
}

async function* chain<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first;
  yield* rest;
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
