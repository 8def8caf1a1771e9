import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the types stand in a .d.mts beside the script
import { apiText, readPublicApi } from "../../scripts/public-api.mjs";

const root = join(import.meta.dirname, "..", "..");
const api = readPublicApi(root);
const MOST_NAMES = 180;

describe("the public API", () => {
  it("is what docs/api.txt says; where a change is meant: npm run build && node scripts/public-api.mjs", () => {
    expect(apiText(api)).toBe(readFileSync(join(root, "docs", "api.txt"), "utf8"));
  });

  it("has no type in a signature that nobody can import", () => {
    expect(api.unnamed).toEqual([]);
  });

  it("has no name that stands for two things", () => {
    expect(api.twoMeanings).toEqual([]);
  });

  it("can be learned", () => {
    expect(api.size).toBeLessThanOrEqual(MOST_NAMES);
  });

  it("has the six verbs at the root", () => {
    const root = api.entries.find(({ entry }) => entry === ".");
    expect(root?.items.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "scan",
        "injectionScan",
        "evaluate",
        "detect",
        "importLogs",
        "compare",
      ]),
    );
  });
});
