import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { at } from "../text/at.ts";
import { OutOfRange } from "../text/out-of-range.ts";

/** A seeded source of chance. Every draw advances it; the same seed gives the same draws. */
export interface Random {
  /** A double in [0, 1). */
  readonly next: () => number;
  /** An integer in `low..high`, both included. */
  readonly int: (low: number, high: number) => number;
  /** One element of a list that is not empty. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** A new list with the same elements in random order (Fisher-Yates). */
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

/**
 * A random source for an integer seed.
 * @throws RangeError when the seed is not a safe integer.
 */
export function seededRandom(seed: number): Random {
  if (!Number.isSafeInteger(seed)) throw new OutOfRange(`a seed is a safe integer, not ${seed}`);
  // The generator takes 32 bits; fold the upper half in so that large seeds differ too.
  const high = Math.floor(seed / 2 ** 32);
  const generator = xoroshiro128plus((seed ^ Math.imul(high, 0x9e3779b1)) | 0);
  const int = (low: number, high: number): number => uniformInt(generator, low, high);
  return {
    next: () => uniformFloat64(generator),
    ...drawsFrom(int),
  };
}

/** Every way to draw that hangs on integers alone. */
export function drawsFrom(int: Random["int"]): Omit<Random, "next"> {
  return {
    int,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new OutOfRange("cannot pick from an empty list");
      return at(items, int(0, items.length - 1));
    },
    shuffle: <T>(items: readonly T[]): T[] => {
      const out = [...items];
      for (let last = out.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [out[last], out[other]] = [at(out, other), at(out, last)];
      }
      return out;
    },
  };
}

/** A seed for a named part of a run, so that parts do not share draws: FNV-1a over seed and name. */
export function deriveSeed(seed: number, name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of `${seed}:${name}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) as number), 0x01000193);
  }
  return hash >>> 0;
}
