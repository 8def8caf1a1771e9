import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { MANIFEST_FILE, TRUTH_FILE } from "../corpus/folder.ts";

/**
 * Refuses a folder that holds anything but an earlier harvest of the same corpus, whole or broken
 * off. Hidden files do not count.
 * @param corpus the `name` in the corpus's manifest
 * @param traceIds ids of its traces, or what tells them from other ids
 * @throws BacktrailError with code `usage` that names the first foreign file, `io` when the folder
 * cannot be read.
 */
export async function refuseForeignFolder(
  dir: string,
  corpus: string,
  traceIds: readonly string[] | RegExp,
): Promise<void> {
  const names = (await namesIn(dir)).filter((name) => !name.startsWith("."));
  const isTrace = traceFileTest(traceIds);
  const refuse = (name: string) => {
    throw new BacktrailError({
      code: "usage",
      where: join(dir, name),
      message: `does not belong to the ${corpus} corpus, and nothing of yours is overwritten; name an empty or new folder`,
    });
  };
  for (const name of names) {
    if (!isTrace(name) && name !== TRUTH_FILE && name !== MANIFEST_FILE) refuse(name);
  }
  if (names.includes(MANIFEST_FILE)) {
    const text = await readFile(join(dir, MANIFEST_FILE), "utf8");
    if (nameOf(text) !== corpus) refuse(MANIFEST_FILE);
    return;
  }
  // A broken-off harvest has traces but no manifest yet; a lone truth file is somebody else's.
  const [first] = names;
  if (first !== undefined && !names.some(isTrace)) refuse(first);
}

function traceFileTest(traceIds: readonly string[] | RegExp): (name: string) => boolean {
  if (traceIds instanceof RegExp) {
    return (name) => name.endsWith(".json") && traceIds.test(name.slice(0, -".json".length));
  }
  const files = new Set(traceIds.map((id) => `${id}.json`));
  return (name) => files.has(name);
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).sort();
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
    const reason = reasonOf(cause);
    throw new BacktrailError({ code: "io", where: dir, message: reason, cause });
  }
}

function nameOf(manifest: string): unknown {
  try {
    const value: unknown = JSON.parse(manifest);
    return typeof value === "object" && value !== null && "name" in value ? value.name : null;
  } catch {
    return null;
  }
}
