import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { splitDir } from "../../../pab/splits.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "trace-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe("backtrail trace", () => {
  it("marks the trail of a laundered instruction from surface to origin", async () => {
    const path = join(splitDir("smoke"), "t-011-peer-paraphrase-relay-memory-echo.json");
    const out = await cli(["backtrail", "trace", path]);
    expect(out.exit).toBe(0);
    const marked = out.stdout
      .split("\n")
      .filter((line) => /^(?:origin| {2}hop|> surface) /.test(line));
    expect(
      marked.map((line) =>
        line
          .trim()
          .split(/\s+/)
          .filter((word) => /^(?:origin|hop|surface|inter_agent|memory|tool_echo)$/.test(word)),
      ),
    ).toEqual([
      ["origin", "inter_agent"],
      ["hop", "inter_agent"],
      ["hop", "memory"],
      ["surface", "tool_echo"],
    ]);
    expect(out.stdout).toContain(
      "from inter_agent > paraphrase > relay_to_peer > write_read_memory > tool_echo",
    );
  });

  it("marks another instruction where asked, and says when there is none", async () => {
    const path = join(splitDir("smoke"), "t-009-web-memory-mixed.json");
    expect((await cli(["backtrail", "trace", path, "--instruction", "2"])).stdout).toContain(
      "* 2. authorized",
    );
    const none = await cli(["backtrail", "trace", path, "--instruction", "3"]);
    expect(none).toMatchObject({ exit: 3, stderr: expect.stringContaining("2 instructions") });
  });

  it("shows any log, with terminal escapes as text", async () => {
    const path = join(dir, "log.json");
    const hostile = "a\u001b[31mred\u202e\u0007";
    await writeFile(path, JSON.stringify({ messages: [{ role: "user", content: hostile }] }));
    const out = await cli(["backtrail", "trace", path]);
    expect(out.stdout).toContain("a\\u{1b}[31mred\\u{202e}\\u{7}");
    expect(out.stdout).not.toMatch(/[\u001b\u0007\u202e]/);
  });

  it("works on every trace of the smoke split", async () => {
    const names = (await readdir(splitDir("smoke"))).filter((name) => name.startsWith("t-"));
    for (const name of names) {
      const out = await cli(["backtrail", "trace", join(splitDir("smoke"), name), "--json"]);
      expect(JSON.parse(out.stdout).instructions.length).toBeGreaterThan(0);
    }
  });
});
