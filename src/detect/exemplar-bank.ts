import { createReadStream } from "node:fs";
import { join } from "node:path";
import { BacktrailError, reasonOf } from "../formats/error.ts";
import { type BankRow, readExemplars } from "../formats/exemplar.ts";

/** The bank that ships with Backtrail: texts of its own, attacks and harmless ones. */
export const STARTER_BANK: string = join(import.meta.dirname, "../../data/detect/exemplars.jsonl");

/**
 * The exemplars in a file, for an `EmbeddingSignal`.
 * @param where the file as messages should name it
 * @throws BacktrailError with code `io` when the file cannot be read, and `format` with the line
 * when a row is wrong
 */
export async function loadExemplars(
  path: string = STARTER_BANK,
  where: string = path,
): Promise<BankRow[]> {
  try {
    return await readExemplars(createReadStream(path), where);
  } catch (cause) {
    if (BacktrailError.isInstance(cause)) throw cause;
    const reason = reasonOf(cause);
    throw new BacktrailError({ code: "io", where, message: `cannot be read: ${reason}`, cause });
  }
}
