import { type FileHandle, open } from "node:fs/promises";
import { BacktrailError, reasonOf } from "../../formats/error.ts";

/**
 * Opens a journal; one that is written is its owner's alone, for it holds what agents said, whole.
 * @throws BacktrailError with code `io`
 */
export async function openJournalFile(path: string, flags: string): Promise<FileHandle> {
  try {
    const file = await open(path, flags, 0o600);
    // A file that was there before keeps its mode otherwise; a file system without modes is as it is.
    if (flags !== "r") await file.chmod(0o600).catch(() => undefined);
    return file;
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: path,
      message: `cannot open the journal: ${reasonOf(cause)}`,
      cause,
    });
  }
}
