import { type DetectionResult, type ThreatLevel, threatRank } from "./result.ts";

/** One turn of a conversation. */
export interface ConversationTurn {
  readonly role: "user" | "assistant" | "system" | "tool";
  readonly text: string;
}

/** Verdict on a conversation: every turn's own, and what they add up to. */
export interface ConversationResult {
  readonly isInjection: boolean;
  readonly threatLevel: ThreatLevel;
  /** 0..1: the strongest turn, or the turns together when they escalate. */
  readonly confidence: number;
  /** True when the turns together, and none alone, reach the threshold. */
  readonly escalation: boolean;
  /** Numbers of the turns that were looked at and found something, ascending. */
  readonly turns: readonly number[];
  readonly results: readonly DetectionResult[];
}

/** How much a finding is worth one turn later. */
const MEMORY = 0.8;
/** An escalation needs findings in this many turns. */
const LEAST_TURNS = 2;

/**
 * Judges the turns of a conversation in order. Turns of the assistant and the system are not
 * inputs and are skipped. What each rule found is remembered with a decay of 0.8 a turn and joined
 * by noisy-or over the rules, so that an attack spread over turns adds up, while a weak finding
 * fades and the same weak finding again adds nothing.
 */
export function judgeTurns(
  turns: readonly ConversationTurn[],
  threshold: number,
  judge: (turn: ConversationTurn) => DetectionResult,
): ConversationResult {
  const results: DetectionResult[] = [];
  const found: number[] = [];
  const remembered = new Map<string, number>();
  let highest = 0;
  let alone = false;
  let worst: ThreatLevel = "none";
  let strongest = 0;
  for (const [number, turn] of turns.entries()) {
    if (turn.role === "assistant" || turn.role === "system") continue;
    const result = judge(turn);
    results.push(result);
    if (result.isInjection) alone = true;
    if (threatRank(result.threatLevel) > threatRank(worst)) worst = result.threatLevel;
    strongest = Math.max(strongest, result.confidence);
    if (result.confidence > 0) found.push(number);
    for (const [rule, weight] of remembered) remembered.set(rule, weight * MEMORY);
    for (const { rule, confidence, allowed } of result.matches) {
      if (!allowed) remembered.set(rule, Math.max(remembered.get(rule) ?? 0, confidence));
    }
    highest = Math.max(highest, noisyOr(remembered.values()));
  }
  const escalation = !alone && found.length >= LEAST_TURNS && highest >= threshold;
  return {
    isInjection: alone || escalation,
    threatLevel: alone ? worst : escalation ? "medium" : "none",
    confidence: escalation ? highest : strongest,
    escalation,
    turns: found,
    results,
  };
}

function noisyOr(weights: Iterable<number>): number {
  let miss = 1;
  for (const weight of weights) miss *= 1 - weight;
  return 1 - miss;
}
