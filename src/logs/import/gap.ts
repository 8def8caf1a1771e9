import type { Issue } from "./sink.ts";

/** Notes that tell of text which is in no event. */
const GAPS =
  /are in no event: passed over$|were dropped before export|are not in the (?:file|log)\b/;

/**
 * Whether an issue says that something of a log was not read: what an agent knew when it acted cannot be
 * told whole then.
 */
export function isGap({ kind, reason }: Issue): boolean {
  return kind !== "note" || GAPS.test(reason);
}
