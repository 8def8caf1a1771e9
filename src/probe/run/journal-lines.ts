import type { FileHandle } from "node:fs/promises";
import { BacktrailError } from "../../formats/error.ts";

const NEWLINE = 10;
const CHUNK = 1 << 16;

/** The value of one line. @throws BacktrailError with code `format` on a damaged one */
export function parseLine(bytes: Buffer, where: string): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new BacktrailError({
      code: "format",
      where,
      message: "this line of the journal is damaged; start the run again with --overwrite",
      cause,
    });
  }
}

/** Whole lines with their place; what stands behind the last newline is left out. */
export async function* journalLines(
  file: FileHandle,
): AsyncGenerator<{ bytes: Buffer; offset: number }> {
  let rest = Buffer.alloc(0);
  let restAt = 0;
  for (;;) {
    const chunk = Buffer.alloc(CHUNK);
    const { bytesRead } = await file.read(chunk, 0, CHUNK, restAt + rest.length);
    if (bytesRead === 0) return;
    rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
    let from = 0;
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE, from)) {
      yield { bytes: rest.subarray(from, at), offset: restAt + from };
      from = at + 1;
    }
    restAt += from;
    rest = rest.subarray(from);
  }
}
