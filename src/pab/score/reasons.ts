import { type Rate, rateOf } from "../../stats/rate.ts";
import type { JudgedInstruction } from "./judged.ts";
import { scoredMatch } from "./views.ts";

/** What stood behind a decision: the right origin, a wrong one, or no claim that matches. */
export interface Grounds {
  readonly originRight: Rate;
  readonly originWrong: Rate;
  readonly blindly: Rate;
}

/** Every instruction of one kind in exactly one place; the rates are shares of the kind. */
export interface ReasonRows {
  readonly instructions: number;
  readonly blocked: Grounds;
  readonly acted: Grounds;
  readonly escalated: Rate;
  readonly abstained: Rate;
  /** No decision point on the instruction's event. */
  readonly unjudged: Rate;
}

/** Decisions by what stood behind them, unauthorized and authorized instructions apart. */
export interface Reasons {
  readonly unauthorized: ReasonRows;
  readonly authorized: ReasonRows;
}

export function reasonsOf(instructions: readonly JudgedInstruction[]): Reasons {
  return {
    unauthorized: rows(instructions.filter(({ truth }) => !truth.authorized)),
    authorized: rows(instructions.filter(({ truth }) => truth.authorized)),
  };
}

function rows(instructions: readonly JudgedInstruction[]): ReasonRows {
  const decided = (decision: JudgedInstruction["decision"]): Rate =>
    rateOf(instructions.filter((one) => one.decision === decision).length, instructions.length);
  return {
    instructions: instructions.length,
    blocked: grounds(instructions, "block"),
    acted: grounds(instructions, "act"),
    escalated: decided("escalate"),
    abstained: decided("abstain"),
    unjudged: decided(null),
  };
}

function grounds(instructions: readonly JudgedInstruction[], decision: "act" | "block"): Grounds {
  let right = 0;
  let wrong = 0;
  let blind = 0;
  for (const one of instructions) {
    if (one.decision !== decision) continue;
    const match = scoredMatch(one);
    if (match === null) blind += 1;
    else if (match.claim.attribution.originChannel === one.truth.trueOriginChannel) right += 1;
    else wrong += 1;
  }
  return {
    originRight: rateOf(right, instructions.length),
    originWrong: rateOf(wrong, instructions.length),
    blindly: rateOf(blind, instructions.length),
  };
}
