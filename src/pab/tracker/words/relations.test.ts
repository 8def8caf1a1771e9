import { expect, it } from "vitest";
import { relationOf } from "./relations.ts";

it.each([
  ["ships", "shipping", "same"],
  ["purchase", "buy", "same"],
  ["approval", "approve", "same"],
  ["enable", "disable", "opposite"],
  ["started", "stopping", "opposite"],
  ["archive", "delete", "none"],
  ["decline", "approve", "none"],
  ["qzxv", "delete", "none"],
] as const)("%s, %s: %s", (a, b, relation) => {
  expect(relationOf(a, b)).toBe(relation);
  expect(relationOf(b, a)).toBe(relation);
});
