import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { OutOfRange } from "../../text/out-of-range.ts";

/** Vectors by content key, in one block of single precision. */
export interface VectorTable {
  readonly width: number;
  /** Row of each key; keys are 64 hexadecimal digits. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly values: Float32Array<ArrayBuffer>;
}

interface Header {
  readonly model_id: string;
  readonly width: number;
  readonly rows: number;
  /** Of the keys and values as they follow. */
  readonly sha256: string;
}

/*
 * Layout: 8 bytes of mark, the version and the header's length as 32-bit little endian integers,
 * the header as JSON, 32 bytes of key a row, then the values row after row. Machines of the other
 * byte order do not find the mark and compute anew.
 */
const MARK = 0x31_43_45_56_54_42n;
const VERSION = 1;
const FIXED_BYTES = 16;
const KEY_BYTES = 32;
const MOST_HEADER_BYTES = 4096;

/** Key of a text's vector under a model. */
export function vectorKey(modelId: string, text: string): string {
  return createHash("sha256").update(modelId).update("\0").update(text, "utf16le").digest("hex");
}

/** The table in a file, or null when there is none of this model that is whole and unharmed. */
export async function readVectorFile(path: string, modelId: string): Promise<VectorTable | null> {
  let file: FileHandle | null = null;
  try {
    file = await open(path, "r");
    const fixed = await readExactly(file, new Uint8Array(FIXED_BYTES), 0);
    if (new BigUint64Array(fixed.buffer, 0, 1)[0] !== MARK) return null;
    const [version = 0, headerBytes = 0] = new Uint32Array(fixed.buffer, 8, 2);
    if (version !== VERSION || headerBytes > MOST_HEADER_BYTES) return null;
    const header = headerOf(await readExactly(file, new Uint8Array(headerBytes), FIXED_BYTES));
    if (header === null || header.model_id !== modelId) return null;
    const { rows, width } = header;
    const start = FIXED_BYTES + headerBytes;
    const size = start + rows * (KEY_BYTES + width * 4);
    if ((await file.stat()).size !== size) return null;
    const keys = await readExactly(file, new Uint8Array(rows * KEY_BYTES), start);
    const values = new Float32Array(rows * width);
    await readExactly(file, new Uint8Array(values.buffer), start + keys.length);
    if (digest(keys, values) !== header.sha256) return null;
    return { width, values, rowOf: rowsOf(keys, rows) };
  } catch {
    // A cache that cannot be read is a cache that is not there.
    return null;
  } finally {
    await file?.close();
  }
}

/**
 * Writes a table beside the old one and puts it in its place in one step, so that a reader finds
 * the old or the new one and nothing in between.
 * @throws what the file system throws
 */
export async function writeVectorFile(
  path: string,
  modelId: string,
  { width, rowOf, values }: VectorTable,
): Promise<void> {
  const keys = new Uint8Array(rowOf.size * KEY_BYTES);
  for (const [key, row] of rowOf) keys.set(Buffer.from(key, "hex"), row * KEY_BYTES);
  const header: Header = {
    model_id: modelId,
    width,
    rows: rowOf.size,
    sha256: digest(keys, values),
  };
  const json = Buffer.from(JSON.stringify(header), "utf8");
  const fixed = new Uint8Array(FIXED_BYTES);
  new BigUint64Array(fixed.buffer, 0, 1)[0] = MARK;
  new Uint32Array(fixed.buffer, 8, 2).set([VERSION, json.length]);
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(fresh, "w");
    try {
      for (const part of [fixed, json, keys, new Uint8Array(values.buffer)]) {
        await file.writeFile(part);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

function headerOf(bytes: Uint8Array): Header | null {
  const header = JSON.parse(Buffer.from(bytes).toString("utf8")) as Partial<Header>;
  const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
  return isCount(header.width) && isCount(header.rows) ? (header as Header) : null;
}

function digest(keys: Uint8Array, values: Float32Array<ArrayBuffer>): string {
  return createHash("sha256").update(keys).update(new Uint8Array(values.buffer)).digest("hex");
}

function rowsOf(keys: Uint8Array, rows: number): Map<string, number> {
  const bytes = Buffer.from(keys.buffer);
  const rowOf = new Map<string, number>();
  for (let row = 0; row < rows; row += 1) {
    rowOf.set(bytes.toString("hex", row * KEY_BYTES, (row + 1) * KEY_BYTES), row);
  }
  return rowOf;
}

async function readExactly(
  file: FileHandle,
  into: Uint8Array<ArrayBuffer>,
  position: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let done = 0;
  while (done < into.length) {
    const { bytesRead } = await file.read(into, done, into.length - done, position + done);
    if (bytesRead === 0) throw new OutOfRange("the file ends early");
    done += bytesRead;
  }
  return into;
}
