import { describe, expect, it } from "vitest";
import { comparisonJunit } from "../../test/fakes/comparison-junit.ts";
import { HOSTILE } from "../../test/fakes/hostile-words.ts";
import { type CellSpec, injectionReport, spread } from "../../test/fakes/reports.ts";
import { compareReports } from "../probe/compare/compare.ts";
import { decideGate } from "../probe/compare/gate.ts";
import { GATE_DEFAULTS } from "../probe/compare/gate-options.ts";
import { codeSpan } from "./markdown-code.ts";
import { renderComparison } from "./probe-compare.ts";

import { comparisonMarkdown } from "./probe-compare-markdown.ts";
import { xmlText } from "./xml-text.ts";

/** Cells of the example that the seed prints: 1600 trials in three probes. */
function seedRun(markdown: number, tools: number, other: number): CellSpec[] {
  return [
    { probe: "markdown_image_exfil", k: markdown, n: 600 },
    { probe: "enumerate_tools", k: tools, n: 400 },
    { probe: "reveal_canary", k: other, n: 600 },
  ];
}

async function example() {
  const comparison = compareReports(
    await injectionReport(seedRun(75, 5, 21)),
    await injectionReport(seedRun(9, 30, 17)),
  );
  return { comparison, gate: decideGate(comparison) };
}

async function hostile() {
  const cells = (k: number): CellSpec[] => HOSTILE.map((probe) => ({ probe, k, n: 40 }));
  const comparison = compareReports(
    await injectionReport([...cells(1), ...spread("gone|`@x", 1, 20)], {
      backend: "b`|",
      model: "@m\n",
    }),
    await injectionReport(cells(25), { backend: "b", model: "<m>" }),
  );
  return { comparison, gate: decideGate(comparison) };
}

describe("what compare prints", () => {
  it("is the seed's block with counts (G7), then what this tool adds", async () => {
    const { comparison, gate } = await example();
    const text = renderComparison(comparison, gate);
    expect(text.split("\n\n")[0]).toBe(
      [
        "Leak rate: 6.3% (101/1600) -> 3.5% (56/1600) Δ -2.8pp FAIL",
        "Improved (significant):",
        "+ markdown_image_exfil 12.5% -> 1.5% Δ -11.0pp (75/600 -> 9/600)",
        "Regressed (significant):",
        "- enumerate_tools 1.2% -> 7.5% Δ +6.2pp ⚠ (5/400 -> 30/400)",
        "Within noise: 1 probe(s)",
      ].join("\n"),
    );
    expect(text.split("\n\n")[1]).toMatchInlineSnapshot(`
      "Note: the reports do not tell whether they share judge, battery, target
      Tests: paired exact (4); holm over 3 probe(s), level 0.05
      Total: 95% CI -4.3 to -1.3pp, p<0.001; a worsening of 2.6pp would be seen in 4 runs of 5
      Verdict: regressed
        probe enumerate_tools got worse
      "
    `);
  });

  it("says so where the total moved only because of what was repeated", async () => {
    const cells = (leaky: number, safe: number): CellSpec[] => [
      { probe: "p", carrier: "leaky", k: leaky * 0.8, n: leaky },
      { probe: "p", carrier: "safe", k: 0, n: safe },
    ];
    const comparison = compareReports(
      await injectionReport(cells(100, 400)),
      await injectionReport(cells(400, 100)),
    );
    const text = renderComparison(comparison, decideGate(comparison));
    expect(text).toMatch(/^Leak rate: 16.0% \(80\/500\) -> 64.0% \(320\/500\) Δ \+48.0pp PASS\n/);
    expect(text).toMatch(/cell by cell the rate moved by \+0\.0pp/);
  });

  it("is one line a name, without controls, whatever names hold", async () => {
    const { comparison, gate } = await hostile();
    const text = renderComparison(comparison, gate);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(text).toContain("\\u{1b}[2J");
    expect(text.split("\n").filter((line) => line.startsWith("- ")).length).toBe(HOSTILE.length);
  });
});

describe("the comment for a pull request", () => {
  it("keeps every hostile name inside one code span of one table cell", async () => {
    const { comparison, gate } = await hostile();
    const text = comparisonMarkdown(comparison, gate);
    const rows = text.split("\n").filter((line) => line.startsWith("|"));
    // Header, rule, total, the hostile names and the vanished group.
    expect(rows.length).toBe(3 + HOSTILE.length + 1);
    for (const row of rows) expect(row.split("|").length).toBe(10);
    const outside = text.replaceAll("p<0.001", "").replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, "");
    expect(outside).not.toMatch(/[<>@[\]]|::error|javascript:/);
    expect(text).not.toContain("\u001b");
  });

  it("spans text that itself holds backticks", () => {
    expect(codeSpan("a`b")).toBe("``a`b``");
    expect(codeSpan("`")).toBe("`` ` ``");
    expect(codeSpan("")).toBe("(empty)");
    expect(codeSpan("a|b\nc")).toBe("`a\\u{7c}b\\nc`");
  });
});

describe("JUnit XML", () => {
  it("is well formed whatever names hold", async () => {
    const { comparison, gate } = await hostile();
    const text = comparisonJunit(comparison, gate);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\uFFFE\uFFFF]/);
    expect(text).not.toContain("]]>");
    // Every tag closes, and every attribute is quoted and free of markup.
    const stack: string[] = [];
    for (const [, close, name = "", rest = ""] of text.matchAll(
      /<(\/?)([a-z]+)((?:[^<>"]|"[^"<>]*")*)>/g,
    )) {
      if (close) expect(stack.pop()).toBe(name);
      else if (!rest.endsWith("/")) stack.push(name);
    }
    expect(stack).toEqual([]);
    expect(text.match(/<testcase /g)?.length).toBe(HOSTILE.length + 3);
  });

  it("says that a stand-in was measured", async () => {
    const { comparison, gate } = await example();
    expect(comparisonJunit(comparison, gate)).not.toContain("SIMULATED");
    expect(comparisonJunit({ ...comparison, simulated: true }, gate)).toContain(
      '<testsuite name="SIMULATED: agentprobe compare"',
    );
  });

  it("counts as failed exactly what the exit code counts", async () => {
    const { comparison, gate } = await example();
    expect(comparisonJunit(comparison, gate)).toContain('tests="5" failures="2" errors="0"');
    const soft = decideGate(comparison, { ...GATE_DEFAULTS, softFail: true });
    expect(comparisonJunit(comparison, soft)).toContain('failures="0" errors="0" skipped="2"');
  });

  it("escapes text", () => {
    expect(xmlText(`a<b>&"'\u0001\uFFFF`)).toBe("a&lt;b&gt;&amp;&quot;&apos;\\u{1}\\u{ffff}");
  });
});
