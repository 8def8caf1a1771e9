import { basename, resolve } from "node:path";
import { refuseUnknownKeys } from "../formats/known-keys.ts";
import type { VerdictJournalHeader } from "../formats/verdict-journal.ts";
import { VERSION } from "../formats/version.ts";
import { type OpenCorpus, openCorpus } from "../pab/corpus.ts";
import type { Defense } from "../pab/defense.ts";
import { scoreReviews } from "../pab/score/score.ts";
import { SPLITS_DIR } from "../pab/splits.ts";
import { EVALUATE_KEYS, type EvaluateOptions } from "./evaluate-options.ts";
import type { EvaluatedCorpus, Evaluation } from "./evaluation.ts";
import {
  type DefenseSurroundings,
  identityOf,
  type NamedDefense,
  openDefense,
} from "./open-defense.ts";
import { type ReviewCorpus, reviewCorpus } from "./review-corpus.ts";
import { VerdictJournal } from "./verdict-journal.ts";

export const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Scores a defence on a corpus: safety, cost, attribution and calibration, each by itself. Every
 * decision point is asked once with what the agent could see there and opaque ids; one that throws,
 * hangs or answers garbage counts as an abstention and under `report.errors`.
 * @param defense a defence object, or what `pab eval --defense` takes: a registered name, the path
 * of a module, `cmd:…` or a URL. It is closed at the end.
 * @param corpus an open corpus, or the folder of one (`splitDir` names those that ship)
 * @throws BacktrailError with code `usage` for an unknown defence or option or a journal of another
 * evaluation, `format`, `origin_leak` or `io` for a corpus that cannot be read; the signal's reason
 * when it aborts
 */
export async function evaluate(
  defense: Defense | string,
  corpus: OpenCorpus | string,
  options: EvaluateOptions = {},
): Promise<Evaluation> {
  refuseUnknownKeys(options, EVALUATE_KEYS, "options");
  const opened = typeof corpus === "string" ? await openCorpus(corpus) : corpus;
  const named =
    typeof defense === "string"
      ? await openDefense(defense, surroundingsOf(options, opened))
      : { given: defense.name, defense, entry: null };
  return evaluateNamed(named, opened, options);
}

/** The same for a defence that is open already. @param review who asks it; this process by default */
export async function evaluateNamed(
  named: NamedDefense,
  corpus: OpenCorpus,
  options: EvaluateOptions,
  review: ReviewCorpus = reviewCorpus,
): Promise<Evaluation> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, seed = 0, forced = false } = options;
  const header = () => verdictHeader(named, corpus, options.cwd ?? process.cwd());
  const journal = options.journal
    ? await VerdictJournal.open(options.journal, await header())
    : null;
  try {
    if (journal && journal.reused > 0) options.onResume?.(journal.reused);
    const { traces, points } = await review(corpus, named, {
      ...options,
      timeoutMs,
      journal,
    });
    await journal?.finish();
    return {
      defense: named.entry === null ? named.defense.name : named.given,
      isolation: named.defense.isolation ?? "built_in",
      corpus: evaluatedCorpus(corpus, traces, points.length),
      report: scoreReviews(corpus.groundTruth, points, { seed, forced }),
    };
  } finally {
    await journal?.close();
  }
}

/** What was scored, as a table names it. */
export function evaluatedCorpus(
  { manifest, name, groundTruth }: OpenCorpus,
  traces: number,
  decisionPoints: number,
): EvaluatedCorpus {
  const split = manifest?.split ?? name;
  return { split, traces, instructions: groundTruth.length, decisionPoints };
}

/** Defaults of what loading a defence needs. */
export function surroundingsOf(
  options: EvaluateOptions,
  corpus: Pick<OpenCorpus, "dir">,
): DefenseSurroundings {
  return {
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    cwd: options.cwd ?? process.cwd(),
    env: options.env ?? process.env,
    fetch: options.fetch ?? globalThis.fetch,
    hidden: [SPLITS_DIR, resolve(corpus.dir)],
    open: options.open ?? false,
    passEnv: options.passEnv ?? [],
  };
}

/** The head of a journal of this defence's verdicts on this corpus. */
export async function verdictHeader(
  named: NamedDefense,
  corpus: OpenCorpus,
  cwd: string,
): Promise<VerdictJournalHeader> {
  return {
    format: "backtrail/pab-journal",
    schema_version: 1,
    tool_version: VERSION,
    corpus: corpusIdentity(corpus),
    defense: await identityOf(named, cwd),
  };
}

/** Name and hashes of a corpus. */
export function corpusIdentity({ name, inputs }: OpenCorpus): Record<string, string> {
  const hashes = inputs.map(({ path, sha256 }) => [basename(path), sha256] as const);
  return { name, ...Object.fromEntries(hashes) };
}
