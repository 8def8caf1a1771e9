import { expect, it } from "vitest";
import { repeatsToSee } from "./repeats-to-see.ts";

const repeats = (p1: number, cells: number | null, detect: number | null, direction: 1 | -1 = 1) =>
  repeatsToSee({ p1, alpha: 0.05, cells }, { detect }, direction);

it("repeats see some change once the most extreme outcome passes the level", () => {
  // 2 / C(2r, r)^m: 2/20, 2/70 with one case; 2/2^5, 2/6^5 with five.
  expect(repeats(0.1, 1, null)).toBe(4);
  expect(repeats(0.1, null, null)).toBe(4);
  expect(repeats(0.1, 5, null)).toBe(2);
  expect(repeats(0.1, 10, null)).toBe(1);
});

it("repeats see the asked change in four runs of five", () => {
  // 62 trials a run from 10 % to 30 %, shared out among the cases.
  expect(repeats(0.1, 1, 0.2)).toBe(62);
  expect(repeats(0.1, 10, 0.2)).toBe(7);
  expect(repeats(0.3, 10, 0.2, -1)).toBe(7);
});

it("no number of repeats sees a change to a rate that there is not", () => {
  expect(repeats(0.9, 10, 0.2)).toBeNull();
  expect(repeats(0.1, 10, 0.2, -1)).toBeNull();
  expect(repeats(0.5, 10, 0.5)).toBeGreaterThan(0);
  expect(repeats(0.5, 10, 0.5, -1)).toBeGreaterThan(0);
  expect(repeats(0.5, 10, 0)).toBeNull();
});
