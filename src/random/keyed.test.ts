import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyedRandom } from "./keyed.ts";

const key = Buffer.from("a key for tests only");

describe("a keyed stream", () => {
  it("is HMAC-SHA-256 of key, label and counter", () => {
    const random = keyedRandom(key, "x");
    const drawn = Array.from({ length: 16 }, () => random.int(0, 2 ** 32 - 1));
    const expected = [0, 1].flatMap((counter) => {
      const index = Buffer.alloc(8);
      index.writeUInt32BE(counter, 4);
      const block = createHmac("sha256", key).update("x\0").update(index).digest();
      return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4));
    });
    expect(drawn).toEqual(expected);
  });

  it("differs by key and by label, and repeats itself", () => {
    const draws = (k: string, label: string) => {
      const random = keyedRandom(Buffer.from(k), label);
      return Array.from({ length: 4 }, () => random.next());
    };
    expect(draws("k", "a")).toEqual(draws("k", "a"));
    expect(draws("k", "a")).not.toEqual(draws("k", "b"));
    expect(draws("k", "a")).not.toEqual(draws("l", "a"));
  });

  it("draws evenly and shuffles without loss", () => {
    const random = keyedRandom(key, "even");
    const counts = [0, 0, 0];
    for (let i = 0; i < 6000; i += 1)
      counts[random.int(0, 2)] = (counts[random.int(0, 2)] ?? 0) + 1;
    for (let i = 0; i < 3000; i += 1) {
      const value = random.next();
      expect(value >= 0 && value < 1).toBe(true);
    }
    const shuffled = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...shuffled].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("refuses an empty key, a label that could collide, an empty range and an empty list", () => {
    expect(() => keyedRandom(new Uint8Array(), "x")).toThrow(RangeError);
    expect(() => keyedRandom(key, "x\0y")).toThrow(RangeError);
    expect(() => keyedRandom(key, "x").int(3, 2)).toThrow(RangeError);
    expect(() => keyedRandom(key, "x").pick([])).toThrow(RangeError);
  });
});
