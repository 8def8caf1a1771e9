import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";

const MODULE = join(import.meta.dirname, "../../../dist/probe/run/journal-lock.js");
const PROCESSES = 6;
const ROUNDS = 400;

/** Tries to lock each path it is sent, tells how it went, and keeps the lock until it is told. */
const CONTENDER = `
import { createInterface } from "node:readline";
import { lockJournal } from ${JSON.stringify(pathToFileURL(MODULE).href)};
let lock = null;
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "release") { await lock?.release(); lock = null; console.log("released"); continue; }
  try { lock = await lockJournal(line); console.log("held"); }
  catch (error) { console.log(error.code === "usage" ? "refused" : String(error)); }
}`;

function contender(): { readonly child: ChildProcess; ask(line: string): Promise<string> } {
  const child = spawn(process.execPath, ["--input-type=module", "-e", CONTENDER], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    ask: async (line) => {
      child.stdin.write(`${line}\n`);
      return String((await lines.next()).value);
    },
  };
}

it(`gives a stale lock to one of ${PROCESSES} processes in each of ${ROUNDS} rounds`, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["-p", "process.pid"]);
  const stale = (token: string): string =>
    JSON.stringify({ pid: Number(stdout), host: hostname(), token });
  const dir = temporaryFolder();
  const contenders = Array.from({ length: PROCESSES }, contender);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = join(dir, `${round}.jsonl`);
      await writeFile(`${path}.lock`, stale(`old-${round}`));
      const answers = await Promise.all(contenders.map(({ ask }) => ask(path)));
      expect(answers.toSorted(), `round ${round}`).toEqual([
        "held",
        ...Array.from({ length: PROCESSES - 1 }, () => "refused"),
      ]);
      await Promise.all(contenders.map(({ ask }) => ask("release")));
    }
    expect(await readdir(dirname(join(dir, "x")))).toEqual([]);
  } finally {
    for (const { child } of contenders) child.kill();
  }
});
