import { functionLanguages } from "./function-words.ts";
import { hash, type TextFeatures, textFeatures } from "./weigh/text-features.ts";
import { meaningsOf } from "./words/relations.ts";

const LONGEST_TEXT = 2000;
const SHORTEST_WORD = 3;
const word = /[\p{L}\p{M}]+/gu;
const address = /@|https?:|\p{L}\.(?:com|org|net|example)\b/u;
const ADDRESS_WEIGHT = 0.4;

/**
 * What is asked for: words and pieces of words as in `textFeatures`, the senses that each word may
 * have and their kinds (so that "remit" speaks as "pay" does), and whether an address is named. The
 * senses together have length one, as the words have.
 * @param buckets how many numbers there are, a power of two
 */
export function requestFeatures(text: string, buckets: number): TextFeatures {
  const { at, value } = textFeatures(text, buckets);
  const all = new Map<number, number>();
  for (const [number, bucket] of at.entries()) all.set(bucket, value[number] ?? 0);
  const add = (name: string, amount: number): void => {
    const bucket = hash(name, buckets);
    all.set(bucket, (all.get(bucket) ?? 0) + amount);
  };
  const senses = new Set<number>();
  for (const one of text.slice(0, LONGEST_TEXT).toLowerCase().match(word) ?? []) {
    if (one.length < SHORTEST_WORD || functionLanguages(one).length > 0) continue;
    for (const sense of meaningsOf(one)) senses.add(sense);
  }
  for (const sense of senses) add(`s ${sense}`, 1 / Math.sqrt(senses.size));
  if (address.test(text)) add("an address", ADDRESS_WEIGHT);
  return { at: Int32Array.from(all.keys()), value: Float64Array.from(all.values()) };
}
