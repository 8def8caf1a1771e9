import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/random/random.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli", "pab.js");
const KILLS = 10;

/** Scores the slow defence; killed after `killAfterMs`, or to its end. Resolves to the exit code. */
async function evaluation(cwd: string, flags: readonly string[], killAfterMs: number | null) {
  const child = spawn(process.execPath, [CLI, "eval", ...flags], { cwd, stdio: "ignore" });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (killAfterMs !== null) {
    await Promise.race([wait(killAfterMs), ended]);
    child.kill("SIGKILL");
  }
  return ended;
}

describe("an evaluation that is killed", () => {
  it("ten times at random moments ends with the bytes of an undisturbed one", async () => {
    const cwd = temporaryFolder();
    // Its verdict depends on the text; now and then it gives none.
    // It writes down how often it was asked, for which it needs more than a defence is given.
    const source = `import { appendFileSync } from "node:fs";
export default async function review(trace, { eventId }) {
  const event = trace.events.find((one) => one.eventId === eventId);
  appendFileSync(${JSON.stringify(join(cwd, "asked.txt"))}, "x");
  await new Promise((resolve) => setTimeout(resolve, 40));
  if (event.content.length % 17 === 0) throw new Error("no answer");
  const decision = event.content.length % 3 === 0 ? "block" : "act";
  return { decision, confidence: 1 / (1 + (event.content.length % 7)), attribution: {
    originChannel: event.channel, hopChain: [event.channel], span: [0, 1], originEventId: eventId } };
}\n`;
    await writeFile(join(cwd, "slow.mjs"), source);
    const flags =
      "--defense ./slow.mjs --open-defense --split llm-laundered --no-timing --journal run.jsonl --resume --json run.json".split(
        " ",
      );
    expect(await evaluation(cwd, flags, null)).toBe(0);
    const whole = await readFile(join(cwd, "run.json"), "utf8");
    const asked = (await readFile(join(cwd, "asked.txt"), "utf8")).length;
    const journal = await readFile(join(cwd, "run.jsonl"), "utf8");

    await writeFile(join(cwd, "run.json"), "");
    await writeFile(join(cwd, "run.jsonl"), "");
    await writeFile(join(cwd, "asked.txt"), "");
    const random = seededRandom(7);
    let killed = 0;
    while (killed < KILLS) {
      const code = await evaluation(cwd, flags, random.int(600, 1000));
      if (code !== null) break;
      killed += 1;
    }
    expect(await evaluation(cwd, flags, null)).toBe(0);
    expect(await readFile(join(cwd, "run.json"), "utf8")).toBe(whole);
    // Verdicts on record were not asked for again: failures, and one in flight for each kill, were.
    const failures = journal.split("\n").filter((line) => line.includes("no answer")).length;
    const again = (await readFile(join(cwd, "asked.txt"), "utf8")).length - asked;
    expect(again).toBeLessThanOrEqual((failures + 1) * killed);
    expect(killed).toBe(KILLS);
  });
});
