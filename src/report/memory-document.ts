import type { MemoryDocumentSchema } from "../formats/memory-documents.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import { rewordingJudge } from "../joins/memory/rewording-judge.ts";
import type { MemoryGroup, MemorySummary } from "../probe/run/memory-summary.ts";
import { effortBody } from "./agent-scan-document.ts";
import { judgeCorrectionToWire } from "./judge-correction.ts";

type MemoryBody = Omit<DocumentBody<typeof MemoryDocumentSchema>, "meta">;

/** The summary of a memory scan as it stands in JSON. */
export function memoryBody(summary: MemorySummary, timing: boolean): MemoryBody {
  return {
    by_defense: summary.byDefense.map((one) => ({
      name: one.name,
      attack: groupBody(one.attack),
      memory_utility: one.twins.map(({ arm, kept, stopped, errors, unobserved }) => ({
        ...{ arm, kept, stopped, errors },
        not_observed: unobserved,
      })),
      changes: one.changes,
      right_reason: one.rightReason && {
        held_and_kept: one.rightReason.heldAndKept,
        acted_and_kept: one.rightReason.actedAndKept,
      },
      by_scenario: one.byScenario.map(groupBody),
      by_fill: one.byFill.map(groupBody),
      ...effortBody(one.effort, timing),
    })),
    funnel_interval: "clopper-pearson",
    rewording_judge: rewordingJudge.name,
    base_defense: summary.baseDefense,
    outcomes: summary.tally,
    error_reasons: summary.errorReasons,
    prefilled: summary.prefilled,
  };
}

function groupBody(group: MemoryGroup) {
  return {
    name: group.name,
    outcomes: group.tally,
    acted_rate: group.rates.overAssessed,
    acted_rate_given_delivery: group.rates.givenDelivery,
    acted_at_once: group.actedAtOnce,
    funnel: group.funnel.map(({ givenBefore, unobserved, byJudge, ...stage }) => ({
      ...stage,
      by_judge: byJudge && {
        reworded: byJudge.k,
        of: byJudge.n,
        correction: judgeCorrectionToWire(byJudge, rewordingJudge.validation),
      },
      given_before: givenBefore,
      not_observed: unobserved,
    })),
    stopped_at: group.stopped,
  };
}
