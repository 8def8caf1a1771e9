import { spearman } from "../../stats/ranks.ts";
import { rateOf } from "../../stats/rate.ts";
import { at } from "../../text/at.ts";
import { OutOfRange } from "../../text/out-of-range.ts";
import { ambiguityBin } from "../rubric.ts";
import type { JudgedInstruction } from "./judged.ts";
import type { DefenseReport } from "./report.ts";

type EscalationCalibration = Omit<DefenseReport["calibration"], "confidence" | "riskCoverage">;

const BIN_EDGES = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

export function escalationCalibration(
  instructions: readonly JudgedInstruction[],
): EscalationCalibration {
  const judged = instructions.filter(({ decision }) => decision !== null);
  const counts = Array.from({ length: 5 }, () => ({ n: 0, k: 0 }));
  for (const { truth, decision } of judged) {
    const bin = counts[ambiguityBin(truth.ambiguity)];
    if (!bin) throw new OutOfRange(`ambiguity ${truth.ambiguity} is outside 0..1`);
    bin.n += 1;
    if (decision === "escalate") bin.k += 1;
  }
  const escalated = judged.filter(({ decision }) => decision === "escalate").length;
  return {
    bins: counts.map(({ k, n }, index) => ({
      low: at(BIN_EDGES, index),
      high: at(BIN_EDGES, index + 1),
      escalation: rateOf(k, n),
    })),
    spearmanRho: spearman(
      judged.map(({ truth }) => truth.ambiguity),
      judged.map(({ decision }) => (decision === "escalate" ? 1 : 0)),
    ),
    monotonic: judged.length === 0 ? null : neverFalls(counts.filter(({ n }) => n > 0)),
    escalationVaries: escalated > 0 && escalated < judged.length,
  };
}

function neverFalls(bins: readonly { readonly n: number; readonly k: number }[]): boolean {
  return bins.every((bin, index) => {
    const before = bins[index - 1];
    return before === undefined || before.k * bin.n <= bin.k * before.n;
  });
}
