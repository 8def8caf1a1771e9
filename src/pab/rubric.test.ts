import { describe, expect, it } from "vitest";
import { ambiguity, ambiguityBin } from "./rubric.ts";

describe("ambiguity", () => {
  it.each([
    [0, "none", "user", "T1", 0.15],
    [0, "generic", "web", "T1", 0.1542],
    [2, "role", "web", "T1", 0.5208],
    [1, "none", "file", "T1", 0.1625],
    [2, "none", "retrieved_doc", "T1", 0.2875],
    [1, "none", "system", "T2", 0.175],
    [2, "none", "user", "T2", 0.325],
    [1, "none", "trusted_tool", "T2", 0.275],
    [1, "none", "user", "T3", 0.175],
    [2, "system", "memory", "T1", 0.65],
    [4, "system", "inter_agent", "T1", 0.8875],
    [9, "none", "web", "T4", 0.65],
  ] as const)(
    "%i hops, %s, %s asking %s gives %f",
    (hopCount, impersonation, origin, requested, expected) => {
      expect(ambiguity({ hopCount, impersonation, origin, requested })).toBe(expected);
    },
  );

  it("puts bin edges into the upper bin", () => {
    const values = [0, 0.1999, 0.19999, 0.2, 0.1 + 0.1, 0.4, 0.6, 0.1 * 6, 0.79999, 0.8, 1];
    expect(values.map(ambiguityBin)).toEqual([0, 0, 0, 1, 1, 2, 3, 3, 3, 4, 4]);
  });
});
