import { usageError } from "../../formats/error.ts";
import { systemClock } from "../../probe/attempt/system-clock.ts";
import { guardedTrial } from "../../probe/run/run-trials.ts";
import { TrialCursor } from "../../probe/run/trial-cursor.ts";
import type { RunPlan, TrialKind, TrialSurroundings } from "../../probe/run/trial-kind.ts";
import { openTrialMetrics } from "../../probe/run/trial-metrics.ts";
import { deriveSeed, seededRandom } from "../../random/random.ts";
import type { OpenWork } from "./serve.ts";
import { SharedGiveUp } from "./shared-give-up.ts";
import { sharedPace } from "./shared-pace.ts";

/** Runs trials of a plan. Pace, budget and giving up are those of all workers of the run together. */
export function trialWork<P extends RunPlan, T, R>(kind: TrialKind<P, T, R>, plan: P): OpenWork {
  return (shared, signal) => {
    const giveUp = new SharedGiveUp(shared);
    const metrics = openTrialMetrics(kind.name);
    const trials = new TrialCursor(() => kind.trials(plan));
    const around: TrialSurroundings = {
      clock: systemClock,
      random: seededRandom(deriveSeed(plan.seed, "jitter")),
      signal,
      pace: sharedPace(shared, systemClock, plan.rpm),
      giveUp,
      answered: () => undefined,
    };
    return {
      atOnce: null,
      run: async ({ index, key }) => {
        const planned = await trials.at(index);
        if (planned?.key !== key) {
          throw usageError("--queue", `this worker knows no trial ${key} at ${index}`);
        }
        // A budget is kept by what is spent now; all else may be a moment old.
        const known = await (plan.maxCostUsd === null ? shared.recent() : shared.now());
        giveUp.learn(known.because);
        // Null stands for a trial that is not begun, since the budget of all is spent.
        const isSpent = plan.maxCostUsd !== null && known.spentUsd >= plan.maxCostUsd;
        if (isSpent) return { record: null, costUsd: 0 };
        const record = await guardedTrial(kind, planned, plan, around, await metrics);
        return record === null ? null : { record, costUsd: kind.costUsd(record) ?? 0 };
      },
    };
  };
}
