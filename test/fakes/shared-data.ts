import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..", "shared");

/** Path of a file in the data folder beside the repository, which is not part of it. */
export function sharedPath(...parts: string[]): string {
  return join(root, ...parts);
}

/** A suite that needs the data folder: skipped, and shown as skipped, where it is not there. */
export function describeShared(name: string, parts: readonly string[], suite: () => void): void {
  if (existsSync(sharedPath(...parts))) {
    describe(name, suite);
    return;
  }
  // The suite itself is not entered: it may read its files while it lists its tests.
  describe.skip(name, () => {
    it(`needs shared/${parts.join("/")}`, () => {});
  });
}
