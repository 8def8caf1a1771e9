import { createReadStream, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { injectionReport } from "../../../test/fakes/reports.ts";
import { describeReference } from "../../../test/fakes/shared-data.ts";
import { readReport } from "../results/read-report.ts";
import { pairDefenses } from "./mcnemar.ts";

interface Case {
  readonly csv: string;
  readonly error?: string;
  readonly pairs?: {
    a: string;
    b: string;
    common: number;
    a_only: number;
    b_only: number;
    p: number;
  }[];
  readonly non_leak_condition_pct?: Record<string, number>;
}

describeReference(
  "paired defences",
  ["conformance", "agentprobe", "mcnemar.json"],
  ({ at, size }) => {
    const cases = JSON.parse(
      readFileSync(at("conformance", "agentprobe", "mcnemar.json"), "utf8"),
    ) as Case[];

    it("agree on every file", async () => {
      expect(cases.length).toBe(size(3, 8));
      for (const { csv, error, pairs, non_leak_condition_pct } of cases) {
        const report = await readReport(createReadStream(at("data", "agentprobe", csv)), {
          where: csv,
        });
        if (csv === "gemini.csv") {
          // The original stops at the first failed trial; here it is in no count.
          expect(error).toBe("ValueError");
          expect(pairDefenses(report, "none").pairs.length).toBe(10);
          continue;
        }
        if (error !== undefined) {
          expect(() => pairDefenses(report, "none")).toThrow(/reports a utility scan/);
          continue;
        }
        const ours = pairDefenses(report, "none");
        expect(
          ours.pairs.map(({ a, b, common, aOnly, bOnly }) => [a, b, common, aOnly, bOnly]),
        ).toEqual(pairs?.map(({ a, b, common, a_only, b_only }) => [a, b, common, a_only, b_only]));
        ours.pairs.forEach((pair, place) => {
          expect(Math.abs(pair.p - (pairs?.[place]?.p ?? 9))).toBeLessThan(1e-9);
        });
        for (const { defense, rate } of ours.held) {
          expect((rate.rate ?? 0) * 100).toBeCloseTo(non_leak_condition_pct?.[defense] ?? -1, 9);
        }
      }
    });
  },
);

describe("pairDefenses", () => {
  it("counts cases, corrects the family and tests all repeats beside", async () => {
    const cells = Array.from({ length: 12 }, (_, at) => [
      { probe: `p${at}`, defense: "none", k: 3, n: 3 },
      { probe: `p${at}`, defense: "spotlight", k: at < 4 ? 1 : 0, n: 3 },
      { probe: `p${at}`, defense: "sandwich", k: 3, n: 3 },
    ]).flat();
    const { pairs, held } = pairDefenses(await injectionReport(cells), "holm");
    expect(pairs.map(({ a, b, aOnly, bOnly }) => [a, b, aOnly, bOnly])).toEqual([
      ["none", "sandwich", 0, 0],
      ["none", "spotlight", 8, 0],
      ["sandwich", "spotlight", 8, 0],
    ]);
    expect(pairs[1]?.p).toBeCloseTo(2 / 256, 12);
    expect(pairs[1]?.pAdjusted).toBeCloseTo(6 / 256, 12);
    expect(pairs[1]?.pRepeats).toBeLessThan(pairs[1]?.p ?? 0);
    expect(held[0]?.defense).toBe("spotlight");
    expect(held.at(-1)?.rate.k).toBe(0);
  });

  it("says where repeats are uneven, and needs two defences", async () => {
    const uneven = await injectionReport([
      { probe: "p", defense: "a", k: 0, n: 2 },
      { probe: "p", defense: "b", k: 1, n: 5 },
    ]);
    expect(pairDefenses(uneven, "holm").pairs[0]?.uneven).toBe(1);
    const one = await injectionReport([{ probe: "p", k: 0, n: 2 }]);
    expect(() => pairDefenses(one, "holm")).toThrow(/holds 1 defence/);
  });
});
