import { stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { readBaseline } from "../../../../formats/detect-baseline.ts";
import type { Shard } from "../../../../formats/shard.ts";
import { thisMachine, threadsOn } from "../../../../joins/machine.ts";
import { sha256 } from "../../../../probe/run/fingerprints.ts";
import type { FileReport } from "../../../../report/detect-tree.ts";
import { at } from "../../../../text/at.ts";
import { sha256Hex } from "../../../../text/sha256.ts";
import type { Invocation } from "../../../command.ts";
import type { CliContext } from "../../../context.ts";
import type { ExitCode } from "../../../exit-code.ts";
import type { InputRecord } from "../../../result-document.ts";
import { writePart } from "../../../shards/write-part.ts";
import { readText } from "../configure.ts";
import { changedFiles, trackedThoughIgnored } from "./git-files.ts";
import type { FileJob } from "./judge-file.ts";
import { judgeFiles } from "./pool.ts";
import { type Preset, presetOf } from "./preset.ts";
import { checkSettings, type TreeSettings } from "./settings.ts";
import { type FORMATS, type LeftOut, TreeReport, type TreeReportOptions } from "./tree-report.ts";
import { shownPath, type Walked, walk } from "./walk.ts";

export interface TreeOptions {
  readonly format: (typeof FORMATS)[number];
  readonly baseline: string | undefined;
  readonly writeBaseline: string | undefined;
  /** A commit to compare with; undefined judges everything. */
  readonly changed: string | undefined;
  readonly preset: readonly Preset[];
  readonly gitignore: boolean;
  readonly threads: number | undefined;
  /** Judge a part of the files only, and keep it in this file. */
  readonly shard?: { readonly shard: Shard; readonly journal: string } | undefined;
}

/** One thread does as long as there are few files: a thread takes longer to start. */
const FEW = 48;
const MOST_THREADS = 8;

/** Judges files and folders, and prints what was found as it goes; of a shard its own files only. */
export async function runTree(
  invocation: Invocation,
  paths: readonly string[],
  settings: TreeSettings,
  options: TreeOptions,
): Promise<ExitCode> {
  const { context } = invocation;
  // A wrong rule file is to be told before a thread starts.
  checkSettings(settings);
  const reporting = await reportingOf(settings, options, context);
  const beside: LeftOut = { ignored: 0, links: 0, folders: [] };
  const left = (entry: Walked & { kind: "left" }): void => {
    if (entry.why === "ignored") beside.ignored += 1;
    else if (entry.why === "symlink") beside.links += 1;
    else if (entry.why === "unreadable folder") beside.folders.push(entry.shown);
  };
  const jobs = filesOf(paths, options, context.cwd, left);
  const judged = async function* (mine: AsyncGenerator<FileJob>): AsyncGenerator<FileReport> {
    const { first, rest, threads } = await peek(mine, options.threads);
    for await (const report of judgeFiles(chain(first, rest), settings, threads)) {
      context.signal.throwIfAborted();
      yield report;
    }
  };
  if (options.shard) {
    const { shard, journal } = options.shard;
    const plan = { settings: sha256(settings), preset: options.preset, changed: options.changed };
    const part = { kind: "detect", shard, journal, plan, report: { ...reporting } } as const;
    return writePart(part, invocation, async (deal, writer) => {
      const units: number[] = [];
      const mine = async function* (): AsyncGenerator<FileJob> {
        for await (const job of jobs) {
          const unit = deal.next(job.shown);
          if (unit === null) continue;
          units.push(unit);
          yield job;
        }
      };
      let done = 0;
      for await (const report of judged(mine())) {
        await writer.put(at(units, done), report);
        done += 1;
      }
      return { ...beside };
    });
  }
  const report = new TreeReport(invocation, reporting);
  for await (const one of judged(jobs)) await report.take(one);
  return report.finish(beside);
}

/** Reads what a report is written by, beside what comes of the files. */
async function reportingOf(
  { ruleFile }: TreeSettings,
  { baseline, format, writeBaseline }: TreeOptions,
  context: CliContext,
): Promise<TreeReportOptions> {
  const inputs: InputRecord[] = [];
  const hold = (path: string, text: string): void => {
    inputs.push({ path, sha256: sha256Hex(text) });
  };
  if (ruleFile) hold(ruleFile.path, ruleFile.text);
  let known: string[] | null = null;
  if (baseline !== undefined) {
    const text = await readText(context, baseline);
    hold(baseline, text);
    known = [...readBaseline(text, baseline)];
  }
  return { format, writeBaseline: writeBaseline ?? null, known, inputs };
}

async function* filesOf(
  paths: readonly string[],
  options: TreeOptions,
  cwd: string,
  left: (entry: Walked & { kind: "left" }) => void,
): AsyncGenerator<FileJob> {
  // A run's own files are its settings, chosen by whoever runs it.
  const journal = options.shard?.journal;
  const kept = journal === undefined ? [] : [journal, `${journal}.tmp`];
  const own = [options.baseline, options.writeBaseline, ...kept].map(
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
  const usual = threadsOn(thisMachine(), MOST_THREADS);
  return { first, rest: jobs, threads: few ? 1 : (threads ?? usual) };
}

async function* chain<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first;
  yield* rest;
}
