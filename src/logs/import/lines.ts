import { createReadStream } from "node:fs";

export interface Line {
  /** From 1. */
  readonly number: number;
  /** Null when the line is longer than the limit. */
  readonly text: string | null;
}

/**
 * The lines of a file, read as a stream; a line longer than `limit` bytes is passed over without
 * being held. Blank lines are left out.
 */
export async function* linesOf(
  path: string,
  limit: number,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 1;
  const take = (): Line | null => {
    const text = size > limit ? null : Buffer.concat(pieces).toString("utf8");
    pieces = [];
    size = 0;
    const line = text?.replace(/^\ufeff/, "").trim();
    return line === "" ? null : { number, text: line ?? null };
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20, signal })) {
    const bytes = chunk as Buffer;
    let from = 0;
    for (;;) {
      const at = bytes.indexOf(0x0a, from);
      const end = at < 0 ? bytes.length : at;
      size += end - from;
      if (size <= limit) pieces.push(bytes.subarray(from, end));
      else pieces = [];
      if (at < 0) break;
      const line = take();
      if (line) yield line;
      number += 1;
      from = at + 1;
    }
  }
  const last = take();
  if (last) yield last;
}
