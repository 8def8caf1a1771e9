import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Invocation } from "../../../src/cli/command.ts";
import { openFleet } from "../../../src/cli/commands/probe/open-fleet.ts";
import { QueuedRun } from "../../../src/joins/queue/coordinate.ts";
import { openEngine } from "../../../src/joins/queue/engine.ts";
import { RunBoard } from "../../../src/joins/queue/run-board.ts";
import type { RunPlan, TrialKind, TrialSurroundings } from "../../../src/probe/run/trial-kind.ts";
import { announcement, PASSWORD, start } from "../../fakes/queue.ts";
import { HAS_REDIS, redisServer } from "../../fakes/redis.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

describe.skipIf(!HAS_REDIS)("a run on a real Redis", () => {
  it("tells at its end what the workers found out, and sets aside what is no result", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(redis.address);
    const board = new RunBoard(engine);
    const { signal } = new AbortController();
    const fleet = await openFleet(redis.address, LIMITED, 3, STARTER);
    const [open] = await board.open();
    const id = open?.id ?? "";
    const ran = ["a", "b", "c"].map((key, index) =>
      fleet.kind.run({ index, key, trial: null }, fleet.plan, { signal } as TrialSurroundings),
    );
    const results = [
      { index: 0, key: "a", record: 7 },
      { index: 1, key: "b", record: null },
      { index: 2, key: "c", record: "fine" },
    ];
    await engine.redis.rpush(
      board.resultsOf(id),
      "torn",
      ...results.map((one) => JSON.stringify(one)),
    );
    expect(await Promise.allSettled(ran)).toMatchObject([
      { reason: { message: expect.stringContaining("set aside: no result") } },
      { value: null },
      { value: "fine" },
    ]);
    await engine.redis.hset(board.stateOf(id), "because", "nobody is there");
    const done = { interrupted: false, stopped: null, gaveUp: null, durationMs: 0 };
    expect(await fleet.ended({ ...done, records: async function* () {} })).toMatchObject({
      ...{ stopped: "the cost limit of $2 is reached", gaveUp: "nobody is there" },
    });
    await fleet.close();
    await engine.close();
  }, 60_000);

  it("shows how far a run has come, and no password", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(redis.address);
    const board = new RunBoard(engine);
    const queued = await QueuedRun.open(engine, { ...announcement, units: 3 }, z.string());
    const id = (await board.open())[0]?.id ?? "";
    const { signal } = new AbortController();
    const ran = ["a", "b"].map((key, index) => queued.run({ index, key }, signal));
    await engine.redis.hset(board.stateOf(id), "done", 1, "spent", 0.5);
    const seen = new Date().toISOString();
    for (const [name, at] of Object.entries({ here: seen, gone: announcement.started })) {
      await board.signIn(id, name, { name, concurrency: 4, done: 1, active: 0, at });
    }
    while ((await engine.queue(board.queueOf(id)).count()) < 2) await wait(50);
    const cwd = temporaryFolder();
    const words = ["queue", "status", "--queue", redis.address, "--json", "status.json"];
    const { code, text } = await start(words, cwd).ended;
    expect([code, text]).toEqual([0, expect.stringContaining("1 of 3 trials done, 1 waiting")]);
    const written = readFileSync(join(cwd, "status.json"), "utf8");
    expect(written).not.toContain(PASSWORD);
    expect(JSON.parse(written)).toMatchObject({
      runs: [
        {
          ...{ id, unit: "trials", units: 3, done: 1, waiting: 1, active: 0, set_aside: 0 },
          ...{ spent_usd: 0.5, gave_up: null, workers: [{ name: "here", concurrency: 4 }] },
        },
      ],
    });
    const results = ["a", "b"].map((key, index) => JSON.stringify({ index, key, record: "x" }));
    await engine.redis.rpush(board.resultsOf(id), ...results);
    await Promise.all(ran);
    await queued.close();
    await engine.close();
  }, 60_000);

  it("opens a run again that was taken for over, and ends without a Redis", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(redis.address);
    const board = new RunBoard(engine);
    const queued = await QueuedRun.open(engine, announcement, z.string());
    const [open] = await board.open();
    await engine.redis.del(`{backtrail}:${open?.id}:alive`);
    expect(await board.open()).toEqual([]);
    while ((await board.open()).length === 0) await wait(200);
    await redis[Symbol.asyncDispose]();
    const interrupt = new AbortController();
    const left = queued.run({ index: 0, key: "a" }, interrupt.signal);
    interrupt.abort();
    expect(await left).toBeNull();
    expect(await queued.gaveUp()).toBeNull();
    await queued.close();
    await engine.close();
  }, 60_000);
});

const LIMITED = {
  kind: { name: "scan", record: z.string() } as unknown as TrialKind<RunPlan, null, string>,
  plan: { concurrency: 1, rpm: null, seed: 1, maxCostUsd: 2 },
  identity: {},
};

const STARTER = {
  ...{ args: [], options: {}, commandLine: [], path: ["probe", "scan"] },
  ...{ context: { env: {}, now: () => new Date(0) } },
} as unknown as Invocation;
