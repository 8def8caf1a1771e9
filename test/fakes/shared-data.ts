import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..", "shared");
const own = join(import.meta.dirname, "..", "fixtures", "reference");

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

/** Reference figures of one origin. */
export interface Reference {
  /** Path of one of its files. */
  at(...parts: string[]): string;
  /** How many cases it has: of those committed here, or of those in the data folder. */
  size(here: number, there: number): number;
}

/**
 * A suite over reference figures: those that `scripts/reference` makes and the repository keeps, and
 * once more, where the data folder lies beside the repository, the larger ones there.
 */
export function describeReference(
  name: string,
  parts: readonly string[],
  suite: (reference: Reference) => void,
): void {
  const reference = (base: string): Reference => ({
    at: (...file) => join(base, ...file),
    size: (here, there) => (base === own ? here : there),
  });
  describe(`${name}, committed figures`, () => suite(reference(own)));
  if (existsSync(sharedPath(...parts)))
    describe(`${name}, the data folder's figures`, () => suite(reference(root)));
}
