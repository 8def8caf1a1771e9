import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../fakes/cli.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const guide = readFileSync(join(import.meta.dirname, "..", "..", "docs", "regression.md"), "utf8");

describe("docs/regression.md", () => {
  it("prints commands that work, in their order", async () => {
    const cwd = temporaryFolder();
    const block = /```\n(npx backtrail [\s\S]*?)```/.exec(guide)?.[1] ?? "";
    const commands = block.trim().split("\n");
    expect(commands.length).toBeGreaterThan(6);
    for (const command of commands) {
      const { exit, stderr } = await cli(command, { cwd });
      expect([command, exit, stderr.includes("error:")]).toEqual([command, 0, false]);
    }
  });
});
