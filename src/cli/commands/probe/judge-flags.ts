import { z } from "zod";
import { intFlag, numberFlag, textFlag } from "../../flags.ts";

/** Flags of a judge that asks a model. */
export const judgeFlags = {
  judgeModel: textFlag.optional(),
  judgeBaseUrl: textFlag.optional(),
  judgeBudget: intFlag(0).optional(),
  /** Seconds. */
  judgeTimeout: numberFlag(0.001, 86_400).optional(),
};

const JudgeFlags = z.object(judgeFlags);
export type JudgeFlags = z.infer<typeof JudgeFlags>;
