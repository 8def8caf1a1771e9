import { z } from "zod";
import { usageError } from "../../formats/error.ts";
import { type VerdictLine, VerdictLineSchema } from "../../formats/verdict-journal.ts";
import type { TracePlaces } from "../../pab/corpus/trace-at.ts";
import type { Defense } from "../../pab/defense.ts";
import { withEffectGuard } from "../../pab/effect-guard.ts";
import { reviewTraces } from "../../pab/review.ts";
import type { NamedDefense } from "../open-defense.ts";
import { traceHash } from "../verdict-journal.ts";
import { reviewToLine } from "../verdict-line.ts";
import type { OpenWork } from "./serve.ts";

/** What a worker makes of a trace: its verdicts, as they stand in a journal. */
export const TraceVerdictsSchema = z.array(VerdictLineSchema);

/**
 * Asks a defence, which its owner closes, about the decision points of traces. The name of a trace is its
 * hash.
 * @param traces of the same corpus
 */
export function evalWork(
  { defense, entry }: NamedDefense,
  traces: TracePlaces,
  timeoutMs: number,
): OpenWork {
  return (_shared, signal) => {
    // What is registered runs inside the guard, as in one process; it stands as long as the work, for to
    // put it up takes longer than many a trace.
    const guard = entry === null ? null : standingGuard();
    const one = oneAtATime(defense);
    const verdicts = async (index: number, key: string): Promise<VerdictLine[]> => {
      const trace = await traces.at(index);
      if (trace === null || traceHash(trace) !== key) {
        throw usageError("--queue", `trace ${index} of the corpus is another one here`);
      }
      const lines: VerdictLine[] = [];
      for await (const review of reviewTraces([trace], one, { timeoutMs, signal })) {
        lines.push(reviewToLine(review, key));
      }
      return lines;
    };
    return {
      atOnce: Math.max(1, defense.concurrency ?? 1),
      run: async ({ index, key }) => {
        try {
          const work = (): Promise<VerdictLine[]> => verdicts(index, key);
          const record = await (guard ? withEffectGuard(work, { outputDir: null }) : work());
          return { record, costUsd: 0 };
        } catch (error) {
          if (signal.aborted) return null;
          throw error;
        }
      },
      close: async () => guard?.end(),
    };
  };
}

/** Keeps the patches of the effect guard in place; only code that runs inside a guard is held back. */
function standingGuard(): { end(): Promise<void> } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const standing = withEffectGuard(() => held, { outputDir: null });
  return {
    end: async () => {
      release();
      await standing;
    },
  };
}

/** Traces are asked about side by side, as many as the defence bears; so within one there is one point at a time. */
function oneAtATime(defense: Defense): Defense {
  const { specificationVersion, name, selfTimed, isolation } = defense;
  return {
    name,
    ...(specificationVersion === undefined ? {} : { specificationVersion }),
    ...(selfTimed === undefined ? {} : { selfTimed }),
    ...(isolation === undefined ? {} : { isolation }),
    review: (trace, point) => defense.review(trace, point),
  };
}
