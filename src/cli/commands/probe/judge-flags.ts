import { intFlag, numberFlag, textFlag } from "../../flags.ts";

/** Flags of a judge that asks a model. */
export const judgeFlags = {
  judgeModel: textFlag.optional(),
  judgeBaseUrl: textFlag.optional(),
  judgeBudget: intFlag(0).optional(),
  judgeTimeout: numberFlag(0.001, 86_400).optional(),
};

export interface JudgeFlags {
  readonly judgeModel?: string | undefined;
  readonly judgeBaseUrl?: string | undefined;
  readonly judgeBudget?: number | undefined;
  /** Seconds. */
  readonly judgeTimeout?: number | undefined;
}
