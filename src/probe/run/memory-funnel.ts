import type { MemoryRow } from "../../formats/memory-results.ts";
import { MEMORY_STAGES, type MemoryStage } from "../../formats/memory-scenario.ts";
import { exactRateOf, type Rate } from "../../stats/rate.ts";

/** How far trials got: one stage of the way. */
export interface FunnelStage {
  readonly stage: MemoryStage;
  /**
   * Reached over the trials that have the stage on their way and in which it could be seen, with an
   * exact interval: stages are few trials with rates near 0 and 1, where Wilson's covers too seldom.
   */
  readonly reached: Rate;
  /** The same over those of them that had reached the stage before; of the first stage, all. */
  readonly givenBefore: Rate;
  /** Of `reached`: trials in which the planted words themselves were there. */
  readonly verbatim: number;
  /**
   * Of those seen and not reached: texts in which a judge looked for what was planted in other words
   * (`n`), and found it (`k`). In no rate; null where no judge was asked.
   */
  readonly byJudge: Counted | null;
  /** Trials that must have passed it, for a later stage was seen; in no rate. */
  readonly implied: number;
  /** Trials in which nobody could see it; in no rate. */
  readonly unobserved: number;
}

interface Counted {
  readonly k: number;
  readonly n: number;
}

interface Counts {
  judged: number;
  rewordedByJudge: number;
  reached: number;
  seen: number;
  after: number;
  before: number;
  verbatim: number;
  implied: number;
  unobserved: number;
}

/** Counts the stages of trials. An error says nothing of any stage. */
export class Funnel {
  readonly #counts = new Map<MemoryStage, Counts>();

  add({ outcome, stages, path }: MemoryRow): void {
    if (outcome === "error") return;
    for (const [place, stage] of path.entries()) {
      const counts = this.#of(stage);
      const { state, as, judged } = stages[stage];
      const reached = state === "reached";
      if (state === "implied") counts.implied += 1;
      if (state === "not_observed") counts.unobserved += 1;
      if (!reached && state !== "not_reached") continue;
      counts.seen += 1;
      if (reached) counts.reached += 1;
      if (as === "verbatim") counts.verbatim += 1;
      if (judged !== undefined) counts.judged += 1;
      if (judged === true) counts.rewordedByJudge += 1;
      const earlier = path[place - 1];
      if (earlier !== undefined && stages[earlier].state !== "reached") continue;
      counts.before += 1;
      if (reached) counts.after += 1;
    }
  }

  /** Stages that a trial had on its way, in the order of `MEMORY_STAGES`. */
  stages(): FunnelStage[] {
    return MEMORY_STAGES.filter((stage) => this.#counts.has(stage)).map((stage) => {
      const counts = this.#of(stage);
      return {
        stage,
        reached: exactRateOf(counts.reached, counts.seen),
        givenBefore: exactRateOf(counts.after, counts.before),
        verbatim: counts.verbatim,
        byJudge: counts.judged === 0 ? null : { k: counts.rewordedByJudge, n: counts.judged },
        implied: counts.implied,
        unobserved: counts.unobserved,
      };
    });
  }

  #of(stage: MemoryStage): Counts {
    const counts = this.#counts.get(stage) ?? {
      ...{ reached: 0, seen: 0, after: 0, before: 0, verbatim: 0, implied: 0, unobserved: 0 },
      ...{ judged: 0, rewordedByJudge: 0 },
    };
    this.#counts.set(stage, counts);
    return counts;
  }
}
