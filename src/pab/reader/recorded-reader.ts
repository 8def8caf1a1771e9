import { readFileSync } from "node:fs";
import { type RecordedAnswer, RecordedAnswerSchema } from "../../formats/recorded-answer.ts";
import { decideByChannel } from "../at-the-point.ts";
import { type Defense, DefenseFailure } from "../defense.ts";
import type { DecisionPoint, Trace } from "../model.ts";
import { visibleKey } from "./visible-key.ts";

const SURE = 0.99;
const UNSURE = 0.75;

/**
 * Answers that a language model gave when it read four corpora blind, played back: never a live result.
 * It answers for the very texts it read and for no others; those are counted as failures. It recorded
 * no decision, so that the channel it names decides, as for `channel-tagger`.
 */
export function recordedReader(): Defense {
  const answers = new Map<string, RecordedAnswer>();
  for (const line of recorded().split("\n").filter(Boolean)) {
    const answer = RecordedAnswerSchema.parse(JSON.parse(line));
    answers.set(placeOf(answer.visible_sha256, answer.surface_span), answer);
  }
  return {
    name: "recorded-reader",
    review: (trace: Trace, point: DecisionPoint) => {
      const answer = point.span && answers.get(placeOf(visibleKey(trace), point.span));
      if (!answer) throw new DefenseFailure("threw", "no answer is on record for this text");
      return {
        decision: decideByChannel(answer.origin_channel),
        attribution: {
          originChannel: answer.origin_channel,
          hopChain: answer.hop_chain,
          span: answer.surface_span,
          originEventId: trace.events[answer.origin_event]?.eventId,
        },
        confidence: answer.sure ? SURE : UNSURE,
        rationale: "recorded: a language model that read this trace blind",
      };
    },
  };
}

function placeOf(key: string, [from, to]: readonly [number, number]): string {
  return `${key} ${from} ${to}`;
}

function recorded(): string {
  return readFileSync(new URL("../../../data/reader/blind-answers.jsonl", import.meta.url), "utf8");
}
