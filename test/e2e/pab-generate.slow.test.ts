import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { detectCanary } from "../../src/pab/canary.ts";
import { type GenerateOptions, generate } from "../../src/pab/generate/generate.ts";
import { cli } from "../fakes/cli.ts";
import { foreignAddresses } from "../fakes/foreign-addresses.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const KEY = "2f6c0d1e9b8a7f60515243342516078f";
const env = { PAB_KEY: KEY, PATH: process.env["PATH"] ?? "" };
const line = (out: string, more = "--n 126") =>
  `pab generate --key-env PAB_KEY --out ${out} ${more}`;

function filesOf(dir: string): Map<string, string> {
  return new Map(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), "utf8")]));
}

describe("pab generate", () => {
  it("draws a split that ingest accepts and whose floors hold, the same one each time", async () => {
    const cwd = temporaryFolder();
    const first = await cli(line("one"), { cwd, env });
    expect(first).toMatchObject({ exit: 0, stderr: "" });
    expect(first.stdout).toContain("126 instructions, 126 decision points");
    // Over the first one, which it may replace.
    for (const out of ["two", "one"]) await cli(line(out), { cwd, env });
    expect(filesOf(join(cwd, "two"))).toEqual(filesOf(join(cwd, "one")));
    const ingest = await cli("pab ingest one", { cwd });
    expect(ingest.stdout).toContain("0 fatal, 0 warnings");
    const floors = await cli("pab floors --corpus one", { cwd });
    expect(floors).toMatchObject({ exit: 0, stdout: expect.not.stringContaining("[FAIL]") });
    expect(floors.stdout).toContain("oracle FBR");
  });

  it("keeps the key out of every file and message, and the canary in the manifest", async () => {
    const cwd = temporaryFolder();
    const { stdout, stderr } = await cli(`${line("split")} --json`, { cwd, env });
    const files = filesOf(join(cwd, "split"));
    const spellings = [KEY, Buffer.from(KEY).toString("hex"), Buffer.from(KEY).toString("base64")];
    for (const text of [stdout, stderr, ...files.values()])
      expect(
        spellings.filter((spelling) => text.toLowerCase().includes(spelling.toLowerCase())),
      ).toEqual([]);
    const withCanary = [...files].filter(([, text]) => detectCanary(text).length > 0);
    expect(withCanary.map(([name]) => name)).toEqual(["manifest.json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      format: "backtrail/pab-generate",
      n: 126,
      vocabulary: "all",
      counts: { instructions: 126 },
    });
  });

  it("names reserved domains only", async () => {
    const cwd = temporaryFolder();
    await cli(line("split"), { cwd, env });
    const files = [...filesOf(join(cwd, "split"))].filter(([name]) => name !== "manifest.json");
    expect(files.flatMap(([, text]) => foreignAddresses(text))).toEqual([]);
  });

  it("gives splits of different size, vocabulary and key canaries of their own", async () => {
    const cwd = temporaryFolder();
    await cli(line("a", "--n 9"), { cwd, env });
    await cli(line("b", "--n 8"), { cwd, env });
    await cli(line("c", "--n 9 --vocabulary a"), { cwd, env });
    await cli(line("d", "--n 9"), { cwd, env: { ...env, PAB_KEY: `${KEY}.` } });
    const canaries = ["a", "b", "c", "d"].map(
      (out) => detectCanary(readFileSync(join(cwd, out, "manifest.json"), "utf8"))[0]?.canary,
    );
    expect(new Set(canaries).size).toBe(4);
  });

  it.each([
    ["no --key-env", "pab generate --out split --n 9", {}],
    ["a variable that is not set", line("split", "--n 9"), {}],
    ["an empty key", line("split", "--n 9"), { PAB_KEY: "" }],
    ["the key in place of a name", `pab generate --key-env ${KEY} --out split --n 9`, env],
    ["no --out", "pab generate --key-env PAB_KEY --n 9", env],
    ["no --n", "pab generate --key-env PAB_KEY --out split", env],
    ["nothing to draw", line("split", "--n 0"), env],
    ["an unknown vocabulary", line("split", "--n 9 --vocabulary c"), env],
  ])("refuses %s", async (_, typed, given) => {
    const cwd = temporaryFolder();
    const { exit, stdout, stderr } = await cli(typed, { cwd, env: given });
    expect(exit).toBe(3);
    expect(stdout + stderr).not.toContain(KEY);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("refuses a caller without types that gives no key", async () => {
    const keyless = { n: 9 } as unknown as GenerateOptions;
    await expect(generate(join(temporaryFolder(), "split"), keyless)).rejects.toMatchObject({
      code: "usage",
      where: "key",
    });
  });

  it("warns of a key that could be guessed", async () => {
    const cwd = temporaryFolder();
    const { exit, stderr } = await cli(line("split", "--n 9"), { cwd, env: { PAB_KEY: "short" } });
    expect(exit).toBe(0);
    expect(stderr).toContain("shorter than 16 bytes");
  });

  it("stops when interrupted, without a manifest", async () => {
    const cwd = temporaryFolder();
    const { exit } = await cli(line("split"), { cwd, env, signal: AbortSignal.abort() });
    expect(exit).toBe(130);
    expect(readdirSync(join(cwd, "split"))).not.toContain("manifest.json");
  });

  it("leaves a split of another key as it is", async () => {
    const cwd = temporaryFolder();
    await cli(line("split", "--n 9"), { cwd, env });
    const before = filesOf(join(cwd, "split"));
    for (const [typed, given] of [
      [line("split", "--n 9"), { ...env, PAB_KEY: `${KEY}.` }],
      [line("split", "--n 9 --vocabulary a"), env],
    ] as const)
      expect((await cli(typed, { cwd, env: given })).exit).toBe(3);
    expect(filesOf(join(cwd, "split"))).toEqual(before);
  });

  it("overwrites nothing of yours", async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "split"));
    writeFileSync(join(cwd, "split", "notes.txt"), "mine");
    const { exit, stderr } = await cli(line("split", "--n 9"), { cwd, env });
    expect(exit).toBe(3);
    expect(stderr).toContain("notes.txt");
    expect(readdirSync(join(cwd, "split"))).toEqual(["notes.txt"]);
  });
});

