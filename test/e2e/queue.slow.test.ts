import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Invocation } from "../../src/cli/command.ts";
import { openFleet } from "../../src/cli/commands/probe/open-fleet.ts";
import { VERSION } from "../../src/formats/version.ts";
import { QueuedRun } from "../../src/joins/queue/coordinate.ts";
import { openEngine } from "../../src/joins/queue/engine.ts";
import { RunBoard } from "../../src/joins/queue/run-board.ts";
import { SharedGiveUp } from "../../src/joins/queue/shared-give-up.ts";
import { sharedPace } from "../../src/joins/queue/shared-pace.ts";
import { failed } from "../../src/probe/attempt/attempt.ts";
import { systemClock } from "../../src/probe/attempt/system-clock.ts";
import type { RunPlan, TrialKind, TrialSurroundings } from "../../src/probe/run/trial-kind.ts";
import { seededRandom } from "../../src/random/random.ts";
import { HAS_REDIS, redisServer } from "../fakes/redis.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli", "main.js");
const PASSWORD = "pw-7f3a9c51e0";
const MINUTES = 60_000;

function profile(latency: number): string {
  const chances = { base: 0.3, defenses: { spotlight: 0.2 }, channels: {}, probes: {} };
  return JSON.stringify({ schema_version: 1, name: "slow-1", ...chances, latency_ms: latency });
}

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

function run(words: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...words], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes: Buffer) => {
      text += bytes.toString();
    });
  }
  const ended = once(child, "exit").then((): Ended => ({ code: child.exitCode, text }));
  return { child, ended, said: () => text };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

const announcement = {
  ...{ tool_version: "0", path: ["x"], options: {}, withheld: [], identity: {}, units: 1 },
  started: "2026-01-01T00:00:00.000Z",
};

