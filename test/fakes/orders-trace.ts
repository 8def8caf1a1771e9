import type { Trace } from "../../src/pab/model.ts";

/** A trace with one decision point for each order that a misbehaving fixture understands. */
export function ordersTrace(orders: readonly string[]): Trace {
  return {
    traceId: "t-orders",
    events: orders.map((order, seq) => ({
      eventId: `ev-${seq}`,
      seq,
      channel: "web" as const,
      actor: "page",
      content: `abc do:${order} 😀`,
    })),
    decisionPoints: orders.map((_, seq) => ({ eventId: `ev-${seq}`, span: null })),
  };
}
