import { defenses } from "../../../joins/defenses.ts";
import { DEFAULT_TIMEOUT_MS, evaluateNamed, surroundingsOf } from "../../../joins/evaluate.ts";
import type { EvaluateOptions } from "../../../joins/evaluate-options.ts";
import type { EvaluatedCorpus, Evaluation, ScoredDefense } from "../../../joins/evaluation.ts";
import { type NamedDefense, openDefense } from "../../../joins/open-defense.ts";
import type { ReviewCorpus } from "../../../joins/review-corpus.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import type { Defense } from "../../../pab/defense.ts";
import type { ReviewedPoint } from "../../../pab/reviewed-point.ts";
import { answersGivenAway, givenAwayNote } from "../../../pab/score/given-away.ts";
import { type InstructionOutcome, instructionOutcomes } from "../../../pab/score/outcomes.ts";
import { printable } from "../../../text/printable.ts";
import { withoutUrlSecrets } from "../../../text/shown-url.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { type Progress, progressBar } from "../../progress.ts";

export interface ScoringOptions {
  readonly timeoutMs: number;
  readonly seed: number;
  readonly forced: boolean;
  readonly workers?: number | undefined;
  readonly journal?: EvaluateOptions["journal"];
  /** Gives a defence of the user's everything this process has; default false. */
  readonly open?: boolean;
  /** Names of environment variables for it. */
  readonly passEnv?: readonly string[];
  /** Puts one that asks a model in place of a registered one. */
  readonly instead?: ((name: string) => Promise<Defense | null>) | undefined;
  /** Who asks the defence; this process by default. */
  readonly review?: ReviewCorpus | undefined;
  /** Also keeps what each did with each instruction; default false. */
  readonly outcomes?: boolean;
}

/** What one defence did with each instruction. */
export interface DefenseOutcomes {
  readonly name: string;
  readonly outcomes: readonly InstructionOutcome[];
}

/** What several defences did on one corpus. */
export interface ScoredRun {
  readonly corpus: EvaluatedCorpus;
  readonly results: readonly Evaluation[];
  /** Empty unless asked for. */
  readonly outcomes: readonly DefenseOutcomes[];
}

/** Seconds a defence has for one decision point unless `--timeout` says otherwise. */
export const DEFAULT_TIMEOUT_S = DEFAULT_TIMEOUT_MS / 1000;

/**
 * Loads each named defence, and warns of a corpus that gives its answers away.
 * @throws BacktrailError with code `usage` when one of them does not exist
 */
export async function openNamed(
  corpus: OpenCorpus,
  names: readonly string[],
  options: Pick<ScoringOptions, "timeoutMs" | "open" | "passEnv" | "instead">,
  { context, output }: Invocation,
): Promise<NamedDefense[]> {
  const { cwd, env } = context;
  const { instead } = options;
  const surroundings = { ...surroundingsOf({ ...options, cwd, env }, corpus), instead };
  // A program of the user's can see how we were called, and that names the corpus.
  if (names.some((name) => defenses.get(name) === undefined)) context.hideArguments?.();
  const given = answersGivenAway(corpus.groundTruth);
  if (given) await output.warn(`warning: no measure of provenance: ${givenAwayNote(given).why}\n`);
  const loaded: NamedDefense[] = [];
  for (const name of names) loaded.push(await openDefense(name, surroundings));
  return loaded;
}

/**
 * Scores each named defence on a corpus, one after the other.
 * @throws BacktrailError with code `usage` before any work when one of them does not exist
 */
