import { createHmac } from "node:crypto";
import { OutOfRange } from "../text/out-of-range.ts";
import { drawsFrom, type Random } from "./random.ts";

const BLOCK = 32;
const WORDS = BLOCK / 4;

/**
 * A random source whose every draw comes from HMAC-SHA-256 of a key: block `i` of the stream is
 * HMAC(key, label ‖ 0x00 ‖ i), with the label in UTF-8 and `i` as 64 bits, big-endian. Streams of
 * different labels are independent of each other, and without the key nothing about any of them can
 * be told. The same key and label give the same draws on any platform.
 *
 * Source: RFC 2104 for HMAC; a counter in place of feedback as in NIST SP 800-108, section 4.1.
 * @throws RangeError for an empty key, and for a label with a zero character: two labels could
 * otherwise share a stream.
 */
export function keyedRandom(key: Uint8Array, label: string): Random {
  if (key.length === 0) throw new OutOfRange("a keyed stream needs a key that is not empty");
  if (label.includes("\0")) throw new OutOfRange("a label holds no zero character");
  const prefix = Buffer.from(`${label}\0`, "utf8");
  let block = Buffer.alloc(0);
  let counter = 0;
  let word = WORDS;
  const uint32 = (): number => {
    if (word === WORDS) {
      const index = Buffer.alloc(8);
      index.writeBigUInt64BE(BigInt(counter));
      block = createHmac("sha256", key).update(prefix).update(index).digest();
      counter += 1;
      word = 0;
    }
    word += 1;
    return block.readUInt32BE((word - 1) * 4);
  };
  const int = (low: number, high: number): number => {
    const size = high - low + 1;
    if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || size < 1 || size > 2 ** 32)
      throw new OutOfRange(`cannot draw an integer from ${low} to ${high}`);
    // What lies beyond the last whole multiple is drawn again, or low values would come more often.
    const limit = 2 ** 32 - (2 ** 32 % size);
    for (;;) {
      const drawn = uint32();
      if (drawn < limit) return low + (drawn % size);
    }
  };
  return {
    next: () => ((uint32() >>> 5) * 2 ** 26 + (uint32() >>> 6)) / 2 ** 53,
    ...drawsFrom(int),
  };
}
