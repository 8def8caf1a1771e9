import { expect, it } from "vitest";
import { didYouMean, nearestWord } from "./near.ts";

it("finds what a slip of the hand meant", () => {
  const known = ["spotlight", "sandwich", "none", "llm_filter"];
  expect(nearestWord("spotlght", known)).toBe("spotlight");
  expect(nearestWord("sandwihc", known)).toBe("sandwich");
  expect(nearestWord("NONE", known)).toBe("none");
  expect(didYouMean("llmfilter", known)).toBe("; did you mean llm_filter?");
});

it("says nothing where nothing is near", () => {
  expect(nearestWord("firewall", ["spotlight", "none"])).toBeNull();
  expect(nearestWord("x".repeat(1_000_000), ["none"])).toBeNull();
  expect(didYouMean("", ["none"])).toBe("");
});
