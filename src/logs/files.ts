import { type Dirent, readdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { BacktrailError } from "../formats/error.ts";

/**
 * Files below a path, in code-unit order of their paths, so that the order is the same on every
 * platform. Links are not followed: a log folder must not lead outside itself or in circles.
 * @throws BacktrailError with code `io` when the path cannot be read.
 */
export async function* filesBelow(root: string): AsyncGenerator<string> {
  let info: Awaited<ReturnType<typeof stat>>;
  try {
    info = await stat(root);
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: root,
      message: "there is no such file or folder",
      cause,
    });
  }
  if (info.isFile()) yield root;
  else yield* walk(root);
}

// Synchronous: with thousands of small folders the wait for each answer costs more than the answer.
function* walk(folder: string): Generator<string> {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: folder,
      message: "the folder cannot be read; give read access or name another",
      cause,
    });
  }
  entries.sort((a, b) => (sortName(a) < sortName(b) ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/** A folder sorts as its paths do, with the slash. */
function sortName(entry: { readonly name: string; isDirectory(): boolean }): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name;
}
