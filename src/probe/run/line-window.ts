import type { FileHandle } from "node:fs/promises";

/** Where a line stands in a file, in bytes, without its newline. */
export interface LinePlace {
  readonly offset: number;
  readonly length: number;
}

const CHUNK = 1 << 16;

/**
 * Reads single lines of a journal. Trials end nearly in the order of the plan, so one read mostly
 * serves many lines.
 */
export class LineWindow {
  readonly #file: FileHandle;
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The value of the line at a place. */
  async at({ offset, length }: LinePlace): Promise<unknown> {
    if (offset < this.#start || offset + length > this.#start + this.#bytes.length) {
      const buffer = Buffer.alloc(Math.max(length, CHUNK));
      const { bytesRead } = await this.#file.read(buffer, 0, buffer.length, offset);
      this.#bytes = buffer.subarray(0, bytesRead);
      this.#start = offset;
    }
    const from = offset - this.#start;
    return JSON.parse(this.#bytes.toString("utf8", from, from + length));
  }
}
