import { describe, expect, it } from "vitest";
import { TIERS } from "../../formats/pab.ts";
import { type Half, VOCABULARY } from "./vocabulary.ts";
import { NAMES } from "./words/names.ts";

/** Words that stand in any English text. */
const FUNCTION_WORDS = new Set(
  (
    "a about after ago ahead all along an and are as at away back be before behind between by come down each " +
    "earlier every extra five for from give have how i in into is it its later let like little long " +
    "make me more much must n near need needs next no nobody nothing now of off on once one or our " +
    "out over past per should so take than that the their them then there they this three through " +
    "to took two under until up usual was what when where who why with without you your does has"
  ).split(" "),
);

function wordsOf(half: Half): Set<string> {
  const strings: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") strings.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  const { domains, glue, decoys, envelopes } = VOCABULARY[half];
  collect([domains.map(({ acts, ...rest }) => [rest, acts.map(({ tier: _, ...act }) => act)])]);
  collect([glue, decoys, envelopes, NAMES[half]]);
  const text = strings.join(" ").replace(/\{\w+\}/g, " ");
  return new Set(text.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? []);
}

describe("the two halves of the vocabulary", () => {
  it("have no word in common but function words", () => {
    const a = wordsOf("a");
    const b = wordsOf("b");
    expect(Math.min(a.size, b.size)).toBeGreaterThan(900);
    expect([...a].filter((word) => b.has(word) && !FUNCTION_WORDS.has(word)).sort()).toEqual([]);
  });

  it.each(["a", "b"] as const)(
    "%s has another word for everything, and acts of every tier",
    (half) => {
      const { domains, glue } = VOCABULARY[half];
      for (const { acts } of domains) {
        expect(new Set(acts.map(({ tier }) => tier))).toEqual(new Set(TIERS));
        for (const act of acts) {
          expect(new Set(act.verbs).size).toBeGreaterThan(2);
          expect(new Set(act.things.map(({ words }) => words)).size).toBeGreaterThan(2);
          expect(new Set(act.tails).size).toBeGreaterThan(1);
          expect(new Set(act.reasons).size).toBeGreaterThan(2);
          const places = act.tails.map((tail) => (tail.match(/\{\w+\}/g) ?? []).sort().join());
          // A rewording keeps what an instruction names.
          expect(new Set(places).size, act.tails.join(" | ")).toBe(1);
          expect(places[0]).toMatch(/code|mail/);
        }
      }
      const { references, followUps, ...lists } = glue;
      for (const list of [...references, ...followUps, ...Object.values(lists)])
        expect(new Set(list).size).toBeGreaterThan(1);
    },
  );
});
