import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { VERSION } from "../../../src/formats/version.ts";
import { openEngine } from "../../../src/joins/queue/engine.ts";
import { RunBoard } from "../../../src/joins/queue/run-board.ts";
import { announcement, everyFile, MINUTES, PASSWORD, profile, start } from "../../fakes/queue.ts";
import { HAS_REDIS, redisServer } from "../../fakes/redis.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

describe.skipIf(!HAS_REDIS)("a worker on a real Redis", () => {
  it("waits with a worker for a Redis that comes later, and ends at once on SIGTERM", async () => {
    const nowhere = "redis://127.0.0.1:1";
    const { child, ended, said } = start(["worker", "--queue", nowhere], temporaryFolder());
    while (!said().includes("waiting for it")) await wait(100);
    await wait(3000);
    expect(child.exitCode).toBeNull();
    child.kill("SIGTERM");
    expect((await ended).text).toContain("ECONNREFUSED");
    const scan = ["probe", "injection-scan", "--backend", "simulated", "--queue", nowhere];
    const impatient = await start([...scan, "--out", "out"], temporaryFolder()).ended;
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
      const whole = start(scan, cwd, { OPENAI_API_KEY: secrets.key });
      const work = ["worker", "--queue", redis.address, "--once"];
      const bare = await start(work, temporaryFolder()).ended;
      expect(bare).toMatchObject({ code: 3, text: expect.stringContaining("canaries differ") });
      const config = { probe: { "injection-scan": { canary: [secrets.canary] } } };
      const own = temporaryFolder();
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, "backtrail.config.json"), JSON.stringify(config));
      const worker = start(work, own, { OPENAI_API_KEY: secrets.key });
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
      const whole = start(scan, cwd);
      const { child, ended, said } = start(
        ["worker", "--queue", redis.address, "--concurrency", "16"],
        cwd,
      );
      while (!said().includes("trials\n")) await wait(100);
      const engine = await openEngine(redis.address);
      try {
        const board = new RunBoard(engine);
        const [open] = await board.open();
        const id = open?.id ?? "";
        const queue = engine.queue(board.queueOf(id));
        // Two trials go together in a job.
        while (!(await board.workers(id)).join().includes('"active":16,')) await wait(200);
        const before = performance.now();
        child.kill("SIGTERM");
        await ended;
        expect(performance.now() - before).toBeLessThan(10_000);
        const { active, ...left } = await queue.getJobCounts("active", "waiting", "delayed");
        expect(active).toBe(0);
        // 1,000 are handed out, two in each job, and none is lost.
        expect((left["waiting"] ?? 0) + (left["delayed"] ?? 0)).toBe(500);
      } finally {
        whole.child.kill("SIGINT");
        await whole.ended;
        await engine.close();
      }
    },
    4 * MINUTES,
  );

  it("starts nothing on a worker that no run tells", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(redis.address);
    const cwd = temporaryFolder();
    const options = { target: "command:'touch started'" };
    const path = ["probe", "scan"];
    const told = { ...announcement, tool_version: VERSION, path, options };
    await new RunBoard(engine).announce("strange", told);
    const work = ["worker", "--queue", redis.address, "--once"];
    expect(await start(work, cwd).ended).toMatchObject({
      ...{ code: 3, text: expect.stringContaining("it tells workers target") },
    });
    expect(existsSync(join(cwd, "started"))).toBe(false);
    await engine.close();
  }, 60_000);
});
