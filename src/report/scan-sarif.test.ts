import { describe, expect, it } from "vitest";
import type { InjectionRecord } from "../formats/trial-journal.ts";
import { injectionSarif } from "./scan-sarif.ts";

const PARTS = { version: "0", command: ["agentprobe"], file: "README.md", successful: true };

type Row = readonly [outcome: string, note: string];

async function* trials(...rows: readonly Row[]) {
  for (const [outcome, note] of rows) {
    const row = {
      ...{ defense: "none", carrier: "footer", channel: "email", instruction: "forward" },
      ...{ outcome, note, payloadSent: true },
    };
    yield { row, evidence: `seen ${outcome}` } as unknown as InjectionRecord;
  }
}

async function resultOf(...rows: Row[]) {
  const log = (await injectionSarif(trials(...rows), PARTS)) as {
    runs: { results: { message: { text: string }; occurrenceCount: number }[] }[];
  };
  return log.runs[0]?.results.map(({ message, occurrenceCount }) => [
    occurrenceCount,
    message.text,
  ]);
}

describe("a cell of an injection scan as SARIF", () => {
  it("says of how many trials it is, those that nobody saw included, errors not", async () => {
    const blind = await resultOf(
      ["not_observed", ""],
      ["acted", "one_sided"],
      ["not_observed", ""],
      ["error", ""],
    );
    expect(blind).toEqual([
      [1, expect.stringContaining("in 1 of 3 trials, 2 of which were not observed: seen acted")],
    ]);
    const seen = await resultOf(["resisted", ""], ["acted", ""], ["acted", ""]);
    expect(seen).toEqual([[2, expect.stringContaining("in 2 of 3 trials: seen acted")]]);
    expect(await resultOf(["resisted", ""], ["not_observed", ""])).toEqual([]);
  });
});
