import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { lockJournal } from "./journal-lock.ts";

async function endedProcess(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ["-p", "process.pid"]);
  return Number(stdout);
}

const owned = (pid: number, host = hostname()): string =>
  JSON.stringify({ pid, host, token: "another" });

describe("a journal's lock", () => {
  it("is one process's alone until it is released, and leaves nothing behind", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const lock = await lockJournal(path);
    expect(lock.tookOver).toBeNull();
    expect((await stat(`${path}.lock`)).mode & 0o077).toBe(0);
    await expect(lockJournal(path)).rejects.toMatchObject({
      code: "usage",
      where: path,
      message: expect.stringContaining(`process ${process.pid} on ${hostname()}`),
    });
    await lock.release();
    await (await lockJournal(path)).release();
    expect(await readdir(dirname(path))).toEqual([]);
  });

  it("is taken over from a process that is gone, and names it", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const gone = await endedProcess();
    await writeFile(`${path}.lock`, owned(gone));
    const lock = await lockJournal(path);
    expect(lock.tookOver).toBe(gone);
    expect(JSON.parse(await readFile(`${path}.lock`, "utf8"))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it("is taken over from an earlier process that had our own id, as in a container", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    await writeFile(`${path}.lock`, owned(process.pid));
    const lock = await lockJournal(path);
    expect(lock.tookOver).toBe(process.pid);
    await lock.release();
  });

  it.each([
    ["a process that lives", owned(process.ppid)],
    ["a process on another machine", owned(1, "elsewhere.example")],
    ["nobody it can name", "{"],
    ["nobody it can name yet", ""],
  ])("of %s is left alone", async (_, text) => {
    const path = join(temporaryFolder(), "j.jsonl");
    await writeFile(`${path}.lock`, text);
    await expect(lockJournal(path)).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining(".lock"),
    });
    expect(await readFile(`${path}.lock`, "utf8")).toBe(text);
  });

  it("goes to one of many that find it stale at once", async () => {
    const gone = await endedProcess();
    for (let round = 0; round < 20; round += 1) {
      const path = join(temporaryFolder(), "j.jsonl");
      await writeFile(`${path}.lock`, owned(gone));
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockJournal(path)));
      const locks = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      expect(locks).toHaveLength(1);
      await locks[0]?.release();
    }
  });

  it("is taken over though whoever took it over before was killed meanwhile", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const gone = await endedProcess();
    await writeFile(`${path}.lock`, owned(gone));
    const claim = createHash("sha256").update("another").digest("hex").slice(0, 16);
    await writeFile(`${path}.lock.${claim}`, owned(await endedProcess()).replace("another", "x"));
    const lock = await lockJournal(path);
    expect(lock.tookOver).toBe(gone);
    expect(await readdir(dirname(path))).toEqual(["j.jsonl.lock"]);
    await lock.release();
  });

  it("removes what killed processes left beside it, and nothing else", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const gone = await endedProcess();
    const mark = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
    const uuid = "7cd15a98-1cdb-42dd-a27e-9fbd3add46ee";
    const kept = [
      `j.jsonl.lock.${mark}-${process.ppid}-${uuid}`,
      `j.jsonl.lock.00000000-${gone}-${uuid}`,
      "j.jsonl.lock.txt",
    ];
    for (const name of [...kept, `j.jsonl.lock.${mark}-${gone}-${uuid}`]) {
      await writeFile(join(dirname(path), name), "");
    }
    await writeFile(`${path}.lock.0123456789abcdef`, owned(gone));
    const lock = await lockJournal(path);
    await lock.release();
    expect((await readdir(dirname(path))).sort()).toEqual([...kept].sort());
  });

  it("says that no lock can be written", async () => {
    const path = join(temporaryFolder(), "none", "j.jsonl");
    await expect(lockJournal(path)).rejects.toMatchObject({ code: "io" });
  });
});
