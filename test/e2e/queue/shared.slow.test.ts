import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { QueuedRun } from "../../../src/joins/queue/coordinate.ts";
import { openEngine } from "../../../src/joins/queue/engine.ts";
import { RunBoard } from "../../../src/joins/queue/run-board.ts";
import { serveRun } from "../../../src/joins/queue/serve.ts";
import { SharedGiveUp } from "../../../src/joins/queue/shared-give-up.ts";
import { sharedPace } from "../../../src/joins/queue/shared-pace.ts";
import { SharedState } from "../../../src/joins/queue/shared-state.ts";
import { trialWork } from "../../../src/joins/queue/trial-work.ts";
import { failed } from "../../../src/probe/attempt/attempt.ts";
import { DEFAULT_RETRY } from "../../../src/probe/attempt/retry.ts";
import { systemClock } from "../../../src/probe/attempt/system-clock.ts";
import { emailFooter } from "../../../src/probe/battery/carriers/email-footer.ts";
import { none } from "../../../src/probe/battery/defenses/none.ts";
import { appendExfilToken } from "../../../src/probe/battery/probes/append-exfil-token.ts";
import { settingOf } from "../../../src/probe/battery/scenarios/list.ts";
import { mail } from "../../../src/probe/battery/scenarios/mail.ts";
import { deterministicOracle } from "../../../src/probe/oracles/deterministic.ts";
import { type InjectionPlan, injectionTrials } from "../../../src/probe/run/injection-trials.ts";
import { announcement, MINUTES, PASSWORD } from "../../fakes/queue.ts";
import { HAS_REDIS, redisServer } from "../../fakes/redis.ts";
import { says } from "../../fakes/scripted-backend.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

describe.skipIf(!HAS_REDIS)("what workers share on a real Redis", () => {
  it(
    "keeps one limit of 600 a minute over three workers, within 2 %",
    async () => {
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const { signal } = new AbortController();
      const engines = await Promise.all([0, 1, 2].map(() => openEngine(redis.address)));
      const left: number[] = [];
      await Promise.all(
        engines.map(async (engine) => {
          const pace = sharedPace(new SharedState(engine.redis, "{t}:state"), systemClock, 600);
          for (let turn = 0; turn < 60; turn += 1) {
            await pace.turn(signal);
            left.push(performance.now());
          }
        }),
      );
      for (const engine of engines) await engine.close();
      const minutes = (Math.max(...left) - Math.min(...left)) / MINUTES;
      const rate = (left.length - 1) / minutes;
      expect(rate).toBeGreaterThan(588);
      expect(rate).toBeLessThan(612);
    },
    2 * MINUTES,
  );

  it("spends one budget over three workers by what trials really cost", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    // 100 tokens in at $1 and 10 out at $10 a thousand, in one call: $0.2 a trial.
    const plan = { ...PRICED, price: { input: 1000, output: 10_000 }, maxCostUsd: 8 };
    const gatherer = await openEngine(redis.address);
    const told = { ...announcement, units: 400 };
    const run = await QueuedRun.open(gatherer, told, injectionTrials.record);
    const id = (await new RunBoard(gatherer).open())[0]?.id ?? "";
    const stop = new AbortController();
    const workers = [0, 1, 2].map(async () => {
      const engine = await openEngine(redis.address);
      const place = { engine, board: new RunBoard(engine), id };
      const options = { concurrency: 2, jobSize: 1, unit: "trials" as const, signal: stop.signal };
      const done = await serveRun(trialWork(injectionTrials, plan), place, options);
      await engine.close();
      return done;
    });
    const trials = [...injectionTrials.trials(plan)];
    const { signal } = new AbortController();
    const records = await Promise.all(trials.map((planned) => run.run(planned, signal)));
    const costs = records.flatMap((record) => (record === null ? [] : [record.row.costUsd ?? 0]));
    const spent = costs.reduce((sum, cost) => sum + cost, 0);
    expect(trials).toHaveLength(400);
    expect(run.sawLimit).toBe(true);
    // No trial is begun once it is spent; those under way, two in each worker, are finished.
    expect(costs.length).toBeGreaterThanOrEqual(40);
    expect(costs.length).toBeLessThanOrEqual(40 + 6);
    const state = await gatherer.redis.hgetall(new RunBoard(gatherer).stateOf(id));
    expect(Number(state["spent"])).toBeCloseTo(spent, 6);
    expect(Number(state["done"])).toBe(costs.length);
    stop.abort();
    expect((await Promise.all(workers)).reduce((sum, one) => sum + one, 0)).toBe(costs.length);
    await run.close();
    await gatherer.close();
  }, 60_000);

  it("gives an agent up for all, and names what is set aside", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(`${redis.address}/?prefix={other}`);
    const [one, two] = [0, 1].map(
      () => new SharedGiveUp(new SharedState(engine.redis, "{t}:state")),
    );
    const gone = failed("unreachable", "nobody is there");
    for (const giveUp of [one, two, one]) giveUp?.note(gone);
    while (one?.because === null) await wait(20);
    expect(one?.because).toBe("nobody is there");
    expect(two?.because).toBeNull();
    two?.note(gone);
    while (two?.because === null) await wait(20);
    const queued = await QueuedRun.open(
      engine,
      { ...announcement, units: 3, job_size: 3 },
      z.string(),
    );
    const [open] = await new RunBoard(engine).open();
    const worker = engine.worker(
      `run-${open?.id ?? ""}`,
      async ({ units }) => {
        if (units.some(({ key }) => key === "a/b")) throw new Error("poison");
        const results = units.map((unit) => JSON.stringify({ ...unit, record: "fine" }));
        await engine.redis.rpush(new RunBoard(engine).resultsOf(open?.id ?? ""), ...results);
      },
      { concurrency: 1, maxStalledCount: 1 },
    );
    const { signal } = new AbortController();
    // All three go out in one job; the poison is told from those beside it.
    const ran = ["a/a", "a/b", "a/c"].map((key, index) => queued.run({ index, key }, signal));
    expect(await Promise.allSettled(ran)).toMatchObject([
      { value: "fine" },
      { reason: { message: "set aside: poison" } },
      { value: "fine" },
    ]);
    await worker.close();
    await queued.close();
    expect(await engine.redis.keys("{other}*")).toEqual([]);
    await engine.close();
  }, 60_000);
});

const PRICED: InjectionPlan = {
  defenses: [{ name: none.name, open: () => none }],
  carriers: [emailFooter],
  probes: [appendExfilToken],
  repeats: 400,
  backend: () => ({
    ...{ name: "b", model: "m", simulated: false },
    call: async () => {
      await wait(20);
      return says("Friday. ZZ-EXFIL-9");
    },
  }),
  simulated: false,
  scenario: () => ({ scenario: mail, setting: settingOf(mail) }),
  oracle: deterministicOracle,
  minConfidence: 0,
  agent: { maxRounds: 3, temperature: 0, maxOutputTokens: 100, prefillTool: true },
  concurrency: 1,
  rpm: null,
  retry: { ...DEFAULT_RETRY, maxRetries: 0 },
  timeoutMs: null,
  seed: 1,
  price: null,
  maxCostUsd: null,
};
