import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PARQUET_TABLES } from "../../src/formats/parquet/tables.ts";

const text = readFileSync(join(import.meta.dirname, "..", "..", "docs", "export.md"), "utf8");

// Made by scripts/export-columns.mjs; a column that is not told of is none that others can count on.
test("the columns of every exported table stand in the docs with their types", () => {
  for (const { name, version, columns } of Object.values(PARQUET_TABLES)) {
    const listed = columns.map((column) => `\`${column.name}\` ${column.type}`).join(", ");
    expect(text).toContain(`**${name}**, version ${version}: ${listed}.`);
  }
});
