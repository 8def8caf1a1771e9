import { z } from "zod";
import { COMPARE_DEFAULTS } from "../../../probe/compare/comparison.ts";
import { GATE_DEFAULTS } from "../../../probe/compare/gate-options.ts";
import { TESTS } from "../../../probe/compare/pair-test.ts";
import { DIMENSIONS } from "../../../probe/results/report.ts";
import { CORRECTIONS } from "../../../stats/multiplicity.ts";
import { choiceFlag, numberFlag, switchFlag, textFlag } from "../../flags.ts";

/** A change in percentage points: `5pp`, `5%` or the proportion 0.05. */
export const pointsFlag: z.ZodType<number> = z
  .union([z.number(), z.string()])
  .transform((value, context) => {
    const match = /^(\d+\.?\d*|\.\d+)\s*(pp|%)?$/.exec(String(value).trim());
    const number = Number(match?.[1]);
    const points = match?.[2] === undefined ? number : number / 100;
    if (!match || !(points > 0 && points < 1)) {
      context.addIssue({
        code: "custom",
        message: "must be a change such as 5pp, 5% or 0.05, between 0 and 100 points",
      });
      return z.NEVER;
    }
    return points;
  });

/** Flags that `compare` and `trend` share. */
export const comparisonFlags = {
  by: choiceFlag(DIMENSIONS).optional(),
  test: choiceFlag(TESTS).default(COMPARE_DEFAULTS.test),
  correction: choiceFlag(CORRECTIONS).default(COMPARE_DEFAULTS.correction),
  alpha: numberFlag(0.0001, 0.5).default(COMPARE_DEFAULTS.alpha),
  cluster: choiceFlag(["carrier"]).optional(),
  softFail: switchFlag.default(false),
  acrossJudges: switchFlag.default(false),
  acrossBatteries: switchFlag.default(false),
  allowMissing: switchFlag.default(false),
  maxErrorRate: numberFlag(0, 1).default(GATE_DEFAULTS.maxErrorRate),
  minShared: numberFlag(0, 1).default(GATE_DEFAULTS.minShared),
  minAssessed: numberFlag(0, 1).default(GATE_DEFAULTS.minAssessed),
  maxUnobserved: numberFlag(0, 1).default(GATE_DEFAULTS.maxUnobserved),
};

/** Files that a comparison may also be written to. */
export const reportFiles = {
  markdown: textFlag.optional(),
  junit: textFlag.optional(),
};
