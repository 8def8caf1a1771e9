import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { VERSION } from "../../../src/formats/version.ts";
import { openEngine } from "../../../src/joins/queue/engine.ts";
import { RunBoard } from "../../../src/joins/queue/run-board.ts";
import { message, runLog } from "../../fakes/agentdojo-run.ts";
import {
  announcement,
  everyFile,
  killed,
  MINUTES,
  PASSWORD,
  slowDisk,
  start,
  underKills,
} from "../../fakes/queue.ts";
import { HAS_REDIS, redisServer } from "../../fakes/redis.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

const KEY = "5f1d7c3b9a0e4d2c8b6f0a1e3d5c7b9f5f1d7c3b9a0e4d2c8b6f0a1e3d5c7b9f";
const SECRET = "sk-live-0123456789abcdef";

/** A corpus that is drawn anew, in DIR/corpus. */
async function drawCorpus(dir: string, points: number): Promise<void> {
  const words = ["pab", "generate", "--key-env", "SPLIT_KEY", "--n", String(points)];
  const drawn = await start([...words, "--out", "corpus"], dir, { SPLIT_KEY: KEY }).ended;
  expect(drawn).toMatchObject({ code: 0 });
}

/** Run logs below DIR/runs: `count` tasks of two pipelines. */
function writeRuns(dir: string, count: number, words: number): void {
  const filler = "The invoice of March is attached below. ".repeat(words);
  for (let task = 0; task < count; task += 1) {
    const user = `user_task_${task % 20}`;
    const injection = `injection_task_${Math.floor(task / 20)}`;
    const folder = join(
      dir,
      "runs",
      task % 2 === 0 ? "p" : "p-guard",
      user,
      "important_instructions",
    );
    mkdirSync(folder, { recursive: true });
    const log = runLog.attacked({
      ...{ pipeline_name: task % 2 === 0 ? "p" : "p-guard", user_task_id: user },
      injection_task_id: injection,
      security: task % 3 === 0,
      messages: [
        message.user(`Pay bill ${task}.`),
        message.call("read_file", { file_path: "bill.txt" }),
        message.tool("read_file", { file_path: "bill.txt" }, `${filler}${runLog.planted}`),
        message.assistant("Done."),
      ],
    });
    writeFileSync(join(folder, `${injection}.json`), JSON.stringify(log));
  }
}

/** What a run wrote, without the words that name where the work was done. */
function written(dir: string, names: readonly string[]): string[] {
  return names.map((name) => readFileSync(join(dir, name), "utf8"));
}

