import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { BacktrailError, isDiskFull, reasonOf } from "../../../formats/error.ts";
import type { CliContext } from "../../context.ts";

const CHUNK = 1 << 16;

/** Replies may hold what an agent gave away: they are their owner's. */
const PRIVATE = 0o600;

/**
 * Writes a file piece by piece under a passing name, so that a reader never sees half of it. Only
 * its owner may read it.
 * @throws BacktrailError with code `io` that names the flag.
 */
export async function writeStream(
  context: CliContext,
  path: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  flag: string,
): Promise<void> {
  const target = resolve(context.cwd, path);
  const passing = `${target}.tmp`;
  try {
    const file = await open(passing, "w", PRIVATE);
    try {
      await writeAll(file, pieces);
    } finally {
      await file.close();
    }
    await rename(passing, target);
  } catch (cause) {
    await rm(passing, { force: true }).catch(() => undefined);
    if (BacktrailError.isInstance(cause)) throw cause;
    const reason = isDiskFull(cause)
      ? "the disk is full; free some space and run the same command with --resume, which asks for nothing again"
      : reasonOf(cause);
    throw new BacktrailError({
      code: "io",
      where: flag,
      message: `cannot write ${path}: ${reason}`,
      cause,
    });
  }
}

async function writeAll(
  file: FileHandle,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  let waiting = "";
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK) continue;
    await file.writeFile(waiting);
    waiting = "";
  }
  await file.writeFile(waiting);
}
