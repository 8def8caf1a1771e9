import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../fakes/cli.ts";

const root = join(import.meta.dirname, "..", "..");

/** The console blocks of a Markdown file: the command and what is said to follow. */
function consoleBlocks(text: string): { command: string; shown: string[] }[] {
  return [...text.matchAll(/```console\n\$ (.+)\n([\s\S]*?)```/g)].map(([, command, shown]) => ({
    command: command ?? "",
    shown: (shown ?? "").split("\n").filter((line) => line !== ""),
  }));
}

const squeeze = (line: string): string => line.trim().replace(/ +/g, " ");

describe("README.md", () => {
  const blocks = consoleBlocks(readFileSync(join(root, "README.md"), "utf8"));

  it("shows at least one command with its output", () => {
    expect(blocks.length).toBeGreaterThan(0);
  });

  it.each(blocks)("$command prints what is shown, in that order", async ({ command, shown }) => {
    const { exit, stdout } = await cli(command);
    expect(exit).toBe(0);
    const printed = stdout.split("\n").map(squeeze);
    let at = 0;
    for (const line of shown.filter((one) => one !== "…").map(squeeze)) {
      const found = printed.indexOf(line, at);
      expect(found, `not printed after line ${at}: ${line}`).toBeGreaterThanOrEqual(0);
      at = found + 1;
    }
  });

  it("links only to files that are there", () => {
    const links = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/\]\(([^)#:]+)\)/g)];
    expect(links.length).toBeGreaterThan(5);
    for (const [, target] of links) {
      expect(existsSync(join(root, target ?? "")), target).toBe(true);
    }
  });
});