describe.skipIf(!HAS_REDIS)("what reads files, over a real Redis", () => {
  it(
    "scores a defence of one's own with the bytes of one process, under 20 kills",
    async () => {
      const cwd = temporaryFolder();
      await drawCorpus(cwd, 240);
      const slow = `export default { name: "slow", review: async (trace, point) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        const { channel, content } = trace.events.find(({ eventId }) => eventId === point.eventId);
        return { decision: content.length % 3 === 0 ? "act" : "block", confidence: 0.5,
          attribution: { originChannel: channel, hopChain: [channel], span: [0, 1] } };
      } };`;
      writeFileSync(join(cwd, "slow.mjs"), slow);
      // A worker is told of no program: its own configuration names it.
      const config = { pab: { eval: { defense: "./slow.mjs" } } };
      writeFileSync(join(cwd, "backtrail.config.json"), JSON.stringify(config));
      const words = [
        ...["pab", "eval", "--defense", "./slow.mjs", "--corpus", "corpus", "--no-timing"],
        ...["--csv", "out.csv", "--json", "out.json"],
      ];
      const single = await start(words, cwd).ended;
      expect(single.code).toBe(0);
      const alone = written(cwd, ["out.csv", "out.json"]);
      const kept = temporaryFolder();
      await using redis = await redisServer(kept, PASSWORD);
      const ended = await underKills(words, cwd, { redis, between: [200, 1200] });
      expect([ended.code, ended.kills], ended.text.slice(-500)).toEqual([0, 20]);
      expect(ended.text).toContain("not told to workers");
      expect(written(cwd, ["out.csv", "out.json"])).toEqual(alone);
      expect(everyFile(kept)).not.toContain("slow.mjs");
    },
    10 * MINUTES,
  );

  it(
    "re-scores run logs with the bytes of one process, under 20 kills",
    async () => {
      const cwd = temporaryFolder();
      writeRuns(cwd, 3000, 40);
      const words = ["rescore", "agentdojo", "runs", "--runs", "runs.jsonl", "--json", "out.json"];
      expect((await start([...words, "--workers", "1"], cwd).ended).code).toBe(0);
      const alone = written(cwd, ["runs.jsonl", "out.json"]);
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const kills = { redis, between: [50, 300], env: slowDisk(40) } as const;
      const ended = await underKills(words, cwd, kills);
      expect([ended.code, ended.kills], ended.text.slice(-500)).toEqual([0, 20]);
      expect(written(cwd, ["runs.jsonl", "out.json"])).toEqual(alone);
    },
    10 * MINUTES,
  );

  it(
    "imports logs with the bytes of one process, under 20 kills; what is too large is read by who began",
    async () => {
      const cwd = temporaryFolder();
      cpSync(join(import.meta.dirname, "..", "..", "fixtures", "logs"), join(cwd, "logs"), {
        recursive: true,
      });
      writeRuns(join(cwd, "logs"), 1500, 100);
      writeFileSync(join(cwd, "logs", "zz-large.jsonl"), `${"x".repeat(17 * 1024 * 1024)}\n`);
      const words = ["import", "auto", "logs", "--out"];
      const single = await start([...words, "alone"], cwd).ended;
      expect(single.code).toBe(0);
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const kills = { redis, between: [50, 400], env: slowDisk(150) } as const;
      const ended = await underKills([...words, "over"], cwd, kills);
      expect([ended.code, ended.kills], ended.text.slice(-500)).toEqual([0, 20]);
      const same = (text: string): string => text.replaceAll('"alone"', '"over"');
      expect(everyFile(join(cwd, "over"))).toBe(same(everyFile(join(cwd, "alone"))));
      expect(ended.text).toBe(single.text.replaceAll("alone", "over"));
    },
    10 * MINUTES,
  );

  it(
    "goes on with a shard of an evaluation over a queue, and merges to the bytes of one run",
    async () => {
      const cwd = temporaryFolder();
      await drawCorpus(cwd, 120);
      const words = ["pab", "eval", "--defense", "provenance-tracker", "--corpus", "corpus"];
      const timed = [...words, "--no-timing", "--csv", "m.csv", "--json", "m.json"];
      expect((await start(timed, cwd).ended).code).toBe(0);
      const alone = written(cwd, ["m.csv", "m.json"]);
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const worker = start(["worker", "--queue", redis.address], cwd, { OPENAI_API_KEY: SECRET });
      for (const part of ["1", "2"]) {
        const shard = ["--shard", `${part}/2`, "--journal", `part-${part}.jsonl`];
        const ended = await start([...timed, ...shard, "--queue", redis.address], cwd).ended;
        expect(ended).toMatchObject({ code: 0 });
      }
      await killed(worker.child);
      const merged = await start(["merge", "part-1.jsonl", "part-2.jsonl", "--out", "m"], cwd)
        .ended;
      expect(merged.code).toBe(0);
      expect(written(cwd, ["m.csv", "m.json"])).toEqual(alone);
    },
    4 * MINUTES,
  );

  it("reads nothing for a run outside of the folder that a worker was started in", async () => {
    await using redis = await redisServer(temporaryFolder(), PASSWORD);
    const engine = await openEngine(redis.address);
    const cwd = temporaryFolder();
    const secret = temporaryFolder();
    writeFileSync(join(secret, "key.txt"), SECRET);
    const told = { ...announcement, tool_version: VERSION, path: ["import"] };
    for (const args of [
      ["auto", secret],
      ["auto", "../"],
      ["auto", "nothing"],
    ]) {
      await new RunBoard(engine).announce("strange", { ...told, args });
      const work = ["worker", "--queue", redis.address, "--once"];
      expect(await start(work, cwd).ended).toMatchObject({
        ...{ code: 3, text: expect.stringMatching(/the run reads .*(outside|not here)/) },
      });
    }
    await engine.close();
  }, 60_000);
});
