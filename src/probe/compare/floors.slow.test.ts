import { expect, it } from "vitest";
import { judgeThinnedPairs } from "../../../test/fakes/thinned-pair.ts";

it("passes none of 10,000 random pairs that share too little", async () => {
  const { below, passed } = await judgeThinnedPairs(10_000);
  expect(below).toBeGreaterThan(5000);
  expect(passed).toBeGreaterThan(100);
}, 120_000);
