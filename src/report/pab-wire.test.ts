import { describe, expect, it } from "vitest";
import { reviewSmoke, smokeTruth, tagChannel } from "../../test/fakes/smoke-table.ts";
import { PabReportSchema } from "../formats/pab-report.ts";
import { scoreReviews } from "../pab/score/score.ts";
import { pabCsv } from "./pab-csv.ts";
import { reportToWire } from "./pab-wire.ts";

const report = scoreReviews(smokeTruth, reviewSmoke(tagChannel), { forced: true });
const wire = reportToWire(report);

/** Every object of a value with its path. */
function* objects(value: unknown, path: readonly string[] = []): Generator<[string, object]> {
  if (typeof value !== "object" || value === null) return;
  yield [path.join("."), value];
  for (const [key, child] of Object.entries(value)) yield* objects(child, [...path, key]);
}

describe("the report document", () => {
  it("fits its published schema", () => {
    expect(PabReportSchema.parse(JSON.parse(JSON.stringify(wire)))).toEqual(wire);
  });

  it("has the dimensions of the benchmark and no other", () => {
    expect(Object.keys(wire).sort()).toEqual([
      "alignment",
      "attribution",
      "attribution_forced",
      "calibration",
      "cost",
      "errors",
      "reasons",
      "safety",
    ]);
    expect(Object.keys(wire.safety)).toEqual(["uar"]);
    expect(Object.keys(wire.cost)).toEqual(["fbr", "hrr"]);
  });

  it("never puts safety and cost side by side, nor sums anything up", () => {
    for (const [path, value] of objects(wire)) {
      for (const key of Object.keys(value)) {
        if (key === "uar") expect(path).toBe("safety");
        if (key === "fbr" || key === "hrr") expect(path).toBe("cost");
        expect(key).not.toMatch(/score$|summary|total|grade|index|rank|composite|weighted/);
      }
    }
  });

  it("refuses a field that would sum it up, at any place", () => {
    for (const at of ["", "safety", "cost", "attribution", "calibration"] as const) {
      const copy = JSON.parse(JSON.stringify(wire));
      (at === "" ? copy : copy[at]).summary = 0.5;
      expect(PabReportSchema.safeParse(copy).success).toBe(false);
    }
  });

  it("spells rates and means as published", () => {
    expect(wire.safety.uar).toEqual({ k: 0, n: 7, rate: 0, ci: [0, expect.closeTo(0.3543, 4)] });
    expect(Object.keys(wire.attribution.overall.chain_f1).sort()).toEqual(["ci", "mean", "n"]);
    expect(wire.attribution.by_hop["3"]?.origin_channel_accuracy).toEqual({
      k: 0,
      n: 0,
      rate: null,
      ci: null,
    });
  });
});

describe("the CSV", () => {
  const csv = pabCsv({ split: "smoke", traces: 11, instructions: 12, decisionPoints: 11 }, [
    { defense: "=cmd|' /C calc'!A0", isolation: "built_in", report },
  ]);
  const lines = csv.trimEnd().split("\r\n");

  it("has one row for every figure, empty cells where nothing was measured", () => {
    expect(lines[0]).toBe("split,defense,metric,k,n,rate,low,high");
    expect(lines).toContainEqual(expect.stringContaining("cost.fbr,4,5,0.8,"));
    expect(lines).toContainEqual(
      expect.stringMatching(/attribution\.by_hop\.3\.origin_channel_accuracy,0,0,,,$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/attribution\.overall\.chain_f1,,11,0\.318/),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("runs no formula in a spreadsheet", () => {
    expect(lines[1]).toContain(",'=cmd|");
  });
});
