import { describe, expect, it } from "vitest";
import { collectEvidence, type StartTimer } from "./collect.ts";
import { createEvidenceSignal, type DetectionEvidenceBackend } from "./evidence-signal.ts";

const backend = (name: unknown, evaluate: unknown): DetectionEvidenceBackend =>
  ({ name, evaluate }) as DetectionEvidenceBackend;
const gives =
  (value: unknown): (() => unknown) =>
  () =>
    value;
const never: StartTimer = () => () => {};
const ask = (...backends: DetectionEvidenceBackend[]): Promise<unknown> =>
  collectEvidence("text", backends, { startTimer: never });

describe("collectEvidence", () => {
  it("keeps the order of registration, whoever answers first", async () => {
    const slow = backend("slow", async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return createEvidenceSignal({ backend: "slow", score: 1 });
    });
    const quick = backend("quick", gives(createEvidenceSignal({ backend: "quick", score: 2 })));
    expect(await ask(slow, quick)).toMatchObject([{ backend: "slow" }, { backend: "quick" }]);
  });

  it.each([
    [
      "raises",
      () => {
        throw new Error("x");
      },
    ],
    [
      "rejects",
      async () => {
        throw new Error("x");
      },
    ],
    ["blocks", gives({ backend: "b", score: 1, blocks: true, error: null })],
    ["has a truthy blocks", gives({ backend: "b", score: 1, blocks: 1, error: null })],
    ["is not a number", gives({ backend: "b", score: Number.NaN, blocks: false, error: null })],
    ["is infinite", gives({ backend: "b", score: -Infinity, blocks: false, error: null })],
    ["is a text", gives({ backend: "b", score: "1", blocks: false, error: null })],
    ["has no evaluate", undefined],
  ])("a backend that %s is listed as backend_error", async (_, evaluate) => {
    expect(await ask(backend("b", evaluate))).toEqual([
      { backend: "b", score: null, blocks: false, error: "backend_error" },
    ]);
  });

  it.each([[null], [undefined], [3], [""], ["timeout"], [new Map([["score", 1]])], [[]], [{}]])(
    "junk (%s) contributes nothing",
    async (value) => {
      expect(await ask(backend("b", gives(value)))).toEqual([]);
    },
  );

  it("names a backend that has no usable name", async () => {
    const raises = (): never => {
      throw new Error("x");
    };
    const hostile = {
      get name() {
        return raises();
      },
      evaluate: raises,
    } as unknown as DetectionEvidenceBackend;
    expect(await ask(backend(undefined, raises), backend(7, raises), hostile)).toMatchObject([
      { backend: "unknown" },
      { backend: "7" },
      { backend: "unknown" },
    ]);
  });

  it("ends one that hangs, by the injected clock, and tells it so", async () => {
    let ring = (): void => {};
    let told: AbortSignal | undefined;
    const hanging = backend("slow", (_: string, signal: AbortSignal) => {
      told = signal;
      return new Promise(() => {});
    });
    const run = collectEvidence("text", [hanging], {
      timeoutMs: 5,
      startTimer: (afterMs, then) => {
        expect(afterMs).toBe(5);
        ring = then;
        return () => {};
      },
    });
    await Promise.resolve();
    ring();
    expect(await run).toMatchObject([{ backend: "slow", error: "timeout" }]);
    expect(told?.aborted).toBe(true);
  });

  it("copies and freezes what it lists", async () => {
    const own = { backend: "b", score: 0.5, blocks: false, error: null };
    const [listed] = (await ask(backend("b", gives(own)))) as [object];
    expect(listed).not.toBe(own);
    expect(Object.isFrozen(listed)).toBe(true);
  });
});
