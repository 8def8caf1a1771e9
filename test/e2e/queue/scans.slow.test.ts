import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openEngine } from "../../../src/joins/queue/engine.ts";
import { RunBoard } from "../../../src/joins/queue/run-board.ts";
import {
  killed,
  MINUTES,
  PASSWORD,
  profile,
  start,
  trialsIn,
  underKills,
} from "../../fakes/queue.ts";
import { HAS_REDIS, redisServer } from "../../fakes/redis.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

describe.skipIf(!HAS_REDIS)("a scan over a real Redis", () => {
  it(
    "gives the bytes of one process, though workers are killed 20 times and Redis once",
    async () => {
      const cwd = temporaryFolder();
      // Slow enough that twenty kills take less time than the trials.
      writeFileSync(join(cwd, "profile.json"), profile(150));
      const scan = [
        ...["probe", "injection-scan", "--backend", "simulated", "--profile", "profile.json"],
        ...["--repeats", "5", "--no-timing", "--out", "out"],
      ];
      const alone = temporaryFolder();
      writeFileSync(join(alone, "profile.json"), profile(150));
      const single = start([...scan, "--concurrency", "64"], alone).ended;
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const { code, text, kills } = await underKills(scan, cwd, { redis, between: [200, 1500] });
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
      const whole = start(scan, cwd);
      const worker = start(["worker", "--queue", redis.address, "--concurrency", "16"], cwd);
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
});
