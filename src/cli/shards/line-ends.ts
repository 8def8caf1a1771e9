import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { formatError, reasonOf, usageError } from "../../formats/error.ts";

const LONGEST = 1 << 26;
const TAIL = 1 << 16;
const NEWLINE = 10;

/**
 * The first line of a file.
 * @throws BacktrailError with code `usage` when it cannot be read, `format` when there is none
 */
export async function firstLine(path: string, shown: string): Promise<string> {
  let text = "";
  try {
    for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
      text += String(chunk);
      const end = text.indexOf("\n");
      if (end >= 0) return text.slice(0, end);
      if (text.length > LONGEST) break;
    }
  } catch (cause) {
    throw usageError(shown, `cannot be read: ${reasonOf(cause)}; name the files of all shards`);
  }
  throw formatError(shown, "is not the file of a shard");
}

/**
 * The last line of a file that ends in a newline.
 * @throws BacktrailError with code `format` when it does not
 */
export async function lastLine(path: string, shown: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let length = TAIL; ; length *= 2) {
      const from = Math.max(0, size - length);
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(size - from),
        0,
        size - from,
        from,
      );
      const tail = buffer.subarray(0, bytesRead);
      if (tail.at(-1) !== NEWLINE) throw formatError(shown, "is cut off; run this shard again");
      const start = tail.lastIndexOf(NEWLINE, tail.length - 2) + 1;
      if (start > 0 || from === 0) return tail.toString("utf8", start, tail.length - 1);
    }
  } finally {
    await file.close();
  }
}
