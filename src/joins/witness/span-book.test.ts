import { describe, expect, it } from "vitest";
import { FakeClock } from "../../../test/fakes/clock.ts";
import type { OtlpItem } from "../../formats/otlp-json.ts";
import { SpanBook } from "./span-book.ts";
import { trialSpan } from "./trace-context.ts";

const SPAN = trialSpan("run", "none/a/b/0");
const OTHER = trialSpan("run", "none/a/b/1");
const RULE = { longestMs: 10_000, quietMs: 500 };
const never = new AbortController().signal;

function item(spanId: string, parentId: string | null, more: object = {}): OtlpItem {
  return { kind: "span", traceId: SPAN.traceId, spanId, parentId, value: {}, ...more };
}

const SERVER = { value: { kind: 2 } };

async function waited(items: readonly OtlpItem[]): Promise<number> {
  const clock = new FakeClock();
  const book = new SpanBook(clock, RULE);
  book.expect(SPAN, "t");
  book.add(items);
  await book.take(SPAN, 1, never);
  return clock.now();
}

describe("how long a trial's spans are waited for", () => {
  it("not at all once the agent's server has ended and nothing is missing", async () => {
    expect(await waited([item("b", "a"), item("a", SPAN.spanId, SERVER)])).toBe(0);
  });

  it("for as many servers' spans as there were requests", async () => {
    const clock = new FakeClock();
    const book = new SpanBook(clock, RULE);
    book.expect(SPAN, "t");
    book.add([item("a", SPAN.spanId, SERVER)]);
    await book.take(SPAN, 2, never);
    expect(clock.now()).toBe(500);
  });

  it("a short while after the last where no server tells", async () => {
    expect(await waited([item("b", "a"), item("a", SPAN.spanId)])).toBe(500);
  });

  it("to the end where a parent has not come, or nothing has", async () => {
    expect(await waited([item("b", "a"), item("s", SPAN.spanId, SERVER)])).toBe(10_000);
    expect(await waited([])).toBe(10_000);
  });

  it("no longer after three trials without any span in the whole run", async () => {
    const clock = new FakeClock();
    const book = new SpanBook(clock, RULE);
    for (let n = 0; n < 6; n += 1) {
      const span = trialSpan("run", String(n));
      book.expect(span, "t");
      await book.take(span, 1, never);
    }
    expect(clock.now()).toBe(30_000);
  });

  it("until what was missing comes", async () => {
    let wake = (): void => undefined;
    const clock = {
      now: () => 0,
      sleep: (_: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener("abort", () => resolve());
          wake();
        }),
    };
    const book = new SpanBook(clock, RULE);
    book.expect(SPAN, "t");
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const taken = book.take(SPAN, 1, never);
    await asleep;
    book.add([item("a", SPAN.spanId, SERVER)]);
    expect(await taken).toHaveLength(1);
  });
});

describe("whose spans they are", () => {
  it("keeps trials apart, and counts what is late or nobody's", async () => {
    const book = new SpanBook(new FakeClock(), RULE);
    book.expect(SPAN, "t");
    book.expect(OTHER, "u");
    book.add([
      item("a", SPAN.spanId),
      item("b", OTHER.spanId, { traceId: OTHER.traceId }),
      item("c", null, { traceId: "f".repeat(32) }),
    ]);
    expect((await book.take(SPAN, 0, never)).map(({ spanId }) => spanId)).toEqual(["a"]);
    book.add([item("d", SPAN.spanId)]);
    expect(book.counts).toMatchObject({ items: 4, joined: 2, late: 1, strange: 1 });
  });

  it("joins a trace that names the trial in an attribute or a link, with what came before", async () => {
    const book = new SpanBook(new FakeClock(), RULE);
    book.expect(SPAN, "t");
    const own = { traceId: "e".repeat(32) };
    book.add([item("child", "root", own)]);
    const named = [{ key: "session.id", value: { stringValue: SPAN.traceId } }];
    book.add([item("root", null, { ...own, value: { attributes: named } })]);
    const linked = { traceId: "d".repeat(32), value: { links: [{ traceId: SPAN.traceId }] } };
    book.add([item("far", null, linked)]);
    const ids = (await book.take(SPAN, 0, never)).map(({ spanId }) => spanId);
    expect(ids).toEqual(["child", "root", "far"]);
    expect(book.counts.strange).toBe(0);
  });
});
