import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";

/** Holds what is written until all of it is there. While it exists the import has not ended. */
const ASIDE = ".import-incomplete";
const CORPUS = "corpus";

/** A folder that an import writes to: aside, and then in the place of what was there. */
export interface OutputFolder {
  /** Where to write. */
  readonly aside: string;
  /** Whether an earlier import into this folder was killed before its end. */
  readonly hadRemains: boolean;
  /**
   * Puts what was written in its place.
   * @throws BacktrailError with code `io` when a corpus there holds traces that the new one has not;
   * then everything is as it was.
   */
  commit(): Promise<void>;
  /** Takes back what was written; what was in the folder before is as it was. */
  abandon(): Promise<void>;
}

/**
 * Makes ready to write into a folder.
 * @param shown the folder as the user named it.
 * @throws BacktrailError with code `io` when the folder cannot be made, `usage` when another import
 * is writing there.
 */
export async function openOutput(out: string, shown: string): Promise<OutputFolder> {
  const isNew = !(await exists(out));
  const aside = join(out, ASIDE);
  const hadRemains = await exists(aside);
  if (hadRemains) await refuseWhileWriting(aside, shown);
  try {
    await rm(aside, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    await mkdir(aside);
    await writeFile(join(aside, "pid"), `${process.pid}\n`);
  } catch (cause) {
    const message = `cannot make the folder ${shown}; name one that can be written`;
    throw new BacktrailError({ code: "io", where: "--out", message, cause });
  }
  return {
    aside,
    hadRemains,
    commit: () => commit(out, aside, shown),
    abandon: async () => {
      await rm(aside, { recursive: true, force: true });
      if (isNew && (await namesIn(out)).length === 0) await rm(out, { recursive: true });
    },
  };
}

async function refuseWhileWriting(aside: string, shown: string): Promise<void> {
  const text = await readFile(join(aside, "pid"), "utf8").catch(() => "");
  const pid = Number(text.trim());
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return;
  throw new BacktrailError({
    code: "usage",
    where: "--out",
    message: `another import (process ${pid}) is writing to ${shown}; wait for it or name another folder`,
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function commit(out: string, aside: string, shown: string): Promise<void> {
  await refuseStrangers(join(out, CORPUS), join(aside, CORPUS), shown);
  const hasCorpus = await exists(join(aside, CORPUS));
  await rm(join(aside, "pid"));
  if (hasCorpus && (await exists(join(out, CORPUS))))
    await rename(join(out, CORPUS), join(aside, "replaced"));
  for (const name of await namesIn(aside))
    if (name !== "replaced") await rename(join(aside, name), join(out, name));
  await rm(aside, { recursive: true });
}

/** Traces of an earlier import are not thrown away: nobody said that they should be. */
async function refuseStrangers(old: string, fresh: string, shown: string): Promise<void> {
  const own = new Set(await namesIn(fresh));
  const stranger = (await namesIn(old)).find((name) => name.endsWith(".json") && !own.has(name));
  if (stranger === undefined) return;
  throw new BacktrailError({
    code: "io",
    where: join(shown, CORPUS, stranger),
    message: "is not part of this corpus; remove it or write to an empty folder",
  });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return [];
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
