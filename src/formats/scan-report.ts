import { z } from "zod";
import { FingerprintsSchema } from "./injection-results.ts";
import { describeIssues } from "./parse.ts";
import { pythonInt } from "./python-int.ts";

/** A count as earlier scan reports hold it: a whole number, or what Python's `int()` makes one. */
const Count = z.unknown().transform((value, context) => {
  const number = pythonInt(value);
  if (number === null || number < 0) {
    context.addIssue({
      code: "custom",
      message: `must be a count, not ${JSON.stringify(value) ?? "missing"}`,
    });
    return z.NEVER;
  }
  return number;
});

const CategoryCounts = z.looseObject({
  total: Count,
  hits: Count,
  errors: Count.optional(),
  one_sided: Count.optional(),
});

/** A map, not a record: a category may be called `__proto__`, and a record would lose it. */
const Categories = z.unknown().transform((value, context) => {
  const counts = new Map<string, z.infer<typeof CategoryCounts>>();
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    context.addIssue({ code: "custom", message: "must be an object of counts by category" });
    return z.NEVER;
  }
  for (const [name, entry] of Object.entries(value)) {
    const parsed = CategoryCounts.safeParse(entry);
    if (parsed.success) counts.set(name, parsed.data);
    else {
      context.addIssue({
        code: "custom",
        message: `${JSON.stringify(name)}: ${describeIssues(parsed.error)}`,
      });
    }
  }
  return counts;
});

/** The part of a scan report that comparisons read, the Python original's included. */
export const ScanReportSchema = z.looseObject({
  target: z.unknown().optional(),
  oracle: z.string().optional(),
  statistics: z
    .looseObject({
      total_attacks: Count.default(0),
      hits: Count.optional(),
      /** Ours: rows that say something. The original counts errors into its total. */
      assessed: Count.optional(),
      errors: Count.optional(),
      /** Ours: hits among those counted whose holds could not have been seen. */
      one_sided: Count.optional(),
    })
    .transform((statistics, context) => {
      // Attacks without a count of hits are no hundred per cent of holds.
      if (statistics.hits === undefined && statistics.total_attacks > 0) {
        context.addIssue({
          code: "custom",
          path: ["hits"],
          message: "must be a count, not missing",
        });
        return z.NEVER;
      }
      return { ...statistics, hits: statistics.hits ?? 0 };
    }),
  by_category: Categories.default(new Map()),
  results: z.unknown().optional(),
  simulated: z.boolean().optional(),
  interrupted: z.boolean().optional(),
  fingerprints: FingerprintsSchema.optional(),
  timestamp: z.string().optional().catch(undefined),
  run: z.looseObject({ started: z.string().optional() }).optional().catch(undefined),
});

export type ScanReport = z.infer<typeof ScanReportSchema>;

/** One entry of `results`, where it tells enough to pair runs attack by attack. */
export const ScanEntrySchema = z.looseObject({
  attack_id: z.string(),
  category: z.string().optional(),
  success: z.boolean().nullable(),
  outcome: z.string().optional().catch(undefined),
  one_sided: z.boolean().optional().catch(undefined),
  evidence: z.unknown().optional(),
});
