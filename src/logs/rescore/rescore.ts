import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import { BacktrailError } from "../../formats/error.ts";
import { filesBelow } from "../files.ts";
import { collectRuns, type FileResult } from "./collect.ts";
import { type Findings, findingsOf } from "./findings.ts";
import { groupMap } from "./grouping.ts";
import { type AttackedGroup, attackedGroups, type BenignGroup, benignGroups } from "./groups.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import { carriersOf, type JudgedRun, judge } from "./outcome.ts";
import { comparePipelines, type PairedComparison } from "./pairs.ts";
import type { RunSummary, SkippedFile } from "./summary.ts";
import { defencePairs, goalsOf } from "./twins.ts";

export interface RescoreOptions {
  /** A folder of AgentDojo or AgentDyn run logs, at any depth. */
  readonly dir: string;
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Further pairs of pipelines to compare, beside each defence with its base. */
  readonly pairs?: readonly { readonly base: string; readonly other: string }[];
  readonly onProgress?: (done: number, total: number) => void;
  /** Is told every run, in the order of the paths; `judged` is null for a run without an attack. */
  readonly onRun?: (run: RunSummary, judged: JudgedRun | null) => void;
}

export interface Rescored {
  readonly files: number;
  readonly runs: number;
  readonly attacked_runs: number;
  readonly benign_runs: number;
  readonly attacked_runs_with_span: number;
  readonly spans: number;
  /** SHA-256 over the list of `sha256  path` lines, in order. */
  readonly sha256: string;
  readonly skipped: readonly SkippedFile[];
  readonly findings: Findings;
  readonly attacked: readonly AttackedGroup[];
  readonly benign: readonly BenignGroup[];
  readonly paired: readonly PairedComparison[];
  readonly ledger: readonly Ledger[];
}

/** The run logs of a folder, as paths below it with `/`. @throws BacktrailError with code `io` when it cannot be read */
export async function runLogs(dir: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of filesBelow(dir)) {
    if (path.endsWith(".json")) paths.push(relative(dir, path).split(sep).join("/"));
  }
  return paths;
}

/**
 * Scores a folder of published runs again.
 * @throws BacktrailError with code `io` when the folder cannot be read, `format` when it holds no
 * run, `usage` when a pair names a pipeline that is not there.
 */
export async function rescore(options: RescoreOptions): Promise<Rescored> {
  const { dir, workers, signal, onProgress } = options;
  const paths = await runLogs(dir);
  const results = await collectRuns({
    ...{ root: dir, paths, workers, signal },
    ...(onProgress ? { onProgress: (done: number) => onProgress(done, paths.length) } : {}),
  });
  return scoreRuns(results, options);
}

/**
 * Scores what was read in the run logs of a folder, in the order of their paths.
 * @throws BacktrailError with code `format` when there is no run, `usage` when a pair names a pipeline
 * that is not there.
 */
export function scoreRuns(
  results: readonly FileResult[],
  { dir, pairs = [], onRun }: Pick<RescoreOptions, "dir" | "pairs" | "onRun">,
): Rescored {
  const runs: RunSummary[] = [];
  const skipped: SkippedFile[] = [];
  const hash = createHash("sha256");
  for (const result of results) {
    if ("reason" in result) {
      skipped.push(result);
      continue;
    }
    runs.push(result);
    hash.update(`${result.sha256}  ${result.path}\n`);
  }
  if (runs.length === 0) {
    throw new BacktrailError({
      code: "format",
      where: dir,
      message: `no AgentDojo run among ${results.length} JSON files; the folder should hold files like <pipeline>/<suite>/<user task>/<attack>/<injection task>.json`,
    });
  }
  return {
    files: results.length,
    ...score(runs, pairs, onRun),
    sha256: hash.digest("hex"),
    skipped,
  };
}

function score(
  runs: readonly RunSummary[],
  wanted: readonly { readonly base: string; readonly other: string }[],
  onRun?: RescoreOptions["onRun"],
): Omit<Rescored, "files" | "sha256" | "skipped"> {
  const carriers = carriersOf(runs);
  const judged = runs.map((run) => ({
    run,
    judged: run.attack === null ? null : judge(run, carriers),
  }));
  if (onRun) for (const one of judged) onRun(one.run, one.judged);
  const attacked = judged.flatMap(({ judged: one }) => (one === null ? [] : [one]));
  const benign = runs.filter((run) => run.attack === null);
  const byPipeline = groupMap(attacked, ({ run }) => run.pipeline);
  const benignByPipeline = groupMap(benign, (run) => run.pipeline);
  const pipelines = [...new Set(runs.map((run) => run.pipeline))].sort();
  for (const name of wanted.flatMap(({ base, other }) => [base, other])) {
    if (!pipelines.includes(name)) {
      throw new BacktrailError({
        code: "usage",
        where: "--pair",
        message: `there is no pipeline ${name}; there are: ${pipelines.join(", ")}`,
      });
    }
  }
  const goals = goalsOf(runs);
  const defences = defencePairs(pipelines);
  const ledger = defences.flatMap((pair) =>
    attacksOf(byPipeline.get(pair.defended) ?? []).map((attack) =>
      ledgerOf(pair, attack, byPipeline, benignByPipeline, goals),
    ),
  );
  return {
    runs: runs.length,
    attacked_runs: attacked.length,
    benign_runs: benign.length,
    attacked_runs_with_span: attacked.filter(({ run }) => (run.spans ?? 0) > 0).length,
    spans: attacked.reduce((total, { run }) => total + (run.spans ?? 0), 0),
    findings: findingsOf(runs),
    attacked: attackedGroups(attacked),
    benign: benignGroups(benign),
    paired: [
      ...defences.map(({ base, defended }) => ({ base, other: defended })),
      ...wanted,
    ].flatMap((pair) => comparePipelines(pair, byPipeline, goals)),
    ledger,
  };
}

function attacksOf(judged: readonly JudgedRun[]): string[] {
  return [...new Set(judged.map(({ run }) => run.attack ?? "none"))].sort();
}
