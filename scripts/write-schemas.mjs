// Writes schemas/ from src/formats/published.ts: `npm run schemas`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONFIG_SCHEMA_FILE, configSchema } from "../dist/cli/config-schema.js";
import { backtrail } from "../dist/cli/specs/backtrail.js";
import { PUBLISHED, publishedText } from "../dist/formats/published.js";

const root = fileURLToPath(new URL("../schemas/", import.meta.url));
rmSync(root, { recursive: true, force: true });
mkdirSync(root);
for (const [name, schema] of Object.entries(PUBLISHED)) {
  writeFileSync(join(root, `${name}.schema.json`), publishedText(name, schema));
}
writeFileSync(
  join(root, CONFIG_SCHEMA_FILE),
  `${JSON.stringify(configSchema(backtrail), null, 2)}\n`,
);
