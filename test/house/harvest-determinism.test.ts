import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FORBIDDEN =
  /\bDate\b|\bMath\.random\b|\brandomUUID\b|\bperformance\b|\bprocess\.(?:env|platform|arch|hrtime)\b|\bIntl\b|toLocale|localeCompare/;

describe.each(["harvest", "generate"])("the sources of pab/%s", (room) => {
  it("ask no clock, chance, locale or platform, so that every machine makes the same bytes", () => {
    const root = join(import.meta.dirname, "..", "..", "src", "pab", room);
    const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
    );
    expect(sources.length).toBeGreaterThan(15);
    const asking = sources.filter((name) => FORBIDDEN.test(readFileSync(join(root, name), "utf8")));
    expect(asking).toEqual([]);
  });
});
