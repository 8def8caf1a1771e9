import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { openEngine } from "../../../src/joins/queue/engine.ts";
import { RunBoard } from "../../../src/joins/queue/run-board.ts";
import { MINUTES, PASSWORD, profile, start, trialsIn } from "../../fakes/queue.ts";
import { freePort, HAS_REDIS, type RedisUnderTest, redisServer } from "../../fakes/redis.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

const SLOTS = 16_384;

/** Three masters that know each other. */
async function cluster() {
  const nodes: { server: RedisUnderTest; bus: number; client: Redis }[] = [];
  for (const _ of [0, 1, 2]) {
    const bus = await freePort();
    const more = [
      ...["--cluster-enabled", "yes", "--cluster-port", String(bus)],
      ...["--cluster-require-full-coverage", "no", "--masterauth", PASSWORD],
    ];
    const server = await redisServer(temporaryFolder(), PASSWORD, more);
    const client = new Redis(server.address);
    // One of them is taken away.
    client.on("error", () => undefined);
    nodes.push({ server, bus, client });
  }
  const [first, ...others] = nodes;
  for (const [at, { client }] of nodes.entries()) {
    const [from, to] = [at, at + 1].map((part) => Math.ceil((part * SLOTS) / nodes.length));
    await client.call("CLUSTER", "ADDSLOTSRANGE", String(from), String((to ?? 0) - 1));
  }
  for (const { server, bus } of others) {
    await first?.client.call("CLUSTER", "MEET", "127.0.0.1", String(server.port), String(bus));
  }
  for (const { client } of nodes) {
    for (;;) {
      const told = String(await client.call("CLUSTER", "INFO"));
      if (told.includes("cluster_state:ok") && told.includes("cluster_known_nodes:3")) break;
      await wait(50);
    }
  }
  const ports = nodes.map(({ server }) => server.port);
  return {
    ports,
    servers: nodes.map(({ server }) => server),
    /** Which node holds a key. */
    ownerOf: async (key: string): Promise<number> => {
      const slot = Number(await first?.client.call("CLUSTER", "KEYSLOT", key));
      return Math.floor((slot * nodes.length) / SLOTS);
    },
    [Symbol.asyncDispose]: async () => {
      for (const { client } of nodes) client.disconnect();
      for (const { server } of nodes) await server[Symbol.asyncDispose]();
    },
  };
}

const addressOf = (ports: readonly number[], more = ""): string =>
  `redis://:${PASSWORD}@${ports.map((port) => `127.0.0.1:${port}`).join(",")}${more}`;

describe.skipIf(!HAS_REDIS)("a cluster of three Redis nodes", () => {
  it(
    "gives the bytes of one process, whichever nodes are named and though one of them dies",
    async () => {
      const cwd = temporaryFolder();
      writeFileSync(join(cwd, "profile.json"), profile(100));
      const scan = [
        ...["probe", "injection-scan", "--backend", "simulated", "--profile", "profile.json"],
        ...["--defenses", "none", "--no-timing", "--overwrite", "--out"],
      ];
      expect((await start([...scan, "alone", "--concurrency", "64"], cwd).ended).code).toBe(0);
      await using nodes = await cluster();
      const gone = await freePort();
      const owner = await nodes.ownerOf("{backtrail}");
      // One that holds none of our keys, all three, and these behind one that is not there.
      const other = nodes.ports[(owner + 2) % 3] ?? 0;
      const named = [[other], nodes.ports, [gone, ...nodes.ports]];
      for (const [turn, ports] of named.entries()) {
        const isLast = turn === named.length - 1;
        const address = addressOf(ports);
        const workers = [0, 1].map(() =>
          start(["worker", "--queue", address, "--once", "--concurrency", "8"], cwd),
        );
        // Else the last turn's would be counted.
        rmSync(join(cwd, "out.journal.jsonl"), { force: true });
        const whole = start([...scan, "out", "--queue", addressOf([...ports].reverse())], cwd);
        if (isLast) {
          while (trialsIn(cwd) < 20) await wait(20);
          // One that holds none of our keys.
          await nodes.servers[(owner + 1) % 3]?.[Symbol.asyncDispose]();
        }
        expect(await whole.ended).toMatchObject({ code: 0 });
        for (const { ended } of workers) expect(await ended).toMatchObject({ code: 0 });
        const [mine, theirs] = ["out.csv", "alone.csv"].map((name) =>
          readFileSync(join(cwd, name), "utf8"),
        );
        expect(mine).toBe(theirs);
      }
    },
    4 * MINUTES,
  );

  it("keeps every key of a prefix in one slot, and refuses one without braces", async () => {
    await using nodes = await cluster();
    await expect(openEngine(addressOf(nodes.ports, "/?prefix=mine"))).rejects.toMatchObject({
      ...{ code: "usage", message: expect.stringContaining("?prefix={mine}") },
    });
    const engine = await openEngine(addressOf(nodes.ports, "/?prefix={mine}"));
    const told = { tool_version: "0", path: ["x"], args: [], options: {}, withheld: [] };
    const more = { identity: {}, units: 1, unit: "trials" as const, job_size: 1, started: "" };
    await new RunBoard(engine).announce("a", { ...told, ...more });
    const counts = [];
    for (const port of nodes.ports) {
      const client = new Redis(`redis://:${PASSWORD}@127.0.0.1:${port}`);
      counts.push(await client.dbsize());
      client.disconnect();
    }
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    await engine.close();
  }, 60_000);

  it("takes several addresses for a cluster only", async () => {
    await using one = await redisServer(temporaryFolder(), PASSWORD);
    await using two = await redisServer(temporaryFolder(), PASSWORD);
    await expect(openEngine(addressOf([one.port, two.port]))).rejects.toMatchObject({
      ...{ code: "usage", message: expect.stringContaining("one cluster") },
    });
    for (const wrong of ["http://h", "redis://", "redis://a:1,b:x", "redis://a:1,"]) {
      await expect(openEngine(wrong)).rejects.toMatchObject({ code: "usage" });
    }
  }, 60_000);
});
