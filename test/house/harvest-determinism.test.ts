import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FORBIDDEN =
  /\bDate\b|\bMath\.random\b|\brandomUUID\b|\bperformance\b|\bprocess\.(?:env|platform|arch|hrtime)\b|\bIntl\b|toLocale|localeCompare/;

const root = join(import.meta.dirname, "..", "..", "src", "pab", "harvest");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);

describe("the harvester's sources", () => {
  it("ask no clock, chance, locale or platform, so that every machine harvests the same bytes", () => {
    expect(sources.length).toBeGreaterThan(15);
    const asking = sources.filter((name) => FORBIDDEN.test(readFileSync(join(root, name), "utf8")));
    expect(asking).toEqual([]);
  });
});
