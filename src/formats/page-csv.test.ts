import { describe, expect, it } from "vitest";
import { csvOf, fileNameOf } from "./page-csv.ts";

const figure = { k: 1, n: 4, rate: 0.25, ci: [0.05, 0.7] as const, text: "25.0 %", at: "/x" };

describe("a table as CSV", () => {
  it("gives a figure five columns, and none of them where nothing was measured", () => {
    const columns = [
      { name: "Name", kind: "text" },
      { name: "Rate", kind: "figure" },
    ] as const;
    const none = { ...figure, k: 0, n: 0, rate: null, ci: null };
    expect(
      csvOf({
        columns,
        rows: [
          ["a", figure],
          ["b", none],
          ["c", null],
        ],
      }),
    ).toBe(
      "Name,Rate k,Rate n,Rate rate,Rate low,Rate high\r\na,1,4,0.25,0.05,0.7\r\nb,0,0,,,\r\nc,,,,,\r\n",
    );
  });

  it("lets no cell be a formula", () => {
    const columns = [{ name: "=A1", kind: "text" }] as const;
    expect(csvOf({ columns, rows: [["=1+1"], ["plain"]] })).toBe("'=A1\r\n'=1+1\r\nplain\r\n");
  });
});

describe("a file's name", () => {
  it.each([
    ["Leak rate by defence", "backtrail-leak-rate-by-defence"],
    ["../../etc/passwd", "backtrail-etc-passwd"],
    ["con", "backtrail-con"],
    ["a/b:c*?.json", "backtrail-a-b-c-json"],
    ["‮漢字", "backtrail-table"],
  ])("of %j is %s", (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });
});
