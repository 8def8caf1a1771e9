import { z } from "zod";
import { OUTCOMES, type Outcome } from "./outcome.ts";

const count = z.int().nonnegative();

/** Counts of the outcomes as documents hold them. */
export const OutcomeCountsSchema = z
  .strictObject({
    ...(Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count])) as Record<
      Outcome,
      typeof count
    >),
    blocked_before_payload: count,
    acted_one_sided: count,
  })
  .meta({
    description:
      "blocked_before_payload is a part of blocked_by_provider; acted_one_sided a part of acted, in no rate: had they held, nobody could have seen it.",
  });
