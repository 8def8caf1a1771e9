import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FORMAT_NAMES, IMPORTERS } from "./registry.ts";

/** An importer is its file, a line in the registry, and a row in the documentation. */

const read = (path: string): string => readFileSync(path, "utf8");

describe("every importer", () => {
  it("that has a file is in the registry", () => {
    const named = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .flatMap((name) => {
        const source = read(join(import.meta.dirname, name));
        return /export const \w+: Importer = \{\s*name: "([^"]+)"/.exec(source)?.[1] ?? [];
      });
    expect(named.sort()).toEqual(IMPORTERS.map(({ name }) => name).sort());
  });

  it("has a name of its own", () => {
    expect(new Set(FORMAT_NAMES).size).toBe(FORMAT_NAMES.length);
  });

  it("has its row in docs/import-logs.md, with its own summary", () => {
    const page = read(join(import.meta.dirname, "..", "..", "..", "docs", "import-logs.md"));
    const rows = page.split("\n").filter((line) => /^\| `[a-z-]+` \|/.test(line));
    const wanted = IMPORTERS.map(({ name, summary }) => `| \`${name}\` | ${summary} |`);
    expect(rows.sort()).toEqual(wanted.sort());
  });
});
