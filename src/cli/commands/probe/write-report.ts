import { type FileHandle, open, rename } from "node:fs/promises";
import { resolve } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";
import type { CliContext } from "../../context.ts";

const CHUNK = 1 << 16;

/**
 * Writes a file piece by piece under a passing name, so that a reader never sees half of it.
 * @throws BacktrailError with code `io` that names the flag.
 */
export async function writeStream(
  context: CliContext,
  path: string,
  pieces: AsyncIterable<string>,
  flag: string,
): Promise<void> {
  const target = resolve(context.cwd, path);
  const passing = `${target}.tmp`;
  try {
    const file = await open(passing, "w");
    try {
      await writeAll(file, pieces);
    } finally {
      await file.close();
    }
    await rename(passing, target);
  } catch (cause) {
    if (BacktrailError.isInstance(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BacktrailError({
      code: "io",
      where: flag,
      message: `cannot write ${path}: ${reason}`,
      cause,
    });
  }
}

async function writeAll(file: FileHandle, pieces: AsyncIterable<string>): Promise<void> {
  let waiting = "";
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK) continue;
    await file.writeFile(waiting);
    waiting = "";
  }
  await file.writeFile(waiting);
}
