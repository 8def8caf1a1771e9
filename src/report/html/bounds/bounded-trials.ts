import { countOf, outcomeName } from "../../../formats/page-table.ts";
import type { TrialsBlock } from "../../../formats/page-trials.ts";
import { inputsOf } from "./bounded-heat.ts";
import { counted, groupsOf } from "./choose.ts";
import type { Limits } from "./limits.ts";

type Trial = TrialsBlock["trials"][number];

/** What is looked for first. */
const FOUND = new Set(["acted", "failure"]);

/** Part of the list that is kept for each other outcome, so that one can see how it looks. */
const OF_EACH = 0.05;

/** A list of the trials of interest, which says how many of each outcome it leaves out. */
export function boundedTrials(block: TrialsBlock, { trials: most }: Limits): TrialsBlock {
  const all = block.totals === undefined ? block.trials.length : sum(Object.values(block.totals));
  if (block.trials.length <= most && block.trials.length === all) return block;
  const byOutcome = groupsOf(block.trials, ({ outcome }) => outcome);
  const some = Math.max(1, Math.floor(most * OF_EACH));
  const kept = new Set<Trial>();
  const take = (trials: readonly Trial[], n: number): void => {
    for (const trial of trials.slice(0, Math.max(0, n))) kept.add(trial);
  };
  for (const trials of byOutcome.values()) take(trials, Math.min(some, most - kept.size));
  for (const found of [true, false]) {
    for (const [outcome, trials] of byOutcome) {
      if (FOUND.has(outcome) !== found) continue;
      const more = trials.filter((trial) => !kept.has(trial));
      take(more, most - kept.size);
    }
  }
  const trials = block.trials.filter((trial) => kept.has(trial));
  const words = [...byOutcome].map(([outcome, listed]) => {
    const here = trials.filter((trial) => trial.outcome === outcome).length;
    const there = Math.max(listed.length, countOf(block.totals ?? {}, outcome));
    return `${counted(here)} of ${counted(there)} ${outcomeName(outcome)}`;
  });
  return {
    ...block,
    trials,
    inputs: inputsOf(block.inputs, trials),
    left_out: {
      kept: trials.length,
      of: all,
      words: `${counted(trials.length)} of ${counted(all)} trials are on this page: ${words.join(", ")}. The figures above count all.`,
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
