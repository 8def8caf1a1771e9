import { numberAt } from "../text/at.ts";
import { formatError, reasonOf } from "./error.ts";
import { parseJson } from "./parse.ts";

export interface JsonRowsOptions {
  /** Path for messages. */
  readonly where: string;
  /** Name of the top-level list that is handed out element by element. */
  readonly list: string;
  /** Called with each element and its number from 1. */
  readonly onRow: (row: unknown, number: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface JsonRows {
  /** The document with the list left out: `[]` stands in its place. */
  readonly document: unknown;
  /** Whether the list was there, and how many elements it had. */
  readonly rows: number | null;
}

/** Neither one element nor all that surrounds the list may be larger than this. */
const MAX_PART_BYTES = 256 * 1024 * 1024;

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Reads a JSON object whose bulk is one top-level list, without holding the list in memory: each
 * element is parsed when its last byte has come.
 * @throws BacktrailError with code `format` that names the file and the element.
 */
export async function scanJsonRows(
  source: AsyncIterable<Uint8Array>,
  options: JsonRowsOptions,
): Promise<JsonRows> {
  const scanner = new RowScanner(options);
  for await (const chunk of source) {
    options.signal?.throwIfAborted();
    scanner.push(chunk);
  }
  return scanner.end();
}

class RowScanner {
  readonly #options: JsonRowsOptions;
  /** What stands outside the list. */
  readonly #outside: Buffer[] = [];
  #outsideBytes = 0;
  /** Bytes of the element being read. */
  #element: Buffer[] = [];
  #elementBytes = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inList = false;
  #rows: number | null = null;
  /** The last string at depth 1, while only blanks and a colon have followed it. */
  #key: string | null = null;
  #keyBytes: number[] | null = null;

  constructor(options: JsonRowsOptions) {
    this.#options = options;
  }

  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = numberAt(bytes, at);
      if (this.#inString) {
        this.#stringByte(byte);
        continue;
      }
      if (byte === QUOTE) {
        this.#inString = true;
        this.#keyBytes = this.#depth === 1 ? [] : null;
        continue;
      }
      if (byte === 0x7b || byte === 0x5b) {
        this.#depth += 1;
        if (byte === 0x5b && this.#opensList()) {
          this.#keep(bytes.subarray(from, at + 1));
          from = at + 1;
          this.#inList = true;
          this.#rows ??= 0;
        }
        this.#key = null;
      } else if (byte === 0x7d || byte === 0x5d) {
        this.#depth -= 1;
        if (this.#inList && this.#depth === 1) {
          this.#finishElement(bytes.subarray(from, at), true);
          from = at;
          this.#inList = false;
        }
      } else if (byte === 0x2c) {
        if (this.#inList && this.#depth === 2) {
          this.#finishElement(bytes.subarray(from, at), false);
          from = at + 1;
        }
        this.#key = null;
      }
    }
    this.#keep(bytes.subarray(from));
  }

  end(): JsonRows {
    const { where } = this.#options;
    if (this.#inList) {
      throw formatError(
        where,
        `the file ends inside element ${(this.#rows ?? 0) + 1} of "${this.#options.list}"; it was cut off`,
      );
    }
    const text = Buffer.concat(this.#outside).toString("utf8");
    if (text.trim() === "") throw formatError(where, "the file is empty");
    return { document: parseJson(text, where), rows: this.#rows };
  }

  #stringByte(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) {
      this.#inString = false;
      if (this.#keyBytes) this.#key = Buffer.from(this.#keyBytes).toString("utf8");
      return;
    }
    if (this.#keyBytes && this.#keyBytes.length < 64) this.#keyBytes.push(byte);
  }

  #opensList(): boolean {
    return this.#depth === 2 && !this.#inList && this.#key === this.#options.list;
  }

  #keep(bytes: Buffer): void {
    if (bytes.length === 0) return;
    if (this.#inList) {
      // A chunk may be reused by its stream, so what outlives the call is copied.
      this.#element.push(Buffer.from(bytes));
      this.#elementBytes += bytes.length;
    } else {
      this.#outside.push(Buffer.from(bytes));
      this.#outsideBytes += bytes.length;
    }
    if (Math.max(this.#elementBytes, this.#outsideBytes) > MAX_PART_BYTES) {
      throw formatError(this.#options.where, "one part of the document is larger than 256 MiB");
    }
  }

  #finishElement(bytes: Buffer, last: boolean): void {
    const text = Buffer.concat([...this.#element, bytes]).toString("utf8");
    this.#element = [];
    this.#elementBytes = 0;
    if (last && this.#rows === 0 && text.trim() === "") return;
    this.#rows = (this.#rows ?? 0) + 1;
    const { where, list, onRow } = this.#options;
    let row: unknown;
    try {
      row = JSON.parse(text);
    } catch (cause) {
      const reason = reasonOf(cause);
      throw formatError(where, `element ${this.#rows} of "${list}" is not valid JSON: ${reason}`);
    }
    onRow(row, this.#rows);
  }
}