describe("a folder in a git work tree", () => {
  const repository = (ignore: string) => {
    const cwd = temporaryFolder();
    execFileSync("git", ["init", "-q", cwd]);
    writeFileSync(join(cwd, ".gitignore"), ignore);
    return cwd;
  };

  it.each([
    ["nothing is ignored", ""],
    ["only some names are ignored", "*.json\n"],
    ["one name is taken back", "split/*\n!split/ground_truth.jsonl\n"],
    ["another folder is ignored", "/splits/\n"],
  ])("is refused where %s", async (_, ignore) => {
    const cwd = repository(ignore);
    const { exit, stderr } = await cli(line("split", "--n 9"), { cwd, env });
    expect(exit).toBe(3);
    expect(stderr).toContain("git work tree");
    expect(readdirSync(cwd).sort()).toEqual([".git", ".gitignore"]);
  });

  it("is taken where git ignores it", async () => {
    const cwd = repository("/split/\n");
    expect((await cli(line("split", "--n 9"), { cwd, env })).exit).toBe(0);
  });

  it("is refused through a link too, and when git cannot be asked", async () => {
    const inside = repository("/split/\n");
    const cwd = temporaryFolder();
    symlinkSync(join(inside, "open"), join(cwd, "link"));
    expect((await cli(line("link", "--n 9"), { cwd, env })).exit).toBe(3);
    const lost = { PAB_KEY: KEY, PATH: join(cwd, "empty") };
    const { exit, stderr } = await cli(line("split", "--n 9"), { cwd: inside, env: lost });
    expect(exit).toBe(3);
    expect(stderr).toContain("git could not be asked");
  });
});
