import fc from "fast-check";
import { expect, it } from "vitest";
import { align } from "./alignment.ts";

/** The textbook recursion. */
function longestCommon(a: readonly number[], b: readonly number[]): number {
  const [first, ...rest] = a;
  if (first === undefined || b.length === 0) return 0;
  const at = b.indexOf(first);
  const without = longestCommon(rest, b);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(rest, b.slice(at + 1)));
}

const tokens = fc.array(fc.nat(3), { maxLength: 9 });

it("matches as many tokens as can be matched in order, inside the extent it names", () => {
  fc.assert(
    fc.property(tokens, tokens, (a, b) => {
      const whole = align(Int32Array.from(a), [0, a.length], Int32Array.from(b), [0, b.length]);
      expect(whole.matched).toBe(longestCommon(a, b));
      expect(longestCommon(a, b.slice(whole.from, whole.to))).toBe(whole.matched);
      expect(whole.to - whole.from).toBeGreaterThanOrEqual(whole.matched);
    }),
  );
});

it("keeps to the ranges it is given", () => {
  const text = Int32Array.from([1, 2, 3, 9, 1, 2, 3]);
  expect(align(text, [0, 3], text, [3, 7])).toEqual({ matched: 3, from: 4, to: 7 });
});
