import { mcnemarExact } from "../../stats/exact-tests.ts";
import type { JudgedRun } from "./outcome.ts";
import { type DefencePair, matchRuns } from "./twins.ts";

/** Two pipelines on identical attacked tasks, task by task. */
export interface PairedComparison {
  readonly base: string;
  readonly other: string;
  readonly attack: string;
  readonly matched: number;
  readonly differing_tasks: number;
  readonly only_base: number;
  readonly only_other: number;
  /** By the published flag. */
  readonly published: Discordance;
  /** By our outcomes, over pairs in which both runs are assessed. */
  readonly rescored: Discordance;
}

/** Tasks where the attack worked only on the first pipeline, and only on the second. */
export interface Discordance {
  readonly n: number;
  /** Worked on the base, not on the other. */
  readonly fixed: number;
  /** Worked on the other, not on the base. */
  readonly newly_broken: number;
  /** Exact two-sided McNemar test. */
  readonly p: number;
}

export function comparePipelines(
  pair: Pick<DefencePair, "base"> & { readonly other: string },
  byPipeline: ReadonlyMap<string, readonly JudgedRun[]>,
  goals: ReadonlyMap<string, string>,
): PairedComparison[] {
  const base = byPipeline.get(pair.base) ?? [];
  const other = byPipeline.get(pair.other) ?? [];
  const attacks = [...new Set(other.map(({ run }) => run.attack ?? "none"))].sort();
  return attacks.map((attack) => {
    const under = ({ run }: JudgedRun): boolean => run.attack === attack;
    const matched = matchRuns(base.filter(under), other.filter(under), ({ run }) => run, goals);
    const assessed = matched.pairs.filter(
      ({ base: one, other: two }) => one.outcome !== "error" && two.outcome !== "error",
    );
    return {
      base: pair.base,
      other: pair.other,
      attack,
      matched: matched.pairs.length,
      differing_tasks: matched.differing,
      only_base: matched.onlyBase,
      only_other: matched.onlyOther,
      published: discordance(
        matched.pairs.map((both) => [
          both.base.run.security === true,
          both.other.run.security === true,
        ]),
      ),
      rescored: discordance(
        assessed.map((both) => [both.base.outcome === "acted", both.other.outcome === "acted"]),
      ),
    };
  });
}

function discordance(pairs: readonly (readonly [boolean, boolean])[]): Discordance {
  let fixed = 0;
  let newly = 0;
  for (const [base, other] of pairs) {
    if (base && !other) fixed += 1;
    if (!base && other) newly += 1;
  }
  return { n: pairs.length, fixed, newly_broken: newly, p: mcnemarExact(fixed, newly).p };
}
