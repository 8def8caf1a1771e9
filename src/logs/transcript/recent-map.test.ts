import { expect, it } from "vitest";
import { RecentMap } from "./recent-map.ts";

it("remembers the last keys and forgets the oldest, without growing", () => {
  const map = new RecentMap<number>(10);
  for (let i = 0; i < 1000; i += 1) map.set(`k${i}`, i);
  for (let i = 990; i < 1000; i += 1) expect(map.get(`k${i}`)).toBe(i);
  expect(map.has("k900")).toBe(false);
  expect([...map.entries()].length).toBeLessThanOrEqual(20);
});

it("gives the newest value of a key once", () => {
  const map = new RecentMap<number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("c", 3);
  map.set("a", 4);
  expect(map.get("a")).toBe(4);
  expect([...map.entries()].filter(([key]) => key === "a")).toEqual([["a", 4]]);
  map.delete("a");
  expect(map.has("a")).toBe(false);
});
