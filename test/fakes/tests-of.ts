import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** The text of the fast and the slow test file of a module, its path from the root without an ending. */
export function testsOf(file: string): string {
  return [`${file}.test.ts`, `${file}.slow.test.ts`]
    .map((name) => join(ROOT, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}
