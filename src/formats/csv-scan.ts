import { numberAt } from "../text/at.ts";
import { BacktrailError } from "./error.ts";

/** One record of a CSV file. The object is reused: take what you need before you return. */
export interface CsvRecord {
  /** Number of fields. */
  readonly length: number;
  /** Number of the record from 1, the header included, blank lines not counted. */
  readonly record: number;
  /** Line of the file on which the record starts, from 1. */
  readonly line: number;
  /** Text of a field, or undefined beyond the last. Equal short fields give the same string. */
  field(index: number): string | undefined;
}

/** A push parser: feed it chunks in order, then end it. */
export interface CsvScanner {
  push(chunk: Uint8Array): void;
  end(): void;
}

/** No record of a results file is this long; an open quote would swallow the rest of the file. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

const LF = 10;
const CR = 13;
const QUOTE = 34;
const COMMA = 44;

/**
 * Reads CSV (RFC 4180, with the leniency of Python's `csv`: a lone CR or LF ends a record, a quote
 * inside an unquoted field is a character, text after a closing quote belongs to the field). A byte
 * order mark is dropped, blank lines are skipped, quoted fields may hold newlines. Memory holds one
 * chunk and one record, whatever the length of the file.
 *
 * Longer than sixty lines on purpose: one loop over bytes, whose state would else go through a call
 * for every field.
 *
 * @param onRecord called for each record in order; what it throws ends the scan.
 * @param where path for error messages.
 * @throws BacktrailError with code `format` for a record over 16 MiB, an open quote at the end of
 *   the file, or a file in UTF-16.
 */
export function csvScanner(onRecord: (record: CsvRecord) => void, where: string): CsvScanner {
  // Long: a scanner whose state are its locals: a field is found without an object for it.
  const texts = new ShortTexts();
  let bytes: Buffer = Buffer.alloc(0);
  let starts = new Int32Array(64);
  let ends = new Int32Array(64);
  let quoted = new Uint8Array(64);
  let fields = 0;
  let records = 0;
  let line = 1;
  let recordLine = 1;
  let first = true;

  const record: CsvRecord = {
    get length() {
      return fields;
    },
    get record() {
      return records;
    },
    get line() {
      return recordLine;
    },
    field(index) {
      if (index < 0 || index >= fields) return undefined;
      const start = numberAt(starts, index);
      const end = numberAt(ends, index);
      return quoted[index] === 1 ? unquote(bytes, start, end) : texts.get(bytes, start, end, index);
    },
  };

  const addField = (start: number, end: number, wasQuoted: boolean): void => {
    if (fields === starts.length) {
      starts = grow(starts, new Int32Array(fields * 2));
      ends = grow(ends, new Int32Array(fields * 2));
      quoted = grow(quoted, new Uint8Array(fields * 2));
    }
    starts[fields] = start;
    ends[fields] = end;
    quoted[fields] = wasQuoted ? 1 : 0;
    fields += 1;
  };

  /** Scans whole records from `bytes`; returns where the first unfinished one starts. */
  const scan = (final: boolean): number => {
    const size = bytes.length;
    let at = 0;
    let recordStart = 0;
    while (at < size) {
      recordStart = at;
      recordLine = line;
      fields = 0;
      for (;;) {
        const start = at;
        let wasQuoted = false;
        if (bytes[at] === QUOTE) {
          wasQuoted = true;
          at += 1;
          for (;;) {
            const close = bytes.indexOf(QUOTE, at);
            if (close < 0) {
              if (!final) return retreat(recordStart);
              throw openQuote(where, recordLine);
            }
            at = close + 1;
            // A quote at the very end of a chunk may be the first half of a doubled one.
            if (at === size && !final) return retreat(recordStart);
            if (bytes[at] !== QUOTE) break;
            at += 1;
          }
        }
        // Letters and digits lie above the comma: one comparison passes over them.
        while (at < size) {
          const next = numberAt(bytes, at);
          if (next <= COMMA && (next === COMMA || next === LF || next === CR)) break;
          at += 1;
        }
        const byte = at < size ? bytes[at] : undefined;
        if (byte === undefined && !final) return retreat(recordStart);
        addField(start, at, wasQuoted);
        if (wasQuoted) line += countLines(bytes, start, at);
        at += 1;
        if (byte === COMMA) continue;
        if (byte === CR) {
          // The LF of a CRLF may stand in the next chunk.
          if (at === size && !final) return retreat(recordStart);
          if (bytes[at] === LF) at += 1;
        }
        break;
      }
      line += 1;
      const blank = fields === 1 && starts[0] === ends[0];
      if (blank) continue;
      records += 1;
      onRecord(record);
    }
    return size;
  };

  const retreat = (recordStart: number): number => {
    line = recordLine;
    return recordStart;
  };

  const run = (final: boolean): void => {
    if (first && bytes.length < 3 && !final) return;
    if (first) {
      first = false;
      bytes = withoutMark(bytes, where);
    }
    const rest = scan(final);
    bytes = bytes.subarray(rest);
    if (bytes.length > MAX_RECORD_BYTES) {
      throw new BacktrailError({
        code: "format",
        where,
        message: `the record that starts on line ${line} is longer than 16 MiB; is a quote left open there?`,
      });
    }
  };

  return {
    push: (chunk) => {
      bytes = bytes.length === 0 ? asBuffer(chunk) : Buffer.concat([bytes, chunk]);
      run(false);
    },
    end: () => run(true),
  };
}

