import type { RunSummary } from "./summary.ts";

/** A defended pipeline and the same model without the defence. */
export interface DefencePair {
  readonly defended: string;
  readonly base: string;
  readonly defence: string;
}

/**
 * Pairs by name: a pipeline `<base>-<defence>` whose base was run too. Of several bases that fit,
 * the longest is the nearest.
 */
export function defencePairs(pipelines: readonly string[]): DefencePair[] {
  const pairs: DefencePair[] = [];
  for (const defended of pipelines) {
    const base = pipelines
      .filter((name) => defended.startsWith(`${name}-`))
      .sort((a, b) => b.length - a.length)[0];
    if (base === undefined) continue;
    const defence = defended.slice(base.length + 1);
    if (modelWord.test(defence)) continue;
    pairs.push({ defended, base, defence });
  }
  return pairs.sort((a, b) => (a.defended < b.defended ? -1 : 1));
}

/** `gpt-4o-mini` or `command-r-plus` is another model than its prefix, not a defence of it. */
const modelWord =
  /^(?:\d|v\d|[a-z]?\d+b\b|(?:mini|nano|micro|lite|small|medium|large|base|plus|pro|max|ultra|flash|turbo|preview|latest|instruct|chat|thinking|reasoning|high|low|vision|audio|beta|alpha|exp|hf|it|sonnet|haiku|opus)(?:\b|$))/i;

/** The runs of two pipelines on identical tasks. */
export interface Matched<T> {
  readonly pairs: readonly { readonly base: T; readonly other: T }[];
  /** Same ids, but another prompt or another goal: not the same task. */
  readonly differing: number;
  readonly onlyBase: number;
  readonly onlyOther: number;
}

/**
 * The wording of each injection task's goal, from the runs where a user asks for it openly.
 * Benchmark versions reuse an id for another goal, so ids alone do not make tasks identical.
 */
export function goalsOf(runs: readonly RunSummary[]): ReadonlyMap<string, string> {
  const goals = new Map<string, string>();
  for (const run of runs) {
    if (run.attack !== null || !run.userTask.startsWith("injection_task")) continue;
    if (run.userPrompt !== "") {
      goals.set(goalKey(run.pipeline, run.suite, run.userTask), wording(run.userPrompt));
    }
  }
  return goals;
}

/** The words of a prompt: versions of the benchmark indent the same prompt differently. */
export function wording(prompt: string): string {
  return prompt.trim().replace(/\s+/g, " ");
}

function goalKey(pipeline: string, suite: string, injectionTask: string): string {
  return JSON.stringify([pipeline, suite, injectionTask]);
}

/** Matches runs by suite, user task, injection task and attack, and by the words of both tasks. */
export function matchRuns<T>(
  base: readonly T[],
  other: readonly T[],
  runOf: (item: T) => RunSummary,
  goals: ReadonlyMap<string, string>,
): Matched<T> {
  const waiting = new Map(base.map((item) => [taskKey(runOf(item)), item]));
  const pairs: { base: T; other: T }[] = [];
  let differing = 0;
  let onlyOther = 0;
  for (const item of other) {
    const key = taskKey(runOf(item));
    const twin = waiting.get(key);
    if (twin === undefined) {
      onlyOther += 1;
      continue;
    }
    waiting.delete(key);
    if (sameTask(runOf(twin), runOf(item), goals)) pairs.push({ base: twin, other: item });
    else differing += 1;
  }
  return { pairs, differing, onlyBase: waiting.size, onlyOther };
}

function taskKey(run: RunSummary): string {
  return JSON.stringify([run.suite, run.userTask, run.injectionTask, run.attack]);
}

function sameTask(a: RunSummary, b: RunSummary, goals: ReadonlyMap<string, string>): boolean {
  // A log without messages does not show its prompt: nothing speaks against the ids.
  const [promptA, promptB] = [wording(a.userPrompt), wording(b.userPrompt)];
  if (promptA !== "" && promptB !== "" && promptA !== promptB) return false;
  if (a.injectionTask === null || b.injectionTask === null) return true;
  const goalA = goals.get(goalKey(a.pipeline, a.suite, a.injectionTask));
  const goalB = goals.get(goalKey(b.pipeline, b.suite, b.injectionTask));
  return goalA === undefined || goalB === undefined || goalA === goalB;
}
