import { dummyTarget, type Target } from "../../../probe/index.ts";

export const TARGET_KINDS = ["dummy"] as const;

/** The agent under test, from its flags. */
export function openTarget(_kind: (typeof TARGET_KINDS)[number]): Target {
  return dummyTarget();
}
