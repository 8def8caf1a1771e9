import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ordinaryText } from "../../test/fakes/carriers.ts";
import { cli } from "../../test/fakes/cli.ts";
import { caught, kept, lost } from "../../test/fakes/kept-in-carriers.ts";
import { describeShared, sharedPath } from "../../test/fakes/shared-data.ts";

describeShared("the public sets", ["data", "detect"], () => {
  it("a public attack that is caught alone stays caught in every carrier", () => {
    const folder = sharedPath("data", "detect");
    const rows = readdirSync(folder)
      .filter((name) => name.endsWith(".jsonl") && !name.startsWith("everyday"))
      .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").trim().split("\n"))
      .map((line) => JSON.parse(line) as { readonly text: string; readonly label: number });
    const attacks = rows
      .filter(({ text, label }, at) => label === 1 && text.length < 1500 && at % 8 === 0)
      .map(({ text }) => text)
      .filter(caught);
    expect(attacks.length).toBeGreaterThan(200);
    expect(lost(kept(attacks, [ordinaryText(2000)]))).toEqual([]);
  });

  it("are judged as well as the project says", async () => {
    const sets = ["deepset", "notinject", "agt_smoke", "techdocs_benign", "xstest_safe"];
    const paths = sets.map((name) => sharedPath("data", "detect", `${name}.jsonl`));
    const { stdout } = await cli([
      "backtrail",
      "detect",
      "bench",
      ...paths,
      "--strip-trailers",
      "--no-timing",
      "--json",
    ]);
    const rates = Object.fromEntries(
      JSON.parse(stdout).sets.map((set: { group: string }) => [set.group, set]),
    ) as Record<string, { recall: { rate: number }; false_positives: { rate: number } }>;
    const recall = (set: string) => rates[set]?.recall.rate;
    const alarms = (set: string) => rates[set]?.false_positives.rate;
    expect(recall("deepset")).toBeGreaterThan(0.45);
    expect(alarms("deepset")).toBeLessThanOrEqual(0.005);
    expect(recall("agt_smoke")).toBeGreaterThanOrEqual(0.8);
    // A synthetic fixture; what used to silence it could be written by any attacker.
    expect(alarms("agt_smoke")).toBeLessThanOrEqual(0.04);
    expect(alarms("techdocs_benign")).toBeLessThanOrEqual(0.0064);
    expect(alarms("xstest_safe")).toBe(0);
  });
});