describe.skipIf(!HAS_REDIS)("a queue on a real Redis", () => {
  it(
    "gives the bytes of one process, though workers are killed 20 times and Redis once",
    async () => {
      const dir = temporaryFolder();
      const cwd = temporaryFolder();
      // Slow enough that twenty kills take less time than the trials.
      writeFileSync(join(cwd, "profile.json"), profile(150));
      const scan = [
        ...["probe", "injection-scan", "--backend", "simulated", "--profile", "profile.json"],
        ...["--repeats", "5", "--no-timing", "--out", "out"],
      ];
      const alone = temporaryFolder();
      writeFileSync(join(alone, "profile.json"), profile(150));
      const single = run([...scan, "--concurrency", "64"], alone).ended;
      await using redis = await redisServer(dir, PASSWORD);
      const work = ["worker", "--queue", redis.address, "--concurrency", "16"];
      const workers = [0, 1, 2].map(() => run(work, cwd));
      const random = seededRandom(18);
      const whole = run([...scan, "--queue", redis.address], cwd);
      let kills = 0;
      const killing = (async () => {
        // Not before there is something to lose.
        while (trialsIn(cwd) < 50) await wait(100);
        while (kills < 20 && whole.child.exitCode === null) {
          await wait(random.int(200, 1500));
          const at = random.int(0, 2);
          const worker = workers[at];
          // One that is still starting has nothing to lose.
          if (!worker?.said().includes("trials\n")) continue;
          expect(worker.child.exitCode).toBeNull();
          await killed(worker.child);
          kills += 1;
          workers[at] = run(work, cwd);
          if (kills === 10) await redis.restart();
        }
      })();
      const { code, text } = await whole.ended;
      await killing;
      for (const { child } of workers) await killed(child);
      expect([code, text.slice(-300)]).toEqual([0, expect.stringContaining("wrote out.csv")]);
      expect((await single).code).toBe(0);
      expect(kills).toBe(20);
      for (const name of ["out.csv", "out.json"]) {
        const [mine, theirs] = [cwd, alone].map((at) => readFileSync(join(at, name), "utf8"));
        expect(mine?.replace(/"command": \[.*?\]/, "")).toBe(
          theirs?.replace(/"command": \[.*?\]/, ""),
        );
      }
      expect(readFileSync(join(cwd, "out.csv"), "utf8").trim().split("\r\n").length).toBe(5776);
    },
    10 * MINUTES,
  );

  it(
    "goes on when a run was silent for so long that its workers left it",
    async () => {
      const cwd = temporaryFolder();
      writeFileSync(join(cwd, "profile.json"), profile(300));
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const scan = [
        ...["probe", "injection-scan", "--backend", "simulated", "--profile", "profile.json"],
        ...["--defenses", "none", "--out", "out", "--queue", redis.address],
      ];
      const whole = run(scan, cwd);
      const worker = run(["worker", "--queue", redis.address], cwd);
      const engine = await openEngine(redis.address);
      try {
        while (trialsIn(cwd) < 20) await wait(100);
        // What a machine that slept for half a minute finds.
        while (!worker.said().includes("trials done here")) {
          for (const key of await engine.redis.keys("*:alive")) await engine.redis.del(key);
          // Whoever looks strikes it off.
          await new RunBoard(engine).open();
          await wait(100);
        }
        expect(trialsIn(cwd)).toBeLessThan(231);
        expect((await whole.ended).code).toBe(0);
        const rows = readFileSync(join(cwd, "out.csv"), "utf8").trim().split("\r\n");
        expect(rows.length).toBe(232);
        expect(worker.said().match(/ 231 trials\n/g)).toHaveLength(2);
      } finally {
        for (const { child } of [whole, worker]) await killed(child);
        await engine.close();
      }
    },
    2 * MINUTES,
  );

  it("waits with a worker for a Redis that comes later, and ends at once on SIGTERM", async () => {
    const nowhere = "redis://127.0.0.1:1";
    const { child, ended, said } = run(["worker", "--queue", nowhere], temporaryFolder());
    while (!said().includes("waiting for it")) await wait(100);
    await wait(3000);
    expect(child.exitCode).toBeNull();
    child.kill("SIGTERM");
    expect((await ended).text).toContain("ECONNREFUSED");
    const scan = ["probe", "injection-scan", "--backend", "simulated", "--queue", nowhere];
    const impatient = await run([...scan, "--out", "out"], temporaryFolder()).ended;
    expect(impatient).toMatchObject({ code: 1, text: expect.stringContaining("no Redis answers") });
  }, 60_000);

  it("finds a Redis whose answer came while this process stood still", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    // The packages are loaded once; what follows has nothing to wait for but Redis.
    await (await openEngine(redis.address)).close();
    const opening = openEngine(redis.address);
    opening.catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5500);
    await (await opening).close();
  }, 60_000);

  it(
    "holds no secret: a worker has its own, and is refused where it has another",
    async () => {
      const dir = temporaryFolder();
      const cwd = temporaryFolder();
      const secrets = { canary: "ZZ-CANARY-55d1", key: "sk-live-0123456789abcdef" };
      await using redis = await redisServer(dir, PASSWORD);
      const scan = [
        ...["probe", "injection-scan", "--backend", "simulated", "--defenses", "none"],
        ...["--canary", secrets.canary, "--queue", redis.address, "--out", "out"],
      ];
      const whole = run(scan, cwd, { OPENAI_API_KEY: secrets.key });
      const work = ["worker", "--queue", redis.address, "--once"];
      const bare = await run(work, temporaryFolder()).ended;
      expect(bare).toMatchObject({ code: 3, text: expect.stringContaining("canaries differ") });
      const config = { probe: { "injection-scan": { canary: [secrets.canary] } } };
      const own = temporaryFolder();
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, "backtrail.config.json"), JSON.stringify(config));
      const worker = run(work, own, { OPENAI_API_KEY: secrets.key });
      expect((await whole.ended).code).toBe(0);
      expect((await worker.ended).code).toBe(0);
      const written = everyFile(dir);
      expect(written).toContain("injection-scan");
      expect(written).not.toContain(secrets.canary);
      expect(written).not.toContain(secrets.key);
    },
    4 * MINUTES,
  );

  it(
    "hands trials back within ten seconds of SIGTERM",
    async () => {
      const cwd = temporaryFolder();
      writeFileSync(join(cwd, "profile.json"), profile(60_000));
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const scan = [
        ...["probe", "injection-scan", "--backend", "simulated", "--profile", "profile.json"],
        ...["--timeout", "600", "--queue", redis.address, "--out", "out"],
      ];
      const whole = run(scan, cwd);
      const { child, ended } = run(["worker", "--queue", redis.address], cwd);
      const engine = await openEngine(redis.address);
      try {
        const counts = async () => {
          const [open] = await new RunBoard(engine).open();
          const queue = engine.queue(`run-${open?.id ?? ""}`);
          return queue.getJobCounts("active", "waiting", "delayed");
        };
        while ((await counts())["active"] !== 16) await wait(200);
        const before = performance.now();
        child.kill("SIGTERM");
        await ended;
        expect(performance.now() - before).toBeLessThan(10_000);
        expect(await counts()).toMatchObject({ active: 0 });
      } finally {
        whole.child.kill("SIGINT");
        await whole.ended;
        await engine.close();
      }
    },
    4 * MINUTES,
  );

  it(
    "keeps one limit of 600 a minute over three workers, within 2 %",
    async () => {
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const { signal } = new AbortController();
      const engines = await Promise.all([0, 1, 2].map(() => openEngine(redis.address)));
      const left: number[] = [];
      await Promise.all(
        engines.map(async (engine) => {
          const pace = sharedPace(engine.redis, "{t}:state", systemClock, 600);
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

  it("gives an agent up for all, and names what is set aside", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(`${redis.address}/?prefix={other}`);
    const [one, two] = [0, 1].map(() => new SharedGiveUp(engine.redis, "{t}:state"));
    const gone = failed("unreachable", "nobody is there");
    for (const giveUp of [one, two, one]) giveUp?.note(gone);
    while (one?.because === null) await wait(20);
    expect(one?.because).toBe("nobody is there");
    expect(two?.because).toBeNull();
    two?.note(gone);
    while (two?.because === null) await wait(20);
    const queued = await QueuedRun.open(engine, announcement, z.string());
    const [open] = await new RunBoard(engine).open();
    const worker = engine.worker(
      `run-${open?.id ?? ""}`,
      async () => {
        throw new Error("poison");
      },
      { concurrency: 1, maxStalledCount: 1 },
    );
    const { signal } = new AbortController();
    await expect(queued.run({ index: 0, key: "a/b" }, signal)).rejects.toThrow("set aside: poison");
    await worker.close();
    await queued.close();
    expect(await engine.redis.keys("{other}*")).toEqual([]);
    await engine.close();
  }, 60_000);

  it("starts nothing on a worker that no run tells", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(redis.address);
    const cwd = temporaryFolder();
    const options = { target: "command:'touch started'" };
    const path = ["probe", "scan"];
    const told = { ...announcement, tool_version: VERSION, path, options };
    await new RunBoard(engine).announce("strange", told);
    const work = ["worker", "--queue", redis.address, "--once"];
    expect(await run(work, cwd).ended).toMatchObject({
      ...{ code: 3, text: expect.stringContaining("it tells workers target") },
    });
    expect(existsSync(join(cwd, "started"))).toBe(false);
    await engine.close();
  }, 60_000);

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
      await board.signIn(id, name, { name, concurrency: 4, done: 1, at });
    }
    while ((await engine.queue(board.queueOf(id)).count()) < 2) await wait(50);
    const cwd = temporaryFolder();
    const words = ["queue", "status", "--queue", redis.address, "--json", "status.json"];
    const { code, text } = await run(words, cwd).ended;
    expect([code, text]).toEqual([0, expect.stringContaining("1 of 3 trials done, 2 waiting")]);
    const written = readFileSync(join(cwd, "status.json"), "utf8");
    expect(written).not.toContain(PASSWORD);
    expect(JSON.parse(written)).toMatchObject({
      runs: [
        {
          ...{ id, trials: 3, done: 1, waiting: 2, active: 0, failed: 0 },
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
  ...{ options: {}, commandLine: [], path: ["probe", "scan"] },
  ...{ context: { env: {}, now: () => new Date(0) } },
} as unknown as Invocation;

function trialsIn(cwd: string): number {
  try {
    return readFileSync(join(cwd, "out.journal.jsonl"), "utf8").split("\n").length - 2;
  } catch {
    return 0;
  }
}

function everyFile(dir: string): string {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}
