import type { OtlpItem } from "../../formats/otlp-json.ts";

/**
 * How far a trace has come, seen from the span that it stands below.
 * - `none`: nothing of it is here.
 * - `open`: a span names a parent that has not come.
 * - `quiet`: what is here is connected, but more may follow beside it.
 * - `ended`: the agent's server says that it has answered.
 */
export type TraceState = "none" | "open" | "quiet" | "ended";

/**
 * Exporters send a span when it ends, so that the parent of all others comes last.
 * @param requests how many the agent's server was sent: each has a span of its own
 */
export function traceState(
  items: readonly OtlpItem[],
  parentId: string,
  requests: number,
): TraceState {
  const spans = items.filter(({ kind }) => kind === "span");
  if (spans.length === 0) return "none";
  const known = new Set(spans.map(({ spanId }) => spanId));
  let ended = 0;
  for (const { parentId: above, value } of spans) {
    const isTop = above === null || above === parentId;
    if (!isTop && !known.has(above)) return "open";
    if (isTop && isServer(value["kind"])) ended += 1;
  }
  return ended >= requests ? "ended" : "quiet";
}

/** The span of a server or of a consumer lasts as long as what it set off. */
function isServer(kind: unknown): boolean {
  return kind === 2 || kind === 5 || kind === "SPAN_KIND_SERVER" || kind === "SPAN_KIND_CONSUMER";
}
