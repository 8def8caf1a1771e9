import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
import { readablePaths } from "./readable-paths.ts";

/** A folder with these files; `name -> target` is a link. */
function folderOf(...entries: readonly string[]): string {
  const folder = temporaryFolder();
  for (const entry of entries) {
    const [name = "", target] = entry.split(" -> ");
    const path = join(folder, name);
    mkdirSync(join(path, ".."), { recursive: true });
    if (target === undefined) writeFileSync(path, "");
    else symlinkSync(target, path);
  }
  return folder;
}

/** What may be read of a folder, by relative path. */
function readable(folder: string, roots: readonly string[], hidden: readonly string[]): string[] {
  const paths = readablePaths(
    roots.map((root) => join(folder, root)),
    hidden.map((path) => join(folder, path)),
  );
  return paths.map((path) => relative(folder, path)).sort();
}

describe("what a walled process may read", () => {
  it("is its folder as a whole where nothing is hidden in it", () => {
    const folder = folderOf("own/a.mjs", "own/data/b", "own/c -> ./data", "held-out/truth");
    expect(readable(folder, ["own", "none"], ["held-out"])).toEqual(["own"]);
  });

  it("is everything around what is hidden, at any depth", () => {
    const folder = folderOf("a.mjs", "x/b", "x/y/held-out/truth", "x/y/held-out-too/c");
    expect(readable(folder, ["."], ["x/y/held-out"])).toEqual(["a.mjs", "x/b", "x/y/held-out-too"]);
    expect(readable(folder, ["x/y/held-out"], ["x/y/held-out"])).toEqual([]);
  });

  it("never leads out by a link, nor by a link to a link, nor back to what is hidden", () => {
    const folder = folderOf(
      "own/a.mjs",
      "own/up -> ../..",
      "own/inner/out -> ../../held-out",
      "own/second -> ./inner",
      "own/third -> ./second",
      "own/sub/self -> ..",
      "own/sub/fine -> ./d",
      "own/sub/d/e",
      "own/nowhere -> ./missing",
      "held-out/truth",
    );
    expect(readable(folder, ["own"], ["held-out"])).toEqual([
      "own/a.mjs",
      "own/nowhere",
      "own/sub/d",
      "own/sub/fine",
    ]);
  });

  it("takes in a package that a link leads to, but not what is hidden there", () => {
    const folder = folderOf(
      "own/node_modules/plain/i.js",
      "own/node_modules/linked -> ../../linked",
      "own/node_modules/@scope/rich -> ../../../rich",
      "own/node_modules/no-package -> ../../secret",
      "linked/package.json",
      "rich/package.json",
      "rich/dist/i.js",
      "rich/corpus/truth",
      "rich/node_modules/linked -> ../../linked",
      "secret/truth",
    );
    expect(readable(folder, ["own/node_modules"], ["rich/corpus"])).toEqual([
      "linked",
      "own/node_modules/@scope/rich/dist",
      "own/node_modules/@scope/rich/node_modules",
      "own/node_modules/@scope/rich/package.json",
      "own/node_modules/linked",
      "own/node_modules/plain",
      "rich/dist",
      "rich/node_modules",
      "rich/package.json",
    ]);
  });

  it("does not fork where something hidden ends, which would open it in Node 20", () => {
    const folder = folderOf("held-out/t", "held-out-a/b", "held-out-c", "held-out2/d", "a", "ab");
    expect(readable(folder, ["."], ["held-out"])).toEqual(["a", "ab", "held-out-a", "held-out-c"]);
  });

  it("cannot be named with the characters that the flag reads otherwise", () => {
    const folder = folderOf("own/a.mjs", "own/b,c/d", "own/held-out/truth");
    expect(readable(folder, ["own"], ["own/held-out"])).toEqual(["own/a.mjs"]);
  });
});
