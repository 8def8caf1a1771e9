import { describe, expect, it } from "vitest";
import { cellOf } from "./cell.ts";

const of = (type: "string" | "int" | "double" | "boolean" | "json", value: unknown) =>
  cellOf({ name: "column", type }, value, "f.csv: row 3");

describe("cellOf", () => {
  it("keeps apart what is missing, empty and zero", () => {
    expect([undefined, null, "", "0", 0].map((value) => of("int", value))).toEqual([
      ...[null, null, null],
      ...[0n, 0n],
    ]);
    expect(of("string", "")).toBe("");
    expect(cellOf({ name: "column", type: "string", blankIsNull: true }, "", "")).toBeNull();
  });

  it("reads a CSV's cell as a JSON row's value", () => {
    expect([of("boolean", "1"), of("boolean", 0), of("boolean", true)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([of("double", "2.5e-3"), of("double", 0.0025)]).toEqual([0.0025, 0.0025]);
    expect(of("json", { to: ["a"] })).toBe('{"to":["a"]}');
  });

  it("refuses what a column cannot hold, by file, row and column", () => {
    for (const [type, value] of [
      ["int", 1.5],
      ["int", 2 ** 60],
      ["int", "twelve"],
      ["double", "1,5"],
      ["boolean", "yes"],
    ] as const) {
      expect(() => of(type, value)).toThrow(/^"column" must be/);
    }
  });
});
