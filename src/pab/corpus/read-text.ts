import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { at } from "../../text/at.ts";
import { sha256Hex } from "../../text/sha256.ts";

/** Longest line of ground truth that is read: a file without line ends must not fill the memory. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;

export type TextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: "invalid_utf8"; readonly message: string };

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Bytes as text, without a leading byte order mark; broken UTF-8 is a fault, never replaced. */
export function decodeUtf8(bytes: Uint8Array): TextResult {
  try {
    const text = decoder.decode(bytes);
    return { ok: true, text: text.startsWith("\uFEFF") ? text.slice(1) : text };
  } catch {
    const utf16 =
      (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    const message = utf16 ? "is UTF-16; save it as UTF-8" : "is not valid UTF-8";
    return { ok: false, code: "invalid_utf8", message };
  }
}

export type BytesResult =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly sha256: string }
  | { readonly ok: false; readonly code: "unreadable_file"; readonly message: string };

/** A whole file with its hash; a failure is a value, so that the other files are still looked at. */
export async function readBytes(path: string): Promise<BytesResult> {
  try {
    const bytes = await readFile(path);
    return { ok: true, bytes, sha256: sha256Hex(bytes) };
  } catch (cause) {
    return { ok: false, code: "unreadable_file", message: `cannot be read: ${reasonOf(cause)}` };
  }
}

/** One line of a file, or what is wrong with it; blank lines are left out but counted. */
export interface Line {
  readonly number: number;
  readonly result:
    | TextResult
    | { readonly ok: false; readonly code: "wrong_shape"; readonly message: string };
}

export interface LineReader extends AsyncIterable<Line> {
  /** Hash of the whole file; known after the last line. */
  sha256(): string;
}

/** Streams the lines of a file; `\n` and `\r\n` both end one. Read errors are thrown. */
export function readLines(path: string): LineReader {
  const hash = createHash("sha256");
  return {
    sha256: () => hash.digest("hex"),
    async *[Symbol.asyncIterator]() {
      let number = 0;
      let pending: Buffer[] = [];
      let size = 0;
      for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        let start = 0;
        for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
          pending.push(chunk.subarray(start, end));
          size += end - start;
          start = end + 1;
          number += 1;
          const line = lineOf(number, pending, size);
          pending = [];
          size = 0;
          if (line) yield line;
        }
        const rest = chunk.subarray(start);
        size += rest.length;
        if (size <= MAX_LINE_BYTES) pending.push(rest);
      }
      const last = lineOf(number + 1, pending, size);
      if (last) yield last;
    },
  };
}

function lineOf(number: number, parts: readonly Buffer[], size: number): Line | null {
  if (size > MAX_LINE_BYTES) {
    const message = `the line is longer than ${MAX_LINE_BYTES} bytes`;
    return { number, result: { ok: false, code: "wrong_shape", message } };
  }
  const result = decodeUtf8(parts.length === 1 ? at(parts, 0) : Buffer.concat(parts));
  return result.ok && result.text.trim() === "" ? null : { number, result };
}

export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
