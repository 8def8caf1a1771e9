import { describe, expect, it } from "vitest";
import { displayWidth } from "../text/display-width.ts";
import { columns, textTable } from "./columns.ts";

/** Where the second column begins, in terminal cells. */
const startOf = (line: string, cell: string): number =>
  displayWidth(line.slice(0, line.lastIndexOf(cell)));

describe("columns", () => {
  it("stand below each other whatever the script of a cell", () => {
    const names = ["防御", "passthrough", "e\u0301te\u0301", "👩‍💻 mine", "ﾊﾝｶｸ"];
    const lines = columns(
      names.map((name) => [name, "1.00"]),
      ["left", "right"],
    );
    expect(new Set(lines.map((line) => startOf(line, "1.00")))).toEqual(new Set([13]));
  });

  it("push cells of a right column to one end", () => {
    const lines = columns([["防"], ["abcd"]], ["right"]);
    expect(lines).toEqual(["  防", "abcd"]);
  });

  it("pad plain letters by their number, as before", () => {
    expect(
      columns(
        [
          ["a", "b"],
          ["ccc", "d"],
        ],
        ["left", "left"],
      ),
    ).toEqual(["a    b", "ccc  d"]);
  });

  it("leave out cells without a heading and fill those that are missing", () => {
    expect(
      textTable([{ heading: "名" }, { heading: "n", right: true }], [["x"], ["y", "10"]]),
    ).toBe("名   n\nx\ny   10\n");
  });
});
