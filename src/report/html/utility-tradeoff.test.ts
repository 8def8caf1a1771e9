import { describe, expect, it } from "vitest";
import type { DefenseRates, PageDocument } from "../../formats/page.ts";
import type { Figure } from "../../formats/page-block.ts";
import { rateFigure } from "./figure.ts";
import { utilityTradeoffs } from "./utility-tradeoff.ts";

function scan(
  measure: DefenseRates["measure"],
  counts: Readonly<Record<string, readonly [number, number]>>,
  agent = "openai/small",
): Omit<PageDocument, "id"> {
  const figure = ([k, n]: readonly [number, number], at: number): Figure =>
    rateFigure(
      { k, n, rate: n === 0 ? null : k / n, ci: n === 0 ? null : [0.1, 0.9] },
      `/by_defense/${at}`,
    );
  return {
    format: "f",
    kind: "k",
    name: "n",
    file: `${measure}.json`,
    verdict: { tone: "neutral", word: "w", sentence: "s" },
    threats: [`${measure} is weak`],
    facts: [],
    blocks: [],
    defense_rates: {
      measure,
      agent,
      rates: Object.entries(counts).map(([name, count], at) => ({
        name,
        figure: figure(count, at),
      })),
    },
  };
}

describe("utility against leak rate", () => {
  it("draws the defences that both scans measured, names the others, and hides no weakness", () => {
    const leak = scan("leak", { none: [8, 10], spotlight: [2, 10], filter: [1, 10] });
    const utility = scan("utility", { sandwich: [5, 6], spotlight: [4, 6], none: [6, 6] });
    const { documents, none } = utilityTradeoffs([utility, leak]);
    expect(none).toBeNull();
    expect(documents).toHaveLength(1);
    const [{ verdict, threats, blocks } = leak] = documents;
    expect(verdict).toEqual({
      tone: "neutral",
      word: "Two rates, no sum",
      sentence:
        "none: acted 8 of 10 (80.0 %), tasks done 6 of 6 (100.0 %); spotlight: acted 2 of 10 (20.0 %), tasks done 4 of 6 (66.7 %).",
    });
    expect(threats).toEqual([
      "Only in the injection scan, so not drawn: filter.",
      "Only in the utility scan, so not drawn: sandwich.",
      "Injection scan: leak is weak",
      "Utility scan: utility is weak",
    ]);
    const [block] = blocks;
    expect(block?.type === "tradeoff" && block.points).toMatchObject([
      { label: "none", x: { k: 6, n: 6, ci: [0.1, 0.9] }, y: { k: 8, n: 10, ci: [0.1, 0.9] } },
      { label: "spotlight", x: { k: 4, n: 6 }, y: { k: 2, n: 10 } },
    ]);
  });

  it("says that a rate without a denominator is not known", () => {
    const { documents } = utilityTradeoffs([
      scan("leak", { none: [0, 0] }),
      scan("utility", { none: [6, 6] }),
    ]);
    expect(documents[0]?.verdict.tone).toBe("unmeasured");
    expect(documents[0]?.threats[0]).toBe("No point for none: one of its rates is not known.");
  });

  it("says that scans without a defence in common compare nothing", () => {
    const { documents } = utilityTradeoffs([
      scan("leak", { a: [1, 2] }),
      scan("utility", { b: [1, 2] }),
    ]);
    expect(documents[0]?.verdict.tone).toBe("unmeasured");
  });

  it("never draws one agent's leaks against another one's work, and says so", () => {
    const { documents, none } = utilityTradeoffs([
      scan("leak", { none: [8, 10] }, "openai/small"),
      scan("utility", { none: [6, 6] }, "openai/large"),
    ]);
    expect(documents).toEqual([]);
    expect(none).toContain("openai/small, the utility scans of openai/large");
  });

  it("names a scan that stands alone beside others that are drawn", () => {
    const { documents, none } = utilityTradeoffs([
      scan("leak", { none: [8, 10] }, "openai/small"),
      scan("leak", { none: [7, 10] }, "openai/large"),
      scan("utility", { none: [6, 6] }, "openai/large"),
    ]);
    expect(documents).toHaveLength(1);
    expect(none).toBe(
      "utility is not drawn against leak rate for openai/small: no scan of the other kind is of the same agent",
    );
  });

  it("is silent where there is only one kind of scan", () => {
    const leak = scan("leak", { none: [8, 10] });
    expect(utilityTradeoffs([leak, leak])).toEqual({ documents: [], none: null });
  });
});
