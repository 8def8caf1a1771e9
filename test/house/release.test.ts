import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
// @ts-expect-error a script without types
import { cut, disagreements, notes } from "../../scripts/release.mjs";

const root = join(import.meta.dirname, "..", "..");
const changelog = "# Changelog\n\n## Unreleased\n\n- One.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n";

test("cutting a version moves what is unreleased under it and leaves the rest", () => {
  const after = cut(changelog, "0.2.0", "2026-12-01");
  expect(after).toBe(
    "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- One.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n",
  );
  expect(notes(after, "0.2.0")).toBe("- One.");
  expect(notes(after, "0.1.0")).toBe("- First.");
  expect(() => cut(after, "0.3.0", "2026-12-02")).toThrow("nothing under");
});

test("a version that is the beginning of another one is not taken for it", () => {
  expect(() => notes(changelog, "0.1")).toThrow("no part");
});

test("a tag is refused when one file names another version", () => {
  const files = {
    packageJson: '{"version":"0.1.0"}',
    lock: '{"version":"0.1.0"}',
    citation: "title: x\nversion: 0.0.9\n",
    changelog,
  };
  expect(disagreements("0.1.0", files)).toEqual(["CITATION.cff says 0.0.9, not 0.1.0"]);
  expect(disagreements("0.2.0", files)).toHaveLength(4);
});

test("every action that a workflow or example uses is pinned to a commit", () => {
  const folders = [".github/workflows", "examples/ci"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  const uses = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    parse(text);
    return [...text.matchAll(/uses: ([^\s]+)/g)].map(([, used]) => String(used));
  });
  expect(uses.length).toBeGreaterThan(4);
  for (const used of uses.filter((one) => !one.startsWith("backtrail/"))) {
    expect(used).toMatch(/@[0-9a-f]{40}$/);
  }
});
