import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { message, runLog } from "../../../../test/fakes/agentdojo-run.ts";
import { cli } from "../../../../test/fakes/cli.ts";
import { openOutput } from "./output-folder.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "output-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function writeRuns(folder: string, count: number): Promise<void> {
  await mkdir(join(dir, folder));
  for (let i = 0; i < count; i += 1) {
    const messages = [
      message.user(`Pay bill ${i}.`),
      message.tool("read_file", { path: "a" }, runLog.planted),
    ];
    await writeFile(
      join(dir, folder, `${folder}-${i}.json`),
      JSON.stringify(runLog.attacked({ messages, security: false })),
    );
  }
}
const importRuns = (folder: string) =>
  cli(["backtrail", "import", "agentdojo", join(dir, folder), "--out", join(dir, "out")]);
async function bytes(): Promise<Record<string, string>> {
  const files = await readdir(join(dir, "out"), { recursive: true, withFileTypes: true });
  const read = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [path, await readFile(path, "utf8")] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

describe("an import that fails", () => {
  it("leaves the corpus of an earlier one as it was", async () => {
    await writeRuns("three", 3);
    await writeRuns("one", 1);
    expect((await importRuns("three")).exit).toBe(0);
    const before = await bytes();
    expect(await importRuns("one")).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining("is not part of this corpus"),
    });
    expect(await bytes()).toEqual(before);
  });

  it("may be made again over the same logs", async () => {
    await writeRuns("one", 1);
    await importRuns("one");
    const before = await bytes();
    expect((await importRuns("one")).exit).toBe(0);
    expect(await bytes()).toEqual(before);
  });

  it("for a missing input makes nothing", async () => {
    const out = await importRuns("nowhere");
    expect(out).toMatchObject({ exit: 1, stderr: expect.stringContaining("no such file") });
    expect(await readdir(dir)).toEqual([]);
  });

  it("with --strict leaves nothing behind", async () => {
    await writeFile(join(dir, "bad.json"), "{");
    const args = ["import", "auto", join(dir, "bad.json"), "--out", join(dir, "out"), "--strict"];
    expect((await cli(["backtrail", ...args])).exit).toBe(1);
    expect(await readdir(dir)).toEqual(["bad.json"]);
  });
});

describe("an import that was killed", () => {
  it("leaves a sign, which the next one tells and removes", async () => {
    await writeRuns("one", 1);
    await importRuns("one");
    await mkdir(join(dir, "out", ".import-incomplete"));
    const out = await importRuns("one");
    expect(out).toMatchObject({ exit: 0, stderr: expect.stringContaining("did not end") });
    expect(await readdir(join(dir, "out"))).not.toContain(".import-incomplete");
  });

  it("is told from one that is running", async () => {
    await mkdir(join(dir, "out", ".import-incomplete"), { recursive: true });
    await writeFile(join(dir, "out", ".import-incomplete", "pid"), `${process.ppid}\n`);
    await expect(openOutput(join(dir, "out"), "out")).rejects.toThrow(/another import/);
  });
});
