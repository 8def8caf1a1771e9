import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder that is gone when the test is. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), "backtrail-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
