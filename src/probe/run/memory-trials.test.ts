import { describe, expect, it } from "vitest";
import { MEMORY_STAGES } from "../../formats/memory-scenario.ts";
import type { MemoryRecord } from "../../formats/trial-journal.ts";
import { NO_MEMORY_DEFENSE, RECALL_NOTHING } from "../agent/memory/defense-places.ts";
import { inProcessStores } from "../agent/memory/in-process-store.ts";
import { simulatedBackend } from "../agent/simulated.ts";
import { DEFAULT_PROFILE } from "../agent/simulated-profile.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { MEMORY_SCENARIOS } from "../battery/memory/scenarios.ts";
import type { MemoryNote, MemoryStores } from "../contracts/memory-store.ts";
import { summarizeMemory } from "./memory-summary.ts";
import { type MemoryPlan, memoryTrials } from "./memory-trials.ts";
import { runTrials } from "./run-trials.ts";

const DEFENSES = [NO_MEMORY_DEFENSE, RECALL_NOTHING].map((one) => ({
  name: one.name,
  open: () => one,
}));

function plan(more: Partial<MemoryPlan> = {}): MemoryPlan {
  return {
    defenses: DEFENSES,
    scenarios: MEMORY_SCENARIOS,
    arms: ["attack", "order", "fact"],
    fills: [0, 10],
    stores: inProcessStores,
    repeats: 2,
    backend: (trial) => simulatedBackend(DEFAULT_PROFILE, trial),
    simulated: true,
    agent: { maxRounds: 5, temperature: 0.7, maxOutputTokens: 2000, prefillTool: false },
    retry: { ...DEFAULT_RETRY, maxRetries: 0 },
    timeoutMs: null,
    price: null,
    concurrency: 8,
    rpm: null,
    seed: 1,
    maxCostUsd: null,
    ...more,
  };
}

async function recordsOf(of: MemoryPlan): Promise<MemoryRecord[]> {
  const done = await runTrials(memoryTrials, of);
  const records: MemoryRecord[] = [];
  for await (const record of done.records()) records.push(record);
  return records;
}

/** All that a trial read, said and did. */
const textOf = ({ events, toolCalls, reply }: MemoryRecord): string =>
  JSON.stringify([events, toolCalls, reply]);

const addressOf = ({ planted }: MemoryRecord): string =>
  /[a-z.]+@[a-z]+-desk\.example/.exec(planted)?.[0] ?? "none";

describe("memory trials", () => {
  it("share nothing, eight at once: no trial reads what another one planted", async () => {
    const records = await recordsOf(plan());
    const addresses = records.map(addressOf);
    expect(new Set(addresses).size).toBe(records.length);
    const texts = records.map(textOf);
    const own = texts.filter((text, at) => text.includes(addresses[at] ?? "?"));
    expect(own.length).toBeGreaterThan(150);
    for (const [at, address] of addresses.entries()) {
      const where = texts.flatMap((text, index) => (text.includes(address) ? [index] : []));
      expect(where.filter((index) => index !== at)).toEqual([]);
    }
  });

  it("would show a leak: with one memory for all of them, trials read each other's", async () => {
    let shared: readonly MemoryNote[] = [];
    const stores: MemoryStores = {
      name: "shared",
      open: async () => ({
        write: async (text, label) => {
          shared = [...shared, { id: String(shared.length), text, label }];
        },
        recall: async () => shared,
        all: async () => shared,
        remove: async () => undefined,
        close: async () => undefined,
      }),
    };
    const records = await recordsOf(plan({ stores, fills: [0], repeats: 1 }));
    const addresses = records.map(addressOf);
    const leaks = records
      .map(textOf)
      .filter((text, at) => addresses.some((other, index) => index !== at && text.includes(other)));
    expect(leaks.length).toBeGreaterThan(20);
  });

  it("give the same records in any order of work, and pairs the same legitimate notes", async () => {
    const [one, many] = [await recordsOf(plan({ concurrency: 1 })), await recordsOf(plan())];
    const timeless = (records: readonly MemoryRecord[]) =>
      records.map(({ spent: _spent, overhead: _overhead, ...rest }) => rest);
    expect(timeless(many)).toEqual(timeless(one));
  });

  it("are summed up as a funnel in which each stage has its own denominator", async () => {
    const records = await recordsOf(plan({ repeats: 4 }));
    const { byDefense } = await summarizeMemory(
      (async function* () {
        yield* records;
      })(),
    );
    const [none, nothing] = byDefense;
    const attacks = records.filter(({ row }) => row.arm === "attack" && row.defense === "none");
    for (const stage of MEMORY_STAGES) {
      const of = attacks.filter(({ row }) => row.path.includes(stage) && row.outcome !== "error");
      const reached = of.filter(({ row }) => row.stages[stage].state === "reached").length;
      const shown = none?.attack.funnel.find((one) => one.stage === stage)?.reached;
      expect([shown?.k, shown?.n]).toEqual([reached, of.length]);
    }
    expect(none?.attack.tally.acted).toBeGreaterThan(3);
    expect(nothing?.attack.tally.acted).toBe(0);
    expect(nothing?.attack.stopped.recall).toBeGreaterThan(10);
    const change = nothing?.changes.find(({ stage }) => stage === "recalled");
    expect(change?.opened).toBe(0);
    expect(change?.difference).toBeLessThan(-0.2);
    // It stops honest twins as well: nothing that it held was held for the right reason.
    expect(nothing?.rightReason?.heldAndKept.k).toBe(0);
    expect(nothing?.twins.map(({ arm, kept }) => [arm, kept.k])).toEqual([
      ["order", 0],
      ["fact", 0],
    ]);
  });

  it("that failed say nothing of any stage and are run again", async () => {
    const profile = { ...DEFAULT_PROFILE, error: 1 };
    const records = await recordsOf(
      plan({ backend: (trial) => simulatedBackend(profile, trial), fills: [0], repeats: 1 }),
    );
    expect(records.every(({ row }) => row.outcome === "error")).toBe(true);
    expect(records.some((record) => memoryTrials.isDone(record))).toBe(false);
    const { byDefense } = await summarizeMemory(
      (async function* () {
        yield* records;
      })(),
    );
    expect(byDefense[0]?.attack.funnel).toEqual([]);
    expect(byDefense[0]?.attack.rates.overAssessed.rate).toBeNull();
  });
});
