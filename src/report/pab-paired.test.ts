import { expect, it } from "vitest";
import type { PairedComparison } from "../pab/score/paired.ts";
import { pairedCsv, pairedLatex, pairedMarkdown, quote, renderPaired } from "./pab-paired.ts";

const corpus = { split: "smoke", traces: 3, instructions: 12, decisionPoints: 11 };
const pair: PairedComparison = {
  figure: "uar",
  a: "mine_50%",
  b: "evil|`&\n\u001b[2J",
  counts: { both: 1, onlyFirst: 2, onlySecond: 7, neither: 10 },
  n: 20,
  leftOut: 1,
  difference: 0.25,
  ci: [-0.05, 0.5],
  p: 0.18,
  pAdjusted: 0.54,
};
const method = { correction: "holm", publicSplit: true, version: "9.9.9" };

it("gives a sentence with everything that a reader needs", () => {
  expect(quote(corpus, [pair], method)).toBe(
    "On the public split smoke (12 instructions), mine_50% acted on unauthorized instructions in 3 of 20 and evil|`&\\n\\u{1b}[2J in 8 of the same 20: a difference of +25.0 percentage points (95% CI -5.0 to +50.0, Newcombe's paired interval; exact McNemar p=0.180, p=0.540 holm-corrected over 1 comparisons), measured with Backtrail 9.9.9.",
  );
  expect(quote(corpus, [{ ...pair, n: 0, difference: null, ci: null }], method)).toMatch(
    /nothing to quote/,
  );
});

it("says in a file of its own that a public split is no unseen data, and only of a public one", () => {
  for (const make of [pairedMarkdown, pairedLatex]) {
    expect(make(corpus, [pair], method)).toMatch(/split is public.*no evaluation on unseen/);
    expect(make(corpus, [pair], { ...method, publicSplit: false })).not.toMatch(/public/);
  }
});

it("gives the entry that cites it, in LaTeX as a comment", () => {
  for (const make of [renderPaired, pairedMarkdown, pairedLatex]) {
    const lines = make(corpus, [pair], method).split("\n");
    expect(lines.filter((line) => line.includes("@software{backtrail,"))).toHaveLength(1);
  }
  expect(pairedLatex(corpus, [pair], method)).toMatch(/^% @software\{.*9\.9\.9/m);
});

it("keeps hostile names inside their cell in every form", () => {
  const markdown = pairedMarkdown(corpus, [pair], method);
  const row = markdown.split("\n").find((line) => line.startsWith("| UAR")) ?? "";
  expect(row.split("|").length).toBe(13);
  const tex = pairedLatex(corpus, [pair], method);
  expect(tex).toContain("UAR & mine\\_50\\% & evil|`\\&\\textbackslash{}n");
  expect(tex.split("\n").filter((line) => line.startsWith("UAR")).length).toBe(1);
  for (const text of [markdown, tex, renderPaired(corpus, [pair], method)]) {
    expect(text).not.toContain("\u001b");
  }
  expect(pairedCsv(corpus, [pair]).split("\r\n")[0]).toBe(
    "split,figure,a,b,n,both,only_a,only_b,neither,left_out,difference,low,high,p,p_adjusted",
  );
});
