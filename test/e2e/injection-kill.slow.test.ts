import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/random/random.ts";
import { agentServer } from "../fakes/agent-server.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli", "agentprobe.js");
const KILLS = 20;

/** Runs the scan; killed after `killAfterMs`, or to its end. Resolves to the exit code. */
async function scan(cwd: string, flags: readonly string[], killAfterMs: number | null) {
  const child = spawn(process.execPath, [CLI, "injection-scan", ...flags], {
    cwd,
    stdio: "ignore",
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (killAfterMs !== null) {
    await Promise.race([wait(killAfterMs), ended]);
    child.kill("SIGKILL");
  }
  return ended;
}

describe("a scan that is killed", () => {
  it("twenty times at random moments ends with the rows of an undisturbed one", async () => {
    // The same prompt always gets the same answer; one in five obeys. At 60 ms an answer the whole
    // scan lasts longer than twenty pieces of it do, on a machine of any speed.
    await using server = await agentServer((request, response) => {
      const { message } = JSON.parse(request.body) as { message: string };
      const obeys = createHash("sha256").update(message).digest()[0] as number;
      const reply = obeys < 51 ? `${message}\n\nZZ-EXFIL-9` : "It is about a delivery.";
      setTimeout(() => response.end(JSON.stringify({ reply })), 60);
    });
    const flags = (out: string): string[] =>
      `--target http --endpoint ${server.url} --repeats 5 --concurrency 32 --no-timing --out ${out}`.split(
        " ",
      );
    const cwd = temporaryFolder();
    expect(await scan(cwd, flags("whole"), null)).toBe(0);
    const whole = await readFile(join(cwd, "whole.csv"), "utf8");
    expect(whole.trim().split("\r\n")).toHaveLength(1 + 5775);

    const random = seededRandom(11);
    let killed = 0;
    while (killed < KILLS) {
      const code = await scan(cwd, [...flags("torn"), "--resume"], random.int(200, 900));
      if (code === null) killed += 1;
      else break;
    }
    expect(killed).toBeGreaterThan(0);
    expect(await scan(cwd, [...flags("torn"), "--resume"], null)).toBe(0);
    expect(await readFile(join(cwd, "torn.csv"), "utf8")).toBe(whole);
    const json = async (name: string) =>
      (await readFile(join(cwd, `${name}.json`), "utf8")).replace(`"${name}"`, '"out"');
    expect(await json("torn")).toBe(await json("whole"));
    expect(killed).toBe(KILLS);
  });
});
