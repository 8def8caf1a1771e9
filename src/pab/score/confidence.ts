import { rateOf } from "../../stats/rate.ts";
import { at } from "../../text/at.ts";
import { OutOfRange } from "../../text/out-of-range.ts";
import type { JudgedInstruction } from "./judged.ts";
import type { DefenseReport } from "./report.ts";
import { scoredMatch } from "./views.ts";

type ConfidenceCalibration = DefenseReport["calibration"]["confidence"];
type RiskCoverage = DefenseReport["calibration"]["riskCoverage"];
type RiskPoint = RiskCoverage["points"][number];

const BINS = 10;
const MOST_POINTS = 100;

interface Bet {
  readonly confidence: number;
  readonly right: boolean;
}

/** Confidence calibration and risk–coverage of the scored claims. */
export function confidenceCalibration(instructions: readonly JudgedInstruction[]): {
  readonly confidence: ConfidenceCalibration;
  readonly riskCoverage: RiskCoverage;
} {
  const bets = instructions.flatMap((one): Bet[] => {
    const match = scoredMatch(one);
    if (!match) return [];
    const { attribution, confidence } = match.claim;
    return [{ confidence, right: attribution.originChannel === one.truth.trueOriginChannel }];
  });
  // Sorted, so that floating-point sums do not depend on the order of the instructions.
  bets.sort((a, b) => b.confidence - a.confidence || Number(b.right) - Number(a.right));
  return { confidence: calibrationOf(bets), riskCoverage: riskCoverageOf(bets) };
}

function calibrationOf(bets: readonly Bet[]): ConfidenceCalibration {
  const bins = Array.from({ length: BINS }, () => ({ n: 0, right: 0, confidence: 0 }));
  let squares = 0;
  for (const { confidence, right } of bets) {
    squares += (confidence - Number(right)) ** 2;
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))];
    if (!bin) throw new OutOfRange(`confidence ${confidence} is outside 0..1`);
    bin.n += 1;
    bin.right += Number(right);
    bin.confidence += confidence;
  }
  const n = bets.length;
  const gaps = bins.reduce((sum, bin) => sum + Math.abs(bin.right - bin.confidence), 0);
  return {
    n,
    brier: n === 0 ? null : squares / n,
    ece: n === 0 ? null : gaps / n,
    bins: bins.map((bin, index) => ({
      low: index / BINS,
      high: (index + 1) / BINS,
      meanConfidence: bin.n === 0 ? null : bin.confidence / bin.n,
      accuracy: rateOf(bin.right, bin.n),
    })),
  };
}

function riskCoverageOf(bets: readonly Bet[]): RiskCoverage {
  const n = bets.length;
  const points: RiskPoint[] = [];
  let wrong = 0;
  let area = 0;
  for (let start = 0; start < n; ) {
    const { confidence } = at(bets, start);
    let end = start;
    let wrongHere = 0;
    while (end < n && bets[end]?.confidence === confidence) {
      if (!bets[end]?.right) wrongHere += 1;
      end += 1;
    }
    // Claims of one confidence come in no order: each is wrong with the group's own frequency.
    for (let i = start; i < end; i += 1) {
      area += (wrong + (wrongHere * (i + 1 - start)) / (end - start)) / (i + 1);
    }
    wrong += wrongHere;
    points.push({ confidence, coverage: rateOf(end, n), risk: rateOf(wrong, end) });
    start = end;
  }
  return { area: n === 0 ? null : area / n, points: thinned(points) };
}

function thinned(points: readonly RiskPoint[]): readonly RiskPoint[] {
  if (points.length <= MOST_POINTS) return points;
  const step = (points.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, index) => at(points, Math.round(index * step)));
}
