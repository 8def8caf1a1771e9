import { createHash } from "node:crypto";
import type { Trace } from "../model.ts";

/** Hash of what can be seen of a trace: channel and content of its events in order; no id enters. */
export function visibleKey({ events }: Pick<Trace, "events">): string {
  const seen = [...events].sort((a, b) => a.seq - b.seq);
  return createHash("sha256")
    .update(JSON.stringify(seen.map(({ channel, content }) => [channel, content])))
    .digest("hex");
}
