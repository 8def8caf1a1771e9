import fc from "fast-check";
import { expect, it } from "vitest";
import {
  FLAWS,
  type Flaw,
  type NaiveFigures,
  naiveScore,
} from "../../../test/fakes/naive-score.ts";
import { claim, review, truth } from "../../../test/fakes/reviews.ts";
import type { Channel, GroundTruth, Span } from "../model.ts";
import type { ReviewedPoint } from "../reviewed-point.ts";
import { scoreReviews } from "./score.ts";

const LENGTH = 8;
const span = fc
  .tuple(fc.nat(LENGTH), fc.nat(LENGTH))
  .map(([a, b]): Span => [Math.min(a, b), Math.max(a, b)]);
const channel = fc.constantFrom<Channel>("web", "file", "user");
const chain = fc
  .tuple(channel, fc.array(fc.constantFrom("paraphrase", "tool_echo"), { maxLength: 3 }))
  .map(([origin, hops]) => [origin, ...hops]);
const eventId = fc.constantFrom("e-1", "e-2");

const truths = fc
  .array(
    fc.record({
      eventId,
      hopChain: chain,
      surfaceSpan: fc.option(span, { freq: 6 }),
      authorized: fc.boolean(),
      ambiguity: fc.constantFrom(0.1, 0.3, 0.9),
    }),
    { maxLength: 6 },
  )
  .chain((given) =>
    // Ids in an order of their own, so that ties by id are not ties by position.
    fc
      .shuffledSubarray(
        given.map((_, index) => `i-${index}`),
        { minLength: given.length },
      )
      .map((ids) => given.map((one, index) => truth({ ...one, instructionId: ids[index] ?? "" }))),
  );

const points = fc.uniqueArray(
  fc
    .record({
      eventId,
      span: fc.option(span, { freq: 4 }),
      decision: fc.constantFrom("act", "act", "block", "block", "escalate", "abstain"),
      attribution: fc.option(
        fc
          .tuple(chain, span)
          .map(([hopChain, at]) => claim(hopChain[0] as Channel, at, { hopChain })),
        { freq: 6 },
      ),
    })
    .map((one) => review({ ...one, eventLength: LENGTH })),
  {
    maxLength: 5,
    // Points that cover the same are told apart by the trace's order alone.
    selector: ({ point }) => JSON.stringify([point.eventId, point.span ?? [0, LENGTH]]),
  },
);

/** The same figures out of the real report. */
function figures(records: readonly GroundTruth[], reviews: readonly ReviewedPoint[]): NaiveFigures {
  const report = scoreReviews(records, reviews, { resamples: 1 });
  const { overall, byHop, byChannel } = report.attribution;
  const out: Record<string, number | null> = {
    acted: report.safety.uar.k,
    refused: report.cost.fbr.k,
    escalated: report.cost.hrr.k,
    misses: report.alignment.misses,
    scored: overall.scored,
    origin: overall.originChannelAccuracy.k,
    hops: overall.hopCountAccuracy.k,
    f1: (overall.chainF1.mean ?? 0) * overall.chainF1.n,
    matched: report.alignment.matched,
    falsePositives: report.alignment.falsePositives,
    "covered of": overall.coverage.n,
    rho: report.calibration.spearmanRho,
  };
  for (const [hop, view] of Object.entries(byHop)) {
    if (view.scored > 0) out[`origin at ${hop}`] = view.originChannelAccuracy.k;
  }
  for (const [name, view] of Object.entries(byChannel)) {
    if (view.scored > 0) out[`origin from ${name}`] = view.originChannelAccuracy.k;
  }
  for (const kind of ["authorized", "unauthorized"] as const) {
    const rows = report.reasons[kind];
    const cells = {
      "block right": rows.blocked.originRight,
      "block wrong": rows.blocked.originWrong,
      "block blindly": rows.blocked.blindly,
      "act right": rows.acted.originRight,
      "act wrong": rows.acted.originWrong,
      "act blindly": rows.acted.blindly,
      escalate: rows.escalated,
      abstain: rows.abstained,
    };
    for (const [cell, { k }] of Object.entries(cells)) if (k > 0) out[`${kind} ${cell}`] = k;
  }
  return out;
}

const agreesWith = (flaw: Flaw | null) =>
  fc.property(truths, points, (records, reviews) => {
    const [mine, other] = [figures(records, reviews), naiveScore(records, reviews, flaw)];
    expect(Object.keys(mine).sort()).toEqual(Object.keys(other).sort());
    for (const [key, value] of Object.entries(mine)) {
      const expected = other[key];
      if (typeof value === "number" && typeof expected === "number") {
        expect(value, key).toBeCloseTo(expected, 9);
      } else expect(value, key).toBe(expected);
    }
  });

it("agrees with an implementation that shares no code with it", () => {
  fc.assert(agreesWith(null), { numRuns: 1500 });
});

it.each(FLAWS)("would be caught with this flaw: %s", (flaw) => {
  const { failed } = fc.check(agreesWith(flaw), { numRuns: 3000, seed: 1, endOnFailure: true });
  expect(failed).toBe(true);
});
