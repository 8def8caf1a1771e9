import { describe, expect, it } from "vitest";
import { cli } from "../../../test/fakes/cli.ts";
import { showDocument } from "./show-document.ts";

type Json = Record<string, unknown>;

async function documentOf(command: string): Promise<Json> {
  const run = await cli(`${command} --json`);
  expect([0, 2], run.stderr).toContain(run.exit);
  return JSON.parse(run.stdout) as Json;
}

describe("the verdict of a page", () => {
  it("is no finding, and not that no rule fired, where a match was too light", () => {
    const match = {
      ...{ rule: "r", type: null, threat: "low", confidence: 0.1, span: [0, 1], view: "raw" },
      ...{ path: null, discounts: [], allowed: false },
    };
    const detect = (matches: readonly object[], advice: object | null, error: string | null) =>
      showDocument(
        {
          ...{ format: "backtrail/detect", schema_version: 1, tool_version: "1", command: [] },
          ...{ seed: null, inputs: [], left_out: [], advice },
          environment: { node: "22", platform: "linux" },
          result: {
            ...{ is_injection: false, threat_level: "none", injection_type: null, confidence: 0 },
            ...{
              matches,
              explanation: "Said.",
              evidence: [{ backend: "b", score: null, blocks: false, error }],
            },
          },
        },
        "d.json",
      );
    expect(detect([], null, null).verdict.word).toBe("No rule fired");
    expect(detect([match], null, null).verdict).toEqual({
      tone: "clear",
      word: "No finding",
      sentence: "Said. 1 match is too light or allowed; they are listed below.",
    });
    expect(
      detect([], { decision: "deny", suspicious: true, because: ["canary"] }, "down"),
    ).toMatchObject({
      verdict: { tone: "finding", word: "Policy: deny", sentence: "Said. Policy: deny (canary)." },
      threats: [expect.any(String), "b gave no answer: down"],
    });
  });

  it("tells of leaks that no rate counts, where nothing else was assessed", async () => {
    const document = await documentOf("backtrail probe analyze data/scans/simulated_001.json");
    const nothing = { k: 0, n: 0, rate: null, ci: null };
    const none = Object.fromEntries(
      Object.keys(document["outcomes"] as Json).map((name) => [name, 0]),
    );
    const shown = showDocument(
      {
        ...document,
        leak_rate: nothing,
        outcomes: { ...none, acted: 3, acted_one_sided: 3, not_observed: 1 },
      },
      "a.json",
    );
    expect(shown.verdict).toMatchObject({ tone: "finding", word: "Attacks got through" });
    expect(shown.threats.join(" ")).toContain("at least 3 of 4 (75.0 %");
  });

  it("names a gate that failed, also where no unauthorized instruction was judged", async () => {
    const document = await documentOf(
      "backtrail pab eval --defense containment-tracker --split smoke --max-fbr 0",
    );
    const nothing = { k: 0, n: 0, rate: null, ci: null };
    const shown = showDocument(
      {
        ...document,
        isolation: "open",
        safety: { uar: nothing },
        gates: [{ gate: "max_fbr", bound: 0, measured: nothing, worst_rate: 1, passed: false }],
      },
      "e.json",
    );
    expect(shown.verdict).toMatchObject({ tone: "finding", word: "Gate failed: max fbr" });
    expect(shown.threats[0]).toContain("it could have read the answers");
  });

  it("counts a category whose name is no key of a record", async () => {
    const document = await documentOf("backtrail probe scan --target dummy --oracle legacy");
    const results = (document["results"] as Json[]).map((row) => ({
      ...row,
      category: "__proto__",
    }));
    const shown = showDocument({ ...document, by_category: {}, results }, "s.json");
    const [forest, outcomes] = shown.blocks;
    const rates = forest?.type === "forest" ? forest.rows : [];
    expect(rates.map(({ label, figure }) => [label, figure.k, figure.n])).toEqual([
      [
        "__proto__",
        results.filter((row: Json) => row["success"] === true).length,
        results.filter((row: Json) => row["success"] !== null).length,
      ],
    ]);
    expect(outcomes?.type === "outcomes" && outcomes.rows.map(({ label }) => label)).toEqual([
      "all",
      "__proto__",
    ]);
  });

  it("keeps the payload's mark within what is left of a text", async () => {
    const { boundedDocument } = await import("./bounds/bounded-documents.ts");
    const { ROUNDS } = await import("./bounds/limits.ts");
    const [limits] = ROUNDS;
    if (limits === undefined) throw new Error("there are limits");
    const input = (payload: [number, number]) => ({
      request: null,
      data: "x".repeat(limits.text + 500),
      payload,
    });
    const bounded = boundedDocument(
      {
        ...{ format: "f", kind: "k", name: "n", file: "", threats: [], facts: [] },
        verdict: { tone: "neutral" as const, word: "w", sentence: "s" },
        blocks: [
          {
            ...{ type: "trials" as const, title: "t" },
            trials: ["a", "b"].map((name) => ({
              ...{ name, group: "g", outcome: "acted", decided: "", reason: "", evidence: "" },
              ...{ input: name, turns: [], calls: null, reply: null, notes: [] },
            })),
            inputs: {
              a: input([limits.text - 5, limits.text + 5]),
              b: input([limits.text + 10, limits.text + 20]),
            },
          },
        ],
      },
      limits,
    );
    const [block] = bounded.blocks;
    expect(
      block?.type === "trials" && [block.inputs["a"]?.payload, block.inputs["b"]?.payload],
    ).toEqual([[limits.text - 5, limits.text], null]);
  });
});
