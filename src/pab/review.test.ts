import { describe, expect, it } from "vitest";
import { ordersTrace } from "../../test/fakes/orders-trace.ts";
import type { Defense } from "./defense.ts";
import type { Trace, Verdict } from "./model.ts";
import { reviewTraces } from "./review.ts";
import type { ReviewedPoint } from "./reviewed-point.ts";

const fine: Verdict = { decision: "block", attribution: null, confidence: 1 };

function review(trace: Trace, defense: Defense, timeoutMs = 50): Promise<ReviewedPoint[]> {
  return collect(reviewTraces([trace], defense, { timeoutMs }));
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const out: T[] = [];
  for await (const item of items) out.push(item);
  return out;
}

describe("reviewTraces", () => {
  it("shows a defence nothing after the decision point, and no id of the corpus", async () => {
    const seen: Trace[] = [];
    const defense: Defense = {
      name: "spy",
      review: (trace) => {
        seen.push(trace);
        return fine;
      },
    };
    await review(ordersTrace(["a", "b", "c"]), defense);
    expect(seen.map((trace) => trace.events.length)).toEqual([1, 2, 3]);
    expect(JSON.stringify(seen)).not.toMatch(/t-orders|ev-/);
    expect(seen.map((trace) => trace.decisionPoints.length)).toEqual([1, 1, 1]);
  });

  it("maps a claimed origin event back to the corpus's own id, and an invented one to none of them", async () => {
    const claim = (originEventId: string): Defense => ({
      name: "claims",
      review: () => ({
        decision: "block",
        attribution: { originChannel: "web", hopChain: ["web"], span: [0, 1], originEventId },
        confidence: 1,
      }),
    });
    const [, second] = await review(ordersTrace(["a", "b"]), claim("e1"));
    expect(second?.verdict.attribution?.originEventId).toBe("ev-1");
    const [first] = await review(ordersTrace(["a"]), claim("e99"));
    expect(first?.verdict.attribution?.originEventId).toBe('no event "e99"');
  });

  it("names every way of failing, abstains there, and goes on", async () => {
    const answers: Record<string, () => unknown> = {
      throws: () => {
        throw new TypeError("no idea");
      },
      throwsNothing: () => {
        throw undefined;
      },
      hangs: () => new Promise(() => {}),
      empty: () => undefined,
      badDecision: () => ({ ...fine, decision: "maybe" }),
      nan: () => ({ ...fine, confidence: Number.NaN }),
      outside: () => ({
        ...fine,
        attribution: { originChannel: "web", hopChain: ["web"], span: [0, 999] },
      }),
      backwards: () => ({
        ...fine,
        attribution: { originChannel: "web", hopChain: ["web"], span: [3, 1] },
      }),
      fine: () => fine,
    };
    const orders = Object.keys(answers);
    const defense: Defense = {
      name: "bad",
      review: (trace) => {
        const order = /do:(\S+)/.exec(trace.events.at(-1)?.content ?? "")?.[1] ?? "";
        return answers[order]?.() as Verdict;
      },
    };
    const reviewed = await review(ordersTrace(orders), defense);
    expect(reviewed.map((point) => point.failure?.kind ?? null)).toEqual([
      "threw",
      "threw",
      "timeout",
      "garbage",
      "garbage",
      "garbage",
      "span_outside",
      "garbage",
      null,
    ]);
    for (const point of reviewed.slice(0, -1)) {
      expect(point.verdict).toEqual({ decision: "abstain", attribution: null, confidence: 0 });
    }
    expect(reviewed[0]?.failure?.message).toBe("TypeError: no idea");
  });

  it("accepts a span that ends with the event, counted in code points", async () => {
    const trace = ordersTrace(["x"]);
    const length = Array.from(trace.events[0]?.content ?? "").length;
    const whole = (end: number): Defense => ({
      name: "whole",
      review: () => ({
        ...fine,
        attribution: { originChannel: "web", hopChain: ["web"], span: [0, end] },
      }),
    });
    expect((await review(trace, whole(length)))[0]).toMatchObject({
      failure: null,
      eventLength: length,
    });
    expect((await review(trace, whole(length + 1)))[0]?.failure?.kind).toBe("span_outside");
  });

  it("keeps the order of the corpus when reviews overlap", async () => {
    let running = 0;
    let most = 0;
    const defense: Defense = {
      name: "parallel",
      concurrency: 3,
      review: async (trace) => {
        running += 1;
        most = Math.max(most, running);
        // The earlier the event, the later its answer.
        for (let turn = trace.events.length; turn < 8; turn += 1) await Promise.resolve();
        running -= 1;
        return { ...fine, rationale: String(trace.events.length) };
      },
    };
    const reviewed = await review(ordersTrace(["a", "b", "c", "d", "e"]), defense, 5000);
    expect(reviewed.map((point) => point.verdict.rationale)).toEqual(["1", "2", "3", "4", "5"]);
    expect(most).toBe(3);
  });

  it("waits for no defence, one that keeps its own time included, when it is interrupted", async () => {
    const abort = new AbortController();
    const defense: Defense = {
      name: "deaf",
      selfTimed: true,
      review: () => {
        setImmediate(() => abort.abort(new Error("stop")));
        return new Promise<Verdict>(() => {});
      },
    };
    const run = collect(reviewTraces([ordersTrace(["a", "b"])], defense, { signal: abort.signal }));
    await expect(run).rejects.toThrow("stop");
  });

  it("ends at once when it is interrupted", async () => {
    const abort = new AbortController();
    const defense: Defense = {
      name: "slow",
      review: () => {
        abort.abort(new Error("stop"));
        return new Promise(() => {});
      },
    };
    const run = collect(reviewTraces([ordersTrace(["a", "b"])], defense, { signal: abort.signal }));
    await expect(run).rejects.toThrow("stop");
  });
});
