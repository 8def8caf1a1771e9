/** Words and pieces of words of a text, hashed into numbers below a bound: a sparse unit vector. */
export interface TextFeatures {
  readonly at: Int32Array;
  readonly value: Float64Array;
}

const LONGEST_TEXT = 2000;
const word = /[\p{L}\p{M}]+|\p{N}+/gu;

/**
 * Hashed counts of a text's words, pairs of words, and pieces of two to four letters. Counts are
 * damped by a logarithm, and words and pieces have length one each, whatever the text's length.
 * Digits are all alike: which number it is says nothing about what is asked.
 * @param buckets how many numbers there are, a power of two
 */
export function textFeatures(text: string, buckets: number): TextFeatures {
  const words = (text.slice(0, LONGEST_TEXT).toLowerCase().match(word) ?? []).map((one) =>
    /\p{N}/u.test(one) ? "0" : one,
  );
  const whole = new Map<number, number>();
  const pieces = new Map<number, number>();
  for (const [at, one] of words.entries()) {
    count(whole, hash(`w ${one}`, buckets));
    const before = words[at - 1];
    count(whole, hash(`p ${before ?? ""} ${one}`, buckets));
    const padded = ` ${one} `;
    for (let size = 2; size <= 4; size += 1) {
      for (let from = 0; from + size <= padded.length; from += 1) {
        count(pieces, hash(`c ${padded.slice(from, from + size)}`, buckets));
      }
    }
  }
  const all = new Map<number, number>();
  for (const part of [whole, pieces]) {
    let length = 0;
    for (const times of part.values()) length += (1 + Math.log(times)) ** 2;
    for (const [bucket, times] of part) {
      all.set(bucket, (all.get(bucket) ?? 0) + (1 + Math.log(times)) / Math.sqrt(length));
    }
  }
  return { at: Int32Array.from(all.keys()), value: Float64Array.from(all.values()) };
}

function count(counts: Map<number, number>, bucket: number): void {
  counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
}

/** FNV-1a over UTF-16 units, below a power of two. */
export function hash(text: string, buckets: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value ^ (value >>> 15)) & (buckets - 1);
}
