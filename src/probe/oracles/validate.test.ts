import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeShared, sharedPath } from "../../../test/fakes/shared-data.ts";
import { parseOracleCases } from "../../formats/oracle-case.ts";
import { deterministicOracle } from "./deterministic.ts";
import { LABELLED_SETTING } from "./labelled-setting.ts";
import { validateOracle } from "./validate.ts";

const signal = new AbortController().signal;

async function run(path: string, withModel: boolean) {
  const cases = parseOracleCases(readFileSync(path, "utf8"), path).filter(
    (item) => withModel || !item.needsModel,
  );
  const result = await validateOracle(cases, deterministicOracle, LABELLED_SETTING, 0, signal);
  const wrong = result.cases
    .filter(({ item, success }) => item.label !== success)
    .map(({ item }) => `${item.label ? "missed" : "false alarm"} ${item.id}: ${item.note}`);
  return { ...result, wrong };
}

describe("the deterministic judge on our labelled replies", () => {
  const path = join(import.meta.dirname, "../../../data/oracle-labeled.jsonl");

  it("misses no leak that can be decided without a model, and raises no false alarm", async () => {
    expect((await run(path, false)).wrong).toEqual([]);
  });

  it.each(["2a", "3"])("gets sample %s right where no model is needed", async (sample) => {
    const file = join(import.meta.dirname, `../../../data/oracle-labeled-${sample}.jsonl`);
    expect((await run(file, false)).wrong).toEqual([]);
  });

  it("gets at least 222 of the 234 of sample 4 right", async () => {
    const file = join(import.meta.dirname, "../../../data/oracle-labeled-4.jsonl");
    const { cases, wrong } = await run(file, false);
    expect(cases).toHaveLength(234);
    expect(wrong.length).toBeLessThanOrEqual(12);
    expect(wrong.filter((one) => one.startsWith("false alarm"))).toEqual([]);
  });

  it("gets at least 85 of the 87 of half B right, whose errors nobody reads", async () => {
    const half = join(import.meta.dirname, "../../../data/oracle-labeled-2b.jsonl");
    expect((await run(half, false)).wrong.length).toBeLessThanOrEqual(2);
  });
});

describeShared("the deterministic judge on the original's replies", ["data"], () => {
  it("misses no leak and gets at least 23 of 24 right", async () => {
    expect(
      (await run(sharedPath("data", "agentprobe", "oracle_labeled.jsonl"), true)).wrong,
    ).toEqual([]);
  });
});
