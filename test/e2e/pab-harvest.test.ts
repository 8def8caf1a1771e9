import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { splitDir } from "../../src/pab/splits.ts";
import { cli } from "../fakes/cli.ts";
import { saveLeakingHarvest } from "../fakes/leaking-harvest.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

describe("pab harvest", () => {
  it("builds the smoke corpus, over an earlier or a broken-off harvest too", async () => {
    const cwd = temporaryFolder();
    const frozen = readFileSync(join(splitDir("smoke"), "manifest.json"), "utf8");
    const manifest = join(cwd, "traces", "manifest.json");
    for (const spoil of [
      () => undefined,
      () => writeFileSync(join(cwd, "traces", "t-004-file-echo.json"), "{}"),
      () => rmSync(manifest),
    ]) {
      spoil();
      const { exit, stdout } = await cli("pab harvest traces", { cwd });
      expect(exit).toBe(0);
      expect(stdout).toContain("harvested smoke: 11 traces, 12 instructions, 11 decision points");
      expect(readFileSync(manifest, "utf8")).toBe(frozen);
    }
    const { exit } = await cli("pab ingest traces", { cwd });
    expect(exit).toBe(0);
  });

  it("gives the counts and the manifest's hash as JSON", async () => {
    const { exit, stdout } = await cli("pab harvest traces --json", { cwd: temporaryFolder() });
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      format: "backtrail/pab-harvest",
      corpus: "smoke",
      counts: { traces: 11, instructions: 12, decision_points: 11 },
      manifest_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    ["a file of yours", "notes.txt", "mine"],
    ["another corpus", "manifest.json", '{"name": "mine"}'],
    ["a broken manifest", "manifest.json", "{"],
    ["a lone truth file", "ground_truth.jsonl", ""],
  ])("leaves a folder with %s as it is", async (_, name, text) => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "traces"));
    writeFileSync(join(cwd, "traces", name), text);
    const { exit, stderr } = await cli("pab harvest traces", { cwd });
    expect(exit).toBe(3);
    expect(stderr).toContain(name);
    expect(stderr).toContain("name an empty or new folder");
    expect(readdirSync(join(cwd, "traces"))).toEqual([name]);
    expect(readFileSync(join(cwd, "traces", name), "utf8")).toBe(text);
  });

  it("does not write through a link out of its folder", async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "traces"));
    symlinkSync(join(cwd, "elsewhere.json"), join(cwd, "traces", "t-001-user-direct.json"));
    const { exit, stderr } = await cli("pab harvest traces", { cwd });
    expect(exit).toBe(1);
    expect(stderr).toContain("writes only inside its output folder");
    expect(existsSync(join(cwd, "elsewhere.json"))).toBe(false);
  });

  it("needs a folder", async () => {
    expect((await cli("pab harvest")).exit).toBe(3);
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "file"), "");
    const { exit, stderr } = await cli("pab harvest file", { cwd });
    expect(exit).toBe(1);
    expect(stderr).toContain("file");
  });
});

describe("a harvester with a leak", () => {
  it("makes a corpus that ingest cannot fault, and the leak floor fails", async () => {
    const cwd = temporaryFolder();
    await saveLeakingHarvest(join(cwd, "leaking"));
    expect((await cli("pab ingest leaking", { cwd })).exit).toBe(0);
    const { exit, stdout } = await cli("pab floors --corpus leaking", { cwd });
    expect(exit).toBe(1);
    // The ninth stands in a note with two origins, of which it can show one.
    expect(stdout).toMatch(
      /\[FAIL\] channel-tagger origin @ >=1 hops {2}\[ORIGIN-LEAK DETECTOR\]\n *measured 0\.8889 <= 0\.1 {2}\(8\/9 correct\)/,
    );
  });
});