/** Scans a whole stream. Stops, with the signal's reason, when the signal aborts. */
export async function scanCsv(
  source: AsyncIterable<Uint8Array>,
  onRecord: (record: CsvRecord) => void,
  where: string,
  signal?: AbortSignal,
): Promise<void> {
  const scanner = csvScanner(onRecord, where);
  for await (const chunk of source) {
    signal?.throwIfAborted();
    scanner.push(chunk);
  }
  scanner.end();
}

/**
 * Names repeat millions of times in a results file, most often from one row to the next. A text is
 * first compared with the last one of its column, then looked up by its bytes, and only decoded when
 * it is new: that costs a third of making every string anew.
 */
class ShortTexts {
  readonly #lastBytes: Buffer[] = [];
  readonly #lastText: string[] = [];
  readonly #table: (string | undefined)[] = new Array(4096).fill(undefined);
  readonly #bytes: (Buffer | undefined)[] = new Array(4096).fill(undefined);

  get(bytes: Buffer, start: number, end: number, column: number): string {
    const length = end - start;
    if (length === 0) return "";
    if (length > 48) return bytes.toString("utf8", start, end);
    const last = this.#lastBytes[column];
    const lastText = this.#lastText[column];
    if (last !== undefined && lastText !== undefined && same(last, bytes, start, length)) {
      return lastText;
    }
    let hash = length;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + numberAt(bytes, at)) | 0;
    const slot = (hash ^ (hash >>> 12)) & 4095;
    let known = this.#bytes[slot];
    let text = this.#table[slot];
    if (known === undefined || text === undefined || !same(known, bytes, start, length)) {
      // The newest text takes the slot: a fixed table cannot grow with hostile input.
      known = Buffer.from(bytes.subarray(start, end));
      this.#bytes[slot] = known;
      text = bytes.toString("utf8", start, end);
      this.#table[slot] = text;
    }
    // A row of a thousand fields is not a results file; its further columns go without the shortcut.
    if (column < 64) {
      this.#lastBytes[column] = known;
      this.#lastText[column] = text;
    }
    return text;
  }
}

function same(known: Buffer, bytes: Buffer, start: number, length: number): boolean {
  if (known.length !== length) return false;
  for (let at = 0; at < length; at += 1) if (known[at] !== bytes[start + at]) return false;
  return true;
}

/** Field text of a quoted field: the quoted part with doubled quotes halved, and what follows it. */
function unquote(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString("utf8", start + 1, end);
  let out = "";
  let at = 0;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return out + text.slice(at);
    if (text[close + 1] !== '"') return out + text.slice(at, close) + text.slice(close + 1);
    out += text.slice(at, close + 1);
    at = close + 2;
  }
}

/** Lines that end inside a stretch of bytes; CRLF is one. */
function countLines(bytes: Buffer, start: number, end: number): number {
  let lines = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at];
    if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) lines += 1;
  }
  return lines;
}

function withoutMark(bytes: Buffer, where: string): Buffer {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new BacktrailError({
      code: "format",
      where,
      message: "is encoded in UTF-16; save it as UTF-8",
    });
  }
  return bytes;
}

function openQuote(where: string, line: number): BacktrailError {
  return new BacktrailError({
    code: "format",
    where,
    message: `the file ends inside a quoted field of the record that starts on line ${line}; it was cut off or a quote is missing`,
  });
}

function grow<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.isBuffer(chunk)
    ? chunk
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
