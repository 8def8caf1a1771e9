import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { describeShared, sharedPath } from "../../../../test/fakes/shared-data.ts";
import { type Analysis, type AnalyzedGroup, analyze } from "../../../probe/analyze/analyze.ts";
import { readReport } from "../../../probe/results/read-report.ts";
import { formatP, formatShare } from "../../../stats/decimal.ts";
import { formatPercent } from "../../../stats/rational.ts";

async function load(path: string): Promise<Analysis> {
  const report = await readReport(createReadStream(path), { where: path });
  return analyze(report, { correction: "none", cluster: null });
}

describeShared("the published figures", ["data", "agentprobe", "gpt4omini.csv"], () => {
  const line = ({ name, k, n, ci }: AnalyzedGroup): string =>
    `${name} ${formatPercent(k, n)}% ${formatShare(ci?.[0] ?? -1)}–${formatShare(ci?.[1] ?? -1)}% ${n}`;

  it.each([
    [
      "gpt4omini.csv",
      "none 21.1% 18.3–24.3% 700, delimited 11.9% 9.7–14.5% 700, spotlight 2.0% 1.2–3.3% 700, sandwich 15.4% 12.9–18.3% 700, instr_hierarchy 17.0% 14.4–20.0% 700",
    ],
    [
      "gpt4o.csv",
      "none 10.7% 5.7–19.1% 84, delimited 0.0% 0.0–4.4% 84, spotlight 1.2% 0.2–6.4% 84, sandwich 2.4% 0.7–8.3% 84, instr_hierarchy 4.8% 1.9–11.6% 84, llm_filter 0.0% 0.0–4.4% 84",
    ],
    [
      "haiku45.csv",
      "none 0.6% 0.2–1.5% 700, delimited 0.3% 0.1–1.0% 700, spotlight 0.7% 0.3–1.7% 700, sandwich 0.0% 0.0–0.5% 700, instr_hierarchy 0.6% 0.2–1.5% 700",
    ],
    [
      "gemini.csv",
      "none 5.6% 4.1–7.6% 694, delimited 2.6% 1.6–4.0% 698, spotlight 1.4% 0.8–2.6% 700, sandwich 3.7% 2.6–5.4% 699, instr_hierarchy 3.9% 2.7–5.6% 700",
    ],
    [
      "deepseek.csv",
      "none 9.4% 7.5–11.8% 700, delimited 4.3% 3.0–6.1% 700, spotlight 5.1% 3.7–7.0% 700, sandwich 2.0% 1.2–3.3% 700, instr_hierarchy 8.3% 6.5–10.6% 700",
    ],
  ])("of %s by defence", async (file, table) => {
    const { byDefense } = await load(sharedPath("data", "agentprobe", file));
    expect(byDefense.map(line).join(", ")).toBe(table);
  });

  it("of the channels and carriers of the full scan", async () => {
    const { byChannel, channelTests, byCarrier } = await load(
      sharedPath("data", "agentprobe", "full_channel_scan.csv"),
    );
    const rate = (groups: readonly AnalyzedGroup[], name: string): string => {
      const group = groups.find((each) => each.name === name);
      return formatPercent(group?.k ?? 0, group?.n ?? 0);
    };
    expect(
      ["memory", "email", "knowledge_base", "tool_output"].map((name) => rate(byChannel, name)),
    ).toEqual(["31.4", "18.5", "20.3", "13.2"]);
    const p = Object.fromEntries(channelTests.map((test) => [test.channel, test.p]));
    expect(p["memory"]).toBeLessThan(0.001);
    expect([p["knowledge_base"]?.toFixed(2), p["tool_output"]?.toFixed(2)]).toEqual([
      "0.49",
      "0.07",
    ]);
    expect(formatP(p["memory"] ?? 1)).toBe("p<0.001");
    const carriers = byCarrier.map(({ name, k, n }) => `${name} ${formatPercent(k, n)}`);
    for (const expected of [
      "memory_user_preference 40.9",
      "rag_faq_entry 0.0",
      "tool_api_response 17.3",
      "tool_search_result 9.1",
    ]) {
      expect(carriers).toContain(expected);
    }
  });

  it("of the results tables, character for character", async () => {
    const expected = JSON.parse(
      await readFile(sharedPath("conformance", "agentprobe", "results-tables.json"), "utf8"),
    );
    const sources = expected.tables.map(
      ({ model, csv }: { model: string; csv: string }) =>
        `${model.replace(/ — utility.*$/, "")}=${sharedPath("data", "agentprobe", csv)}`,
    );
    const { stdout, exit } = await cli(["agentprobe", "tables", ...sources]);
    expect(exit).toBe(0);
    expect(stdout.trim()).toBe(expected.markdown.trim());
  });
});
