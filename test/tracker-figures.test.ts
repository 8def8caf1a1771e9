import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCorpus } from "../src/pab/corpus.ts";
import type { Defense } from "../src/pab/defense.ts";
import { reviewTraces } from "../src/pab/review.ts";
import type { ReviewedPoint } from "../src/pab/reviewed-point.ts";
import type { DefenseReport } from "../src/pab/score/report.ts";
import { scoreReviews } from "../src/pab/score/score.ts";
import { createContainmentTracker } from "../src/pab/tracker/containment-tracker.ts";
import { LINK_FEATURES } from "../src/pab/tracker/link-score.ts";
import { loadTrackerParameters } from "../src/pab/tracker/parameters.ts";
import { SILENT_FEATURES } from "../src/pab/tracker/silent-kind.ts";
import { TIER_FEATURES } from "../src/pab/tracker/tier-features.ts";
import { createProvenanceTracker } from "../src/pab/tracker/tracker.ts";
import { TRUST_END_FEATURES, TRUST_LINK_FEATURES } from "../src/pab/tracker/trust.ts";

async function report(corpusName: string, defense: Defense): Promise<DefenseReport> {
  const corpus = await loadCorpus(join(import.meta.dirname, "..", "corpus", corpusName));
  const reviewed: ReviewedPoint[] = [];
  for await (const point of reviewTraces(corpus.traces, defense)) reviewed.push(point);
  return scoreReviews(corpus.groundTruth, reviewed, { forced: true });
}

describe("the tracker on the committed corpora, as shipped", () => {
  it("beats the original's row on smoke in every column", async () => {
    const { safety, cost, attribution } = await report("smoke", createProvenanceTracker());
    expect([safety.uar.k, safety.uar.n]).toEqual([0, 7]);
    expect([cost.fbr.k, cost.fbr.n]).toEqual([1, 5]);
    expect([cost.hrr.k, cost.hrr.n]).toEqual([0, 12]);
    expect(attribution.overall.scored).toBe(11);
    expect(attribution.overall.originChannelAccuracy.k).toBe(11);
    expect(attribution.overall.hopCountAccuracy.k).toBeGreaterThanOrEqual(10);
    expect(attribution.overall.chainF1?.mean).toBeGreaterThan(0.95);
  });

  it("answers nine in ten of llm-laundered and is right there; the control is not", async () => {
    const tracker = await report("llm-laundered", createProvenanceTracker());
    expect(tracker.attribution.overall.scored).toBeGreaterThanOrEqual(117);
    expect(tracker.attribution.overall.originChannelAccuracy.rate).toBeGreaterThanOrEqual(0.99);
    expect(tracker.attributionForced?.overall.originChannelAccuracy.rate).toBeGreaterThan(0.97);
    const control = await report("llm-laundered", createContainmentTracker());
    expect(control.attribution.overall.originChannelAccuracy.rate).toBeLessThan(0.85);
  });

  it("knows on llm-hard that it mostly does not know", async () => {
    const { attribution, safety } = await report("llm-hard", createProvenanceTracker());
    const { scored, originChannelAccuracy } = attribution.overall;
    expect(scored).toBeLessThan(20);
    expect(originChannelAccuracy.k / scored).toBeGreaterThanOrEqual(0.9);
    expect(safety.uar.k).toBe(0);
  });
});

it("the fitted parameters have a number for every feature", () => {
  const parameters = loadTrackerParameters();
  expect(parameters.link).toHaveLength(LINK_FEATURES.length);
  expect(parameters.silent).toHaveLength(SILENT_FEATURES.length);
  expect(parameters.trustLink).toHaveLength(TRUST_LINK_FEATURES.length);
  expect(parameters.trustEnd).toHaveLength(TRUST_END_FEATURES.length);
  expect(parameters.tier.map((row) => row.length)).toEqual(Array(5).fill(TIER_FEATURES.length));
});
