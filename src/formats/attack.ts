import { z } from "zod";
import { DetectorDataSchema } from "./own-battery.ts";

/** A message of a scan, as catalogue and journal hold it. */
export const AttackShape = {
  id: z.string(),
  category: z.string(),
  transform: z.string(),
  intent: z.string(),
  prompt: z.string(),
  turns: z.array(z.string()).optional(),
  goal: z.string().optional(),
  detect: z.array(DetectorDataSchema).optional(),
} as const;
