import { z } from "zod";
import { ChannelSchema, DecisionSchema, SpanSchema, WireVerdictSchema } from "../formats/pab.ts";
import { describeIssues } from "../formats/parse.ts";
import { DefenseFailure } from "./defense.ts";
import type { Verdict } from "./model.ts";
import type { FailureKind, ReviewedPoint } from "./reviewed-point.ts";

/** A verdict as an in-process defence returns it. */
const VerdictSchema = z.object({
  decision: DecisionSchema,
  attribution: z
    .object({
      originChannel: ChannelSchema,
      hopChain: z.array(z.string()),
      span: SpanSchema,
      originEventId: z.string().nullish(),
    })
    .nullish(),
  confidence: z.number().min(0).max(1),
  rationale: z.string().nullish(),
});

const WireReplySchema = WireVerdictSchema.omit({ id: true });

/** An answer, or the stand-in for one with the reason why there is none. */
export interface CheckedVerdict {
  readonly verdict: Verdict;
  readonly failure: ReviewedPoint["failure"];
}

/** The stand-in for an answer that did not come: nothing was decided, nothing claimed. */
const ABSTAIN: Verdict = { decision: "abstain", attribution: null, confidence: 0 };

/** A failed review: `abstain`, counted under its kind. */
export function failedReview(kind: FailureKind, message: string): CheckedVerdict {
  return { verdict: ABSTAIN, failure: { kind, message } };
}

/**
 * Checks what an in-process defence returned.
 * @param length code points of the decision point's event
 */
export function checkVerdict(value: unknown, length: number): CheckedVerdict {
  const result = VerdictSchema.safeParse(value);
  if (!result.success) return failedReview("garbage", describeIssues(result.error));
  const { decision, attribution, confidence, rationale } = result.data;
  return withinEvent(
    {
      decision,
      attribution: attribution
        ? { ...attribution, originEventId: attribution.originEventId ?? undefined }
        : null,
      confidence,
      rationale: rationale ?? undefined,
    },
    length,
  );
}

/**
 * A reply from the wire as an in-process defence would have returned it.
 * @throws DefenseFailure of kind `garbage` that names the field
 */
export function verdictFromWire(value: unknown): Verdict {
  const result = WireReplySchema.safeParse(value);
  if (!result.success) throw new DefenseFailure("garbage", describeIssues(result.error));
  const { decision, attribution, confidence, rationale } = result.data;
  return {
    decision,
    attribution: attribution
      ? {
          originChannel: attribution.origin_channel,
          hopChain: attribution.hop_chain,
          span: attribution.span,
          originEventId: attribution.origin_event_id ?? undefined,
        }
      : null,
    confidence,
    rationale: rationale ?? undefined,
  };
}

function withinEvent(verdict: Verdict, length: number): CheckedVerdict {
  const end = verdict.attribution?.span[1] ?? 0;
  if (end > length) {
    return failedReview(
      "span_outside",
      `the span ends at ${end}, the event at ${length} code points`,
    );
  }
  return { verdict, failure: null };
}
