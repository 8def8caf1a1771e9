import { expect, it } from "vitest";
import { newcombePaired } from "./paired-difference.ts";
import { newcombe } from "./two-proportions.ts";

it("is method 10 worked out by hand", () => {
  // 50 pairs: Wilson 0.5013..0.7587 for 32, 0.3116..0.5770 for 22; phi = (296 - 25) / sqrt(32*18*22*28).
  const [low, high] = newcombePaired({
    both: 20,
    onlyFirst: 12,
    onlySecond: 2,
    neither: 16,
  }) ?? [9, 9];
  expect(-high).toBeCloseTo(0.05615, 4);
  expect(-low).toBeCloseTo(0.32921, 4);
});

it("turns round with its arguments, and is narrower than for independent samples that agree", () => {
  const counts = { both: 30, onlyFirst: 6, onlySecond: 4, neither: 60 };
  const [low, high] = newcombePaired(counts) ?? [9, 9];
  const turned = newcombePaired({ ...counts, onlyFirst: 4, onlySecond: 6 }) ?? [9, 9];
  expect(-turned[1]).toBeCloseTo(low, 12);
  expect(-turned[0]).toBeCloseTo(high, 12);
  const [a, b] = newcombe({ k: 36, n: 100 }, { k: 34, n: 100 }) ?? [9, 9];
  expect(high - low).toBeLessThan((b - a) * 0.6);
});

it("has no interval without pairs, and refuses what is no count", () => {
  expect(newcombePaired({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 })).toBeNull();
  expect(newcombePaired({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 5 })?.[0]).toBeLessThan(0);
  expect(() => newcombePaired({ both: -1, onlyFirst: 0, onlySecond: 0, neither: 5 })).toThrow(
    /needs counts/,
  );
});
