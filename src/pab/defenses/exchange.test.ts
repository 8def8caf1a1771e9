import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kindsOf } from "../../../test/fakes/outside-defense.ts";
import type { Trace, Verdict } from "../model.ts";
import {
  Exchange,
  type ExchangeOptions,
  type Transport,
  type TransportEvents,
} from "./exchange.ts";

const fine: Verdict = { decision: "block", attribution: null, confidence: 0.5 };
const orderOf = (trace: Trace): string =>
  /do:(\S+)/.exec(trace.events.at(-1)?.content ?? "")?.[1] ?? "";

/** Instances that answer by the order they are given, on a clock of the test's own. */
function exchange(options: Partial<ExchangeOptions> & { readonly readyAfterMs?: number } = {}) {
  const { readyAfterMs = null, ...rest } = options;
  const asked: string[][] = [];
  const open = (events: TransportEvents): Transport => {
    const mine: string[] = [];
    asked.push(mine);
    const ready =
      readyAfterMs === null
        ? null
        : new Promise<void>((done) => void setTimeout(done, readyAfterMs));
    const answer = (id: string, order: string): void => {
      if (order === "noise") events.garbage("noise");
      else if (order === "exit") events.closed("ended with code 7");
      else if (order !== "hang") events.reply(id, () => fine);
    };
    return {
      ready,
      kill: () => {},
      send: ({ id, trace }) => {
        const order = orderOf(trace);
        mine.push(order);
        void (ready ?? Promise.resolve()).then(() => void setTimeout(answer, 10, id, order));
      },
    };
  };
  const made = new Exchange({
    name: "scripted",
    timeoutMs: 100,
    concurrency: 1,
    isolation: "process",
    open,
    ...rest,
  });
  return { exchange: made, asked };
}

async function kinds(defense: Exchange, orders: readonly string[]): Promise<(string | null)[]> {
  const done = kindsOf(defense, orders);
  await vi.runAllTimersAsync();
  return done;
}

describe("an exchange with instances of a defence", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("ends an instance that hangs and has the rest answered by a new one", async () => {
    const { exchange: made, asked } = exchange();
    expect(await kinds(made, ["fine", "hang", "fine", "fine"])).toEqual([
      null,
      "timeout",
      null,
      null,
    ]);
    expect(asked).toEqual([
      ["fine", "hang"],
      ["fine", "fine"],
    ]);
  });

  it.each([
    ["noise", "garbage", [["noise", "fine", "fine"]]],
    ["exit", "threw", [["exit"], ["fine", "fine"]]],
  ])(
    "asks those in flight with %s again one at a time: one bad point costs one",
    async (bad, kind, again) => {
      const { exchange: made, asked } = exchange({ concurrency: 4 });
      const orders = ["fine", bad, "fine", "fine"];
      expect(await kinds(made, orders)).toEqual([null, kind, null, null]);
      expect(asked).toEqual([orders, ...again]);
    },
  );

  it("counts no time against a question while its instance gets ready", async () => {
    const slow = exchange({ readyAfterMs: 150, loadMs: 1000 });
    expect(await kinds(slow.exchange, ["exit", "fine", "exit", "fine"])).toEqual([
      "threw",
      null,
      "threw",
      null,
    ]);
  });

  it("waits no longer than it may for one that never gets ready", async () => {
    const never = exchange({ readyAfterMs: 5000, loadMs: 1000 });
    expect(await kinds(never.exchange, ["fine"])).toEqual(["timeout"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("starts no instance for ever where none answers", async () => {
    const { exchange: made, asked } = exchange();
    expect(await kinds(made, Array(30).fill("exit"))).toEqual(Array(30).fill("threw"));
    expect(asked.length).toBe(10);
  });
});
