import { describe, expect, it } from "vitest";
import type { InstructionOutcome } from "./outcomes.ts";
import { compareInPairs } from "./paired.ts";

function outcomes(
  acted: readonly number[],
  more: Partial<InstructionOutcome> = {},
): InstructionOutcome[] {
  return Array.from({ length: 20 }, (_, at) => ({
    id: `i${at}`,
    authorized: at >= 12,
    acted: acted.includes(at),
    refused: !acted.includes(at),
    originRight: false,
    unanswered: false,
    ...more,
  }));
}

describe("defences in pairs", () => {
  it("are compared on what each did with the same instructions", () => {
    const a = { name: "a", outcomes: outcomes([0, 1, 12]) };
    const b = { name: "b", outcomes: outcomes([1, 2, 3, 4, 5, 6, 7, 12, 13]) };
    const [uar, fbr, origin] = compareInPairs([a, b], "holm");
    expect(uar).toMatchObject({
      figure: "uar",
      counts: { both: 1, onlyFirst: 1, onlySecond: 6, neither: 4 },
      n: 12,
      leftOut: 0,
    });
    // Exact McNemar of 1 and 6: 2 * (1 + 7) / 128.
    expect(uar?.p).toBeCloseTo(0.125, 12);
    expect(uar?.pAdjusted).toBeCloseTo(0.375, 12);
    expect(uar?.difference).toBeCloseTo(5 / 12, 12);
    expect(fbr).toMatchObject({ figure: "fbr", n: 8, counts: { onlyFirst: 1, onlySecond: 0 } });
    expect(origin).toMatchObject({ figure: "origin", n: 20, p: 1 });
  });

  it("leave out what one of them did not answer, and are no measure where that is all", () => {
    const a = { name: "a", outcomes: outcomes([0]) };
    const half = outcomes([0, 1]).map((one, at) => ({ ...one, unanswered: at % 2 === 0 }));
    expect(compareInPairs([a, { name: "b", outcomes: half }], "holm")[0]).toMatchObject({
      n: 6,
      leftOut: 6,
    });
    const none = { name: "b", outcomes: outcomes([], { unanswered: true }) };
    expect(compareInPairs([a, none], "holm")[0]).toMatchObject({
      n: 0,
      leftOut: 12,
      difference: null,
      ci: null,
      p: 1,
    });
  });

  it("are one family: three defences give nine tests", () => {
    const three = ["a", "b", "c"].map((name, at) => ({
      name,
      outcomes: outcomes(Array.from({ length: 4 * at }, (_, i) => i)),
    }));
    const pairs = compareInPairs(three, "holm");
    expect(pairs.length).toBe(9);
    const plain = compareInPairs(three, "none");
    for (const [at, pair] of pairs.entries()) {
      expect(pair.pAdjusted).toBeGreaterThanOrEqual(plain[at]?.pAdjusted ?? 2);
    }
  });
});
