import type { FileHandle } from "node:fs/promises";

/** One member of a zip archive, as its central directory describes it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflate, 93 Zstandard; others exist. */
  readonly method: number;
  readonly crc32: number;
  /** Bytes in the archive. */
  readonly packed: number;
  /** Bytes after unpacking. */
  readonly size: number;
  /** Where its local header starts. */
  readonly offset: number;
}

/** The end record has 22 bytes and a comment of at most 65,535. */
const END_REACH = 22 + 0xffff;
/** More than any log holds: half a million members with long names. */
const MAX_DIRECTORY = 128 * 1024 * 1024;

/**
 * Reads the central directory of a zip archive, once, from the end of the file (PKWARE APPNOTE
 * 4.3, with the 64-bit records). The listing is followed to its end and the member count is not
 * believed: writers without 64-bit records cut it at 65,535.
 * @returns the members in the order of the directory, or why there is none.
 */
export async function readZipDirectory(
  file: FileHandle,
  size: number,
): Promise<readonly ZipEntry[] | { readonly reason: string }> {
  const tail = await bytesAt(file, Math.max(0, size - END_REACH), Math.min(size, END_REACH));
  const end = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0 || end + 22 > tail.length) return { reason: "the archive has no end: it is cut off" };
  const place = (await wideEnd(file, tail, end)) ?? {
    length: tail.readUInt32LE(end + 12),
    offset: tail.readUInt32LE(end + 16),
  };
  if (place.length > MAX_DIRECTORY || place.offset + place.length > size)
    return { reason: "the archive's directory does not lie in the file" };
  return entriesOf(await bytesAt(file, place.offset, place.length));
}

/** The 64-bit end record, where the locator before the end record names one. */
async function wideEnd(
  file: FileHandle,
  tail: Buffer,
  end: number,
): Promise<{ length: number; offset: number } | null> {
  const locator = end - 20;
  if (locator < 0 || tail.readUInt32LE(locator) !== 0x07064b50) return null;
  const record = await bytesAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
  if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50) return null;
  return {
    length: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
  };
}

function entriesOf(listing: Buffer): ZipEntry[] | { readonly reason: string } {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= listing.length; ) {
    if (listing.readUInt32LE(at) !== 0x02014b50)
      return { reason: "the archive's directory is damaged" };
    const nameEnd = at + 46 + listing.readUInt16LE(at + 28);
    const extraEnd = nameEnd + listing.readUInt16LE(at + 30);
    const wide = wideFields(listing.subarray(nameEnd, extraEnd));
    const field = (position: number): number => {
      const value = listing.readUInt32LE(at + position);
      return value === 0xffffffff ? (wide.shift() ?? value) : value;
    };
    // The 64-bit values stand in this order, and only those that do not fit.
    const size = field(24);
    const packed = field(20);
    const offset = field(42);
    entries.push({
      name: listing.toString("utf8", at + 46, nameEnd),
      method: listing.readUInt16LE(at + 10),
      crc32: listing.readUInt32LE(at + 16),
      packed,
      size,
      offset,
    });
    at = extraEnd + listing.readUInt16LE(at + 32);
  }
  return entries;
}

function wideFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      const values: number[] = [];
      for (let i = at + 4; i + 8 <= Math.min(at + 4 + length, extra.length); i += 8)
        values.push(Number(extra.readBigUInt64LE(i)));
      return values;
    }
    at += 4 + length;
  }
  return [];
}

/** The packed bytes of one member. */
export async function packedBytes(file: FileHandle, entry: ZipEntry): Promise<Buffer> {
  const header = await bytesAt(file, entry.offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50)
    throw new RangeError("its header is not where the directory says");
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  return bytesAt(file, start, entry.packed);
}

/** Up to `length` bytes; fewer where the file ends. */
async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { size } = await file.stat();
  const wanted = Math.max(0, Math.min(length, size - position));
  const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, position);
  return buffer.subarray(0, bytesRead);
}
