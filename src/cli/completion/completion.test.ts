import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { backtrail } from "../specs/backtrail.ts";
import { placesOf } from "./places.ts";

const scriptOf = async (shell: string): Promise<string> =>
  (await cli(`backtrail completion ${shell}`)).stdout;
const has = (shell: string): boolean => spawnSync(shell, ["-c", "true"]).status === 0;

describe("completion", () => {
  it.each(["bash", "zsh", "fish"])("knows every command and flag in %s", async (shell) => {
    const script = await scriptOf(shell);
    for (const { words, flags } of placesOf(backtrail)) {
      expect(script).toContain(words.join(" "));
      for (const { name } of flags) {
        expect(script, words.join(" ")).toContain(shell === "fish" ? `-l ${name.slice(2)}` : name);
      }
    }
    expect((await cli("backtrail completion tcsh")).exit).toBe(3);
  });

  it.skipIf(!has("bash")).each([
    ["backtrail", "pab", "ev", "eval"],
    ["agentprobe", "scan", "--tar", "--target"],
    ["backtrail", "probe", "injection-s", "injection-scan"],
  ])("of %s %s %s offers %s in bash", async (...words) => {
    const offered = words.pop();
    const typed = words.map((word) => `'${word}'`).join(" ");
    const program = `${await scriptOf("bash")}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _backtrail; echo "\${COMPREPLY[@]}"`;
    expect(spawnSync("bash", ["-c", program], { encoding: "utf8" }).stdout).toBe(`${offered}\n`);
  });

  it.each(["bash", "zsh", "fish"].filter(has))("parses in %s", async (shell) => {
    const file = join(temporaryFolder(), "completion");
    writeFileSync(file, await scriptOf(shell));
    const { status, stderr } = spawnSync(shell, ["-n", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });
});
