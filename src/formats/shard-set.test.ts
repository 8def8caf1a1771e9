import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOfShard, shardName, shardNamed, shardSize } from "./shard.ts";
import { type ShardHead, wholeSet } from "./shard-set.ts";

const shards = fc
  .integer({ min: 1, max: 40 })
  .chain((of) => fc.record({ of: fc.constant(of), index: fc.integer({ min: 1, max: of }) }));

function headsOf(of: number, change: Partial<ShardHead> = {}): ShardHead[] {
  return Array.from({ length: of }, (_, at) => ({
    path: `part-${at + 1}`,
    shard: { index: at + 1, of },
    toolVersion: "1",
    plan: { seed: 1 },
    report: { out: "x" },
    ...change,
  }));
}

describe("shards", () => {
  it("have every unit in exactly one of them, nearly as many in each", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 200 }),
        (of, units) => {
          const sizes = Array.from({ length: of }, (_, at) => {
            const shard = { index: at + 1, of };
            const own = Array.from({ length: units }, (_, unit) => unit).filter((unit) =>
              isOfShard(shard, unit),
            );
            expect(shardSize(shard, units)).toBe(own.length);
            return own.length;
          });
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(units);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it("are read as they are written, and nothing else is", () => {
    fc.assert(
      fc.property(shards, (shard) => {
        expect(shardNamed(shardName(shard))).toEqual(shard);
      }),
    );
    for (const text of [
      "0/4",
      "5/4",
      "1/0",
      "1/20000",
      "1",
      "a/b",
      "1/2/3",
      " 1/2",
      "1.5/2",
      "-1/2",
    ]) {
      expect(shardNamed(text), text).toBeNull();
    }
  });

  it("in any order are one run", () => {
    const permuted = fc
      .integer({ min: 1, max: 20 })
      .chain((of) => fc.shuffledSubarray(headsOf(of), { minLength: of, maxLength: of }));
    fc.assert(
      fc.property(permuted, (heads) => {
        expect(wholeSet(heads)).toEqual(headsOf(heads.length));
      }),
    );
  });

  it("that are missing are named", () => {
    fc.assert(
      fc.property(
        shards.filter(({ of }) => of > 1),
        ({ of, index }) => {
          const some = headsOf(of).filter(({ shard }) => shard?.index !== index);
          expect(() => wholeSet(some)).toThrow(`shard ${index}/${of} is missing`);
        },
      ),
    );
  });

  it("given twice are named with both files", () => {
    fc.assert(
      fc.property(shards, ({ of, index }) => {
        const again = { ...headsOf(of)[index - 1], path: "copy" } as ShardHead;
        expect(() => wholeSet([...headsOf(of), again])).toThrow(
          `is shard ${index}/${of}, and so is part-${index}; give each shard once`,
        );
      }),
    );
  });

  it.each([
    ["of another cut", { shard: { index: 2, of: 3 } }, "is shard 2/3, which overlaps"],
    ["of another version", { toolVersion: "2" }, "was written by version 2"],
    ["of another plan", { plan: { seed: 2 } }, "belongs to another run than part-1 (seed differ)"],
    ["with another report", { report: { out: "y" } }, "(out differ)"],
    ["of a whole run", { shard: undefined }, "is the file of a whole run"],
  ])("%s are refused by name", (_, change, message) => {
    const [first, second] = headsOf(2);
    const other = { ...second, path: "other", ...change } as ShardHead;
    expect(() => wholeSet([first as ShardHead, other])).toThrow(
      expect.objectContaining({ code: "usage", where: "other" }),
    );
    expect(() => wholeSet([first as ShardHead, other])).toThrow(message);
  });
});
