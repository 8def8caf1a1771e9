// Writes the tables of columns into docs/export.md: `node scripts/export-columns.mjs` (after a build).
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PARQUET_TABLES } from "../dist/formats/parquet/tables.js";

const file = fileURLToPath(new URL("../docs/export.md", import.meta.url));

const listed = Object.values(PARQUET_TABLES).map(({ name, version, columns }) => {
  const shown = columns.map((column) => `\`${column.name}\` ${column.type}`).join(", ");
  return `**${name}**, version ${version}: ${shown}.`;
});
const text = readFileSync(file, "utf8");
writeFileSync(
  file,
  text.replace(
    /(<!-- columns -->\n)[\s\S]*(<!-- \/columns -->)/,
    (_, open, close) => `${open}${listed.join("\n\n")}\n${close}`,
  ),
);
