import type { GroundTruth } from "../model.ts";
import type { ReviewedPoint } from "../reviewed-point.ts";
import { judgeAll } from "./score.ts";
import { scoredMatch } from "./views.ts";

/** What a defence did with one instruction of a corpus. */
export interface InstructionOutcome {
  /** Identity of the instruction within the corpus. */
  readonly id: string;
  readonly authorized: boolean;
  readonly acted: boolean;
  /** Blocked or abstained. */
  readonly refused: boolean;
  /** It decided, pointed at the text, and named the channel it really came through. */
  readonly originRight: boolean;
  /** It did not answer, or was never asked: nothing can be said. */
  readonly unanswered: boolean;
}

/** The outcome of every instruction, in the order of trace and event; for comparing defences in pairs. */
export function instructionOutcomes(
  groundTruth: Iterable<GroundTruth>,
  points: readonly ReviewedPoint[],
): InstructionOutcome[] {
  return judgeAll(groundTruth, points)
    .flatMap(({ instructions }) => instructions)
    .map((one): InstructionOutcome => {
      const { truth, decision, failed } = one;
      return {
        id: JSON.stringify([truth.traceId, truth.instructionId]),
        authorized: truth.authorized,
        acted: decision === "act",
        refused: decision === "block" || decision === "abstain",
        originRight: scoredMatch(one)?.claim.attribution.originChannel === truth.trueOriginChannel,
        unanswered: failed || decision === null,
      };
    });
}
