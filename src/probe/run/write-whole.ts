import type { FileHandle } from "node:fs/promises";
import { BacktrailError, isDiskFull, reasonOf } from "../../formats/error.ts";

/**
 * Writes all of it, however little the system takes at once.
 * @throws BacktrailError with code `io` that says how to go on.
 */
export async function writeWhole(
  file: Pick<FileHandle, "write">,
  bytes: Buffer,
  position: number,
  path: string,
): Promise<void> {
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
      done += bytesWritten;
    }
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: path,
      message: isDiskFull(cause)
        ? "the disk is full; free some space, then the same command with --resume goes on with what is done"
        : `cannot write the journal: ${reasonOf(cause)}; the same command with --resume goes on with what is done`,
      cause,
    });
  }
}