export async function scoreDefenses(
  corpus: OpenCorpus,
  names: readonly string[],
  { workers, review, outcomes: keepOutcomes = false, ...options }: ScoringOptions,
  invocation: Invocation,
): Promise<ScoredRun> {
  const { context, output } = invocation;
  const { cwd, env, signal } = context;
  const loaded = await openNamed(corpus, names, options, invocation);
  const results: Evaluation[] = [];
  const outcomes: DefenseOutcomes[] = [];
  for (const named of loaded) {
    const progress = reviewProgress(named.given, corpus, invocation);
    const reviews: ReviewedPoint[] = [];
    try {
      const asked = {
        ...options,
        ...{ threads: workers, cwd, env, signal },
        onReview: (reviewed: ReviewedPoint) => {
          progress.step(reviewed.failure === null ? false : null);
          if (keepOutcomes) reviews.push(reviewed);
        },
        onResume: (reused: number) => void output.talk(`resumed: ${reused} verdicts reused\n`),
      };
      const evaluation = await evaluateNamed(named, corpus, asked, review);
      const taken = results.map(({ defense }) => defense);
      const name = labelOf(named, taken);
      results.push({ ...evaluation, defense: name });
      if (keepOutcomes) {
        outcomes.push({ name, outcomes: instructionOutcomes(corpus.groundTruth, reviews) });
      }
    } finally {
      progress.end();
    }
  }
  const [first] = results;
  if (!first) throw new RangeError("no defence was scored");
  return { corpus: first.corpus, results, outcomes };
}

/** The display of one defence's reviews; the manifest may say how many there will be. */
export function reviewProgress(
  name: string,
  { manifest }: OpenCorpus,
  { context, options }: Invocation,
): Progress {
  const total = manifest?.counts["decision_points"] ?? null;
  const sink = options["quiet"] === true ? { ...context.stderr, isTTY: false } : context.stderr;
  return progressBar(
    sink,
    { total, already: 0, hits: null, label: printable(withoutUrlSecrets(name)) },
    () => performance.now(),
  );
}

/** A defence's own name, unless it is that of a built-in or of one before: then what was typed. */
export function labelOf({ given, defense, entry }: NamedDefense, taken: readonly string[]): string {
  if (entry !== null) return given;
  const ambiguous = defenses.get(defense.name) !== undefined || taken.includes(defense.name);
  return withoutUrlSecrets(ambiguous ? given : defense.name);
}

/** What a report does not cover, and why. */
export function leftOutOf(
  { groundTruth }: OpenCorpus,
  results: readonly ScoredDefense[],
): { what: string; why: string }[] {
  const [first] = results;
  if (!first) return [];
  const { instructions, withSpan, judged, idlePoints } = first.report.alignment;
  const parts = [
    {
      count: instructions - withSpan,
      what: "instruction(s) in attribution",
      why: "no span is on record",
    },
    {
      count: instructions - judged,
      what: "instruction(s) in decisions",
      why: "their event has no decision point",
    },
    {
      count: idlePoints,
      what: "decision point(s)",
      why: "no instruction belongs to them",
    },
  ];
  const given = answersGivenAway(groundTruth);
  return [
    ...(given ? [givenAwayNote(given)] : []),
    ...parts
      .filter(({ count }) => count > 0)
      .map(({ count, what, why }) => ({ what: `${count} ${what}`, why })),
    ...results
      .filter(({ report }) => report.errors.points.k > 0)
      .map(({ defense, report }) => ({
        what: `${report.errors.points.k} decision point(s) of ${defense}`,
        why: "no usable answer; scored as abstentions",
      })),
  ];
}

/**
 * Warns of defences that failed to answer. One that never answered was not measured: the run could
 * not be done.
 */
export async function reportFailures(
  results: readonly ScoredDefense[],
  { output }: Invocation,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  for (const { defense, report } of results) {
    const { k, n } = report.errors.points;
    if (k === 0) continue;
    if (k === n) exit = EXIT.failed;
    const verdict =
      k === n ? "it was not measured" : "these count as abstentions, see errors in the result";
    const say = k === n ? output.fail : output.warn;
    await say(`warning: ${printable(defense)}: ${k} of ${n} decision points failed; ${verdict}\n`);
  }
  return exit;
}
