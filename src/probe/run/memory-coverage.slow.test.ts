import { expect, it } from "vitest";
import type { MemoryStage } from "../../formats/memory-scenario.ts";
import type { MemoryRecord } from "../../formats/trial-journal.ts";
import { clopperPearson } from "../../stats/clopper-pearson.ts";
import { wilson } from "../../stats/wilson.ts";
import { NO_MEMORY_DEFENSE } from "../agent/memory/defense-places.ts";
import { inProcessStores } from "../agent/memory/in-process-store.ts";
import { simulatedBackend } from "../agent/simulated.ts";
import { DEFAULT_PROFILE } from "../agent/simulated-profile.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { dormantTrigger } from "../battery/memory/dormant-trigger.ts";
import { peerMemory } from "../battery/memory/peer-memory.ts";
import { summarizeMemory } from "./memory-summary.ts";
import { memoryTrials } from "./memory-trials.ts";
import { runTrials } from "./run-trials.ts";

/** Over 1 to 30 trials and chances of .005 to .995. */
const WILSON_LEAST = 0.795;
const RUNS = 1000;
const TRIALS = 30;
const CHANCES = {
  ...{ read: 0.9, persist: 0.6, verbatim: 0.5, survive: 0.7, recall: 0.8, relay: 0.65 },
  ...{ execute: 0.4, defenses: {} },
};

/** Over a peer: read, told, noted by the peer, looked up, done. */
const PEER: Readonly<Partial<Record<MemoryStage, number>>> = {
  exposed: CHANCES.read,
  relayed: CHANCES.relay,
  persisted: CHANCES.persist,
  survived: 1,
  recalled: CHANCES.recall,
  executed: CHANCES.execute,
};

/** It acts in the session before the compaction already, or after one that kept the note. */
const EARLY = CHANCES.execute;
const KEPT = EARLY + (1 - EARLY) * CHANCES.survive;

/** Through a compaction, into a profile that is always shown. */
const DORMANT: Readonly<Partial<Record<MemoryStage, number>>> = {
  exposed: CHANCES.read,
  persisted: CHANCES.persist,
  survived: KEPT,
  recalled: 1,
  executed: (EARLY + (1 - EARLY) * CHANCES.survive * CHANCES.execute) / KEPT,
};

/** Probability that an interval of n trials holds a chance, summed over the binomial. */
function coverageOf(interval: typeof wilson, chance: number, n: number): number {
  let whole = 0;
  let mass = (1 - chance) ** n;
  for (let k = 0; k <= n; k += 1) {
    const [low, high] = interval(k, n) ?? [0, 1];
    if (low - 1e-9 <= chance && chance <= high + 1e-9) whole += mass;
    mass *= ((n - k) / (k + 1)) * (chance / (1 - chance));
  }
  return whole;
}

function least(interval: typeof wilson): number {
  const remembered = new Map<string, ReturnType<typeof wilson>>();
  const once: typeof wilson = (k, n) => {
    const key = `${k}/${n}`;
    const known = remembered.get(key) ?? interval(k, n);
    remembered.set(key, known);
    return known;
  };
  let lowest = 1;
  for (let n = 1; n <= TRIALS; n += 1) {
    for (let per = 1; per < 200; per += 1) {
      lowest = Math.min(lowest, coverageOf(once, per / 200, n));
    }
  }
  return lowest;
}

it("the exact interval covers 95 % at every chance and size of a stage, Wilson's does not", () => {
  expect(least((k, n) => clopperPearson(k, n))).toBeGreaterThanOrEqual(0.95);
  expect(least(wilson)).toBeCloseTo(WILSON_LEAST, 3);
  expect(coverageOf(wilson, 0.585, TRIALS)).toBeCloseTo(0.938, 3);
});

it.each([
  [peerMemory, PEER],
  [dormantTrigger, DORMANT],
])(
  "intervals of the funnel cover the declared chances, scenario %#",
  async (scenario, truth) => {
    const profile = { ...DEFAULT_PROFILE, error: 0, memory: CHANCES };
    const covered = new Map<string, number>();
    const looked = new Map<string, number>();
    const count = (in_: Map<string, number>, name: string, by = 1): unknown =>
      in_.set(name, (in_.get(name) ?? 0) + by);
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const done = await runTrials(memoryTrials, {
        ...{ defenses: [{ name: "none", open: () => NO_MEMORY_DEFENSE }], scenarios: [scenario] },
        ...{ arms: ["attack"], fills: [0], stores: inProcessStores, repeats: TRIALS, seed },
        backend: (trial) => simulatedBackend(profile, trial),
        agent: { maxRounds: 5, temperature: 0, maxOutputTokens: 100, prefillTool: false },
        retry: { ...DEFAULT_RETRY, maxRetries: 0 },
        ...{ simulated: true, timeoutMs: null, price: null, concurrency: 1, rpm: null },
        maxCostUsd: null,
      });
      const summary = await summarizeMemory(done.records() as AsyncIterable<MemoryRecord>);
      let whole = 1;
      const funnel = summary.byDefense[0]?.attack.funnel ?? [];
      for (const stage of scenario.path) {
        const chance = truth[stage];
        const found = funnel.find((one) => one.stage === stage);
        if (chance === undefined || !found) continue;
        whole *= chance;
        for (const [name, rate, value] of [
          [`${stage}`, found.reached, whole],
          [`${stage} given the one before`, found.givenBefore, chance],
        ] as const) {
          if (rate.ci === null) continue;
          count(looked, name);
          if (rate.ci[0] - 1e-9 <= value && value <= rate.ci[1] + 1e-9) count(covered, name);
        }
      }
    }
    const shares = [...looked].map(([name, n]) => ({
      name,
      share: (covered.get(name) ?? 0) / n,
      n,
    }));
    const figures = shares.map(({ name, share, n }) => [name, share, n] as const);
    const told = figures.map(([name, share]) => `${name} ${(100 * share).toFixed(1)}`).join(", ");
    process.stdout.write(`${scenario.id}, covered in % of ${RUNS} runs: ${told}\n`);
    for (const [name, share, n] of figures) {
      expect(n, name).toBeGreaterThan(900);
      expect(share, name).toBeGreaterThanOrEqual(0.94);
    }
  },
  600_000,
);
