import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const root = join(import.meta.dirname, "..", "..");
const guide = readFileSync(join(root, "docs", "library.md"), "utf8");
const tutorial = readFileSync(
  join(root, "docs", "tutorials", "detector-and-tracker-as-library.md"),
  "utf8",
);

/** Each program of the guide with what is said to come out, under its heading. */
function blocksOf(page: string) {
  return [...page.matchAll(/```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
    ([, program = "", shown = ""], at) => ({
      name: `${at + 1}: ${program.split("\n")[0]}`,
      program,
      shown,
    }),
  );
}
const blocks = blocksOf(guide);

/** What a program prints that stands in a project with the built package installed. */
async function run(program: string): Promise<string> {
  const project = temporaryFolder();
  mkdirSync(join(project, "node_modules"));
  symlinkSync(root, join(project, "node_modules", "backtrail"));
  const file = join(project, "program.mjs");
  writeFileSync(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: root });
  return stdout;
}

describe("docs/library.md", () => {
  it("shows every verb in a block that runs", () => {
    const programs = blocks.map(({ program }) => program).join("\n");
    for (const verb of ["detect", "evaluate", "scan", "injectionScan", "compare", "importLogs"]) {
      expect(programs).toMatch(
        new RegExp(`import \\{[^}]*\\b${verb}\\b[^}]*\\} from "backtrail";`),
      );
    }
    expect(guide.match(/```js/g)).toHaveLength(blocks.length);
  });

  it.each(blocks)("$name", async ({ program, shown }) => {
    expect(await run(program)).toBe(shown);
  });
});

describe("docs/tutorials/detector-and-tracker-as-library.md", () => {
  it.each(blocksOf(tutorial))("$name", async ({ program, shown }) => {
    expect(await run(program)).toBe(shown);
  });
});
