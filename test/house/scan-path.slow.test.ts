import { join } from "node:path";
import { expect, it } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the types stand in a .d.mts beside the script
import { scanPath } from "../../scripts/scan-path.mjs";

it("a trial of an injection scan passes through few lines of the runner and its command", () => {
  const { trials, files } = scanPath(join(import.meta.dirname, "..", ".."));
  expect(trials).toBeGreaterThan(1000);
  expect(files.map(({ name }) => name)).toContain("dist/probe/run/decide-outcome.js");
  const lines = files.reduce((total, file) => total + file.lines, 0);
  expect(lines).toBeGreaterThan(100);
  expect(lines).toBeLessThanOrEqual(600);
});
