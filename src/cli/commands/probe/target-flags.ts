import { z } from "zod";
import { intFlag, listFlag, numberFlag, switchFlag, textFlag } from "../../flags.ts";

/** Flags that say which agent is meant and how it is spoken to; part of `scan` and `health`. */
export const targetFlags = {
  target: textFlag.default("dummy"),
  endpoint: textFlag.optional(),
  inputField: textFlag.default("message"),
  outputField: textFlag.optional(),
  callsField: textFlag.optional(),
  callNameField: textFlag.optional(),
  callArgsField: textFlag.optional(),
  bodyTemplate: textFlag.optional(),
  sessionField: textFlag.optional(),
  userField: textFlag.optional(),
  agentTool: textFlag.optional(),
  method: textFlag.default("POST"),
  header: listFlag.default([]),
  authHeader: textFlag.optional(),
  model: textFlag.optional(),
  systemPrompt: textFlag.optional(),
  timeout: numberFlag(0.001, 86_400).default(60),
  maxBytes: intFlag(1).default(5_000_000),
  resend: switchFlag.default(false),
};

const TargetFlags = z.object(targetFlags);
export type TargetFlags = z.infer<typeof TargetFlags>;

/** Names of the target's flags. */
export const TARGET_FIELDS = TargetFlags.keyof().options;
