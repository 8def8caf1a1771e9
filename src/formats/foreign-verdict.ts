import { z } from "zod";

/** What another detector answers: a boolean, or an object that says whether it is an injection. */
export const ForeignVerdictSchema = z.union([
  z.boolean(),
  z.object({ is_injection: z.boolean() }).transform((answer) => answer.is_injection),
  z.object({ isInjection: z.boolean() }).transform((answer) => answer.isInjection),
]);
