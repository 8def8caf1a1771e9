import { join } from "node:path";
import { describe, expect, it } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the types stand in a .d.mts beside the script
import { functionLengths, functionsOf } from "../../scripts/function-lengths.mjs";

const MOST_LINES = 60;

describe("functions", () => {
  it(`have at most ${MOST_LINES} lines, or say in a comment why they are long`, () => {
    const all = functionLengths(join(import.meta.dirname, "..", ".."));
    expect(all.length).toBeGreaterThan(5000);
    const long = all.filter(({ lines, reason }) => lines > MOST_LINES && reason === null);
    expect(long.map(({ file, line, lines }) => `${file}:${line} has ${lines}`)).toEqual([]);
  });

  it("that are short give no reason, so that none outlives its function", () => {
    const all = functionLengths(join(import.meta.dirname, "..", ".."));
    const idle = all.filter(({ lines, reason }) => lines <= MOST_LINES && reason !== null);
    expect(idle).toEqual([]);
  });

  it("are counted with what stands in them, methods and arrows too", () => {
    const inner = "const g = () => {\n  return 1;\n};\n";
    const text = `class A {\n  m(): void {\n    // Long: a test.\n    ${inner}  }\n}\nfunction f() {}\n`;
    expect(
      functionsOf(text, "a.ts").map(({ line, lines, reason }) => [line, lines, reason]),
    ).toEqual([
      [2, 6, "a test."],
      [4, 3, null],
      [9, 1, null],
    ]);
  });
});
