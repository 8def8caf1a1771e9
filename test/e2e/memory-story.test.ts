import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

it.each([
  ["the story of a memory scan is what the stand-in does", "memory-story.mjs"],
  ["the table of the real run is that of its result file", "memory-real.mjs"],
])("%s", (_name, file) => {
  const script = join(ROOT, "scripts", file);
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
