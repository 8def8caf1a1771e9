import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate } from "../../src/pab/generate/generate.ts";
import { cli } from "../fakes/cli.ts";

describe("pab eval on several threads", () => {
  let dir = "";
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "backtrail-workers-"));
    await generate(join(dir, "split"), { key: "a key for this test", n: 63 });
  });
  afterAll(async () => {
    await rm(dir, { recursive: true, force: true });
  });

  const run = (workers: number) =>
    cli(
      `pab eval --defense provenance-tracker --corpus ${join(dir, "split")} --workers ${workers} --csv ${join(dir, `${workers}.csv`)}`,
    );

  it("gives the same bytes with 1 and with 3", async () => {
    const [one, three] = [await run(1), await run(3)];
    expect(one.exit).toBe(0);
    expect(three.stdout).toBe(one.stdout);
    expect(three.stdout).toContain("63 decision points");
    const csv = (workers: number) => readFile(join(dir, `${workers}.csv`), "utf8");
    expect(await csv(3)).toBe(await csv(1));
  });

  it("keeps the process alive until the last answer", async () => {
    const main = join(import.meta.dirname, "..", "..", "dist", "cli", "pab.js");
    const args = ["eval", "--defense", "provenance-tracker", "--corpus", join(dir, "split")];
    const { stdout } = await promisify(execFile)(process.execPath, [
      main,
      ...args,
      "--workers",
      "2",
    ]);
    expect(stdout).toBe((await run(1)).stdout);
  });

  it("can be interrupted", async () => {
    const { exit } = await cli(
      `pab eval --defense provenance-tracker --corpus ${join(dir, "split")} --workers 2`,
      { signal: AbortSignal.abort() },
    );
    expect(exit).toBe(130);
  });
});
