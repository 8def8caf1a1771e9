import { z } from "zod";

/** What documents about rates are made of: counts, proportions, intervals, verdicts. */
export const count = z.int().nonnegative();
export const proportion = z.number().min(0).max(1);
export const p = z.number().min(0).max(1);
export const interval = z.tuple([z.number(), z.number()]).nullable();
export const pair = z.tuple([count, count]).nullable();
const VERDICTS = ["regressed", "improved", "no significant change", "inconclusive"] as const;
export const groupVerdict = z.enum(VERDICTS);
export const verdict = z.enum([...VERDICTS, "not_comparable"]);
export const gate = z.strictObject({
  word: z.enum(["PASS", "FAIL", "INCONCLUSIVE", "NOT COMPARABLE", "NOT GATED"]),
  exit_code: z.literal([0, 1, 2, 4]),
  reasons: z.array(z.string()),
});
export const differences = z.array(
  z.strictObject({
    part: z.string(),
    old: z.string(),
    new: z.string(),
    effect: z.enum(["noted", "reduced", "refused"]),
  }),
);
export const rate = z.strictObject({
  k: count,
  n: count,
  rate: proportion.nullable(),
  ci: interval,
});
export const kind = z.enum(["injection", "utility", "scan"]);
