import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeShared, sharedPath } from "../fakes/shared-data.ts";

const script = join(import.meta.dirname, "..", "..", "bench", "fuzz-import.mjs");

describeShared("5,000 damaged logs", ["data", "logs"], () => {
  it("import without a crash and in 300 MB", () => {
    const args = [script, sharedPath("data", "logs"), "5000", "11"];
    const run = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(run.stderr).toBe("");
    expect(run.status).toBe(0);
    expect(Number(/peak memory (\d+) MB/.exec(run.stdout)?.[1])).toBeLessThan(300);
  }, 300_000);
});
