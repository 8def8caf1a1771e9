import { describe, expect, it } from "vitest";
import { loadCorpus } from "../corpus.ts";
import { splitDir } from "../splits.ts";
import { answersGivenAway, givenAwayNote } from "./given-away.ts";

describe("a corpus that gives the answers away", () => {
  it("is one whose bad instructions stand where they entered", async () => {
    const { groundTruth } = await loadCorpus(splitDir("smoke"));
    const entered = groundTruth.map((truth) => ({ ...truth, hopCount: 0, stripped: false }));
    const bad = entered.filter(({ authorized }) => !authorized).length;
    expect(answersGivenAway(entered)).toEqual({ k: bad, n: bad });
    expect(givenAwayNote({ k: 9, n: 10 }).why).toMatch(/^9 of 10 /);
  });

  it("is none that was carried on, whose label was taken off, or that has nothing bad", async () => {
    const { groundTruth } = await loadCorpus(splitDir("smoke"));
    expect(answersGivenAway(groundTruth)).toBeNull();
    expect(
      answersGivenAway(groundTruth.map((one) => ({ ...one, hopCount: 0, stripped: true }))),
    ).toBeNull();
    expect(answersGivenAway(groundTruth.filter(({ authorized }) => authorized))).toBeNull();
    expect(answersGivenAway([])).toBeNull();
  });
});
