import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

const canary = "PAB-CANARY-2cf61682-f036-5863-b13f-08c190a99f13";

describe("pab canary", () => {
  it("names file, line and canary, in files, folders and standard input", async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "logs", "deep"), { recursive: true });
    writeFileSync(join(cwd, "logs", "deep", "a.txt"), `${"x".repeat(100_000)}\n👩‍👧 ${canary}`);
    writeFileSync(join(cwd, "logs", "b.txt"), "nothing");
    const { exit, stdout } = await cli("pab canary logs -", { cwd, stdin: `\n\n${canary}\n` });
    expect(exit).toBe(2);
    expect(stdout).toBe(`logs/deep/a.txt:2: ${canary}\n-:3: ${canary}\n2 canaries in 3 files\n`);
  });

  it("exits 0 without a hit, and 1 when something could not be read", async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "a.txt"), "PAB-CANARY-");
    symlinkSync("nowhere", join(cwd, "link"));
    expect(await cli("pab canary a.txt", { cwd })).toMatchObject({ exit: 0, stderr: "" });
    expect(await cli("pab canary .", { cwd })).toMatchObject({
      exit: 1,
      stderr: "warning: link: is a link or special file; not followed\n",
    });
    expect((await cli("pab canary none.txt", { cwd })).exit).toBe(1);
    expect((await cli("pab canary", { cwd })).exit).toBe(3);
  });
});
