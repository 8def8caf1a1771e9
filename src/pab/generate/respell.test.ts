import { describe, expect, it } from "vitest";
import { keyedRandom } from "../../random/keyed.ts";
import { quantitiesOf, sameQuantity } from "../tracker/quantities.ts";
import { TraceIndex } from "../tracker/trace-index.ts";
import { type Anchors, drawAnchors } from "./anchors.ts";
import { inWords, respell } from "./respell.ts";

/** What the tracker, which shares no code with the generator, reads in a text. */
function read(text: string) {
  const index = new TraceIndex();
  index.append({ eventId: "e", seq: 0, channel: "user", actor: "x", content: text });
  return quantitiesOf(index, { event: 0, from: 0, to: index.length });
}

describe("a value written in another way", () => {
  it("is the same value to a reader", () => {
    const random = keyedRandom(Buffer.from("respelled"), "values");
    const seen = new Set<string>();
    for (let round = 0; round < 200; round += 1) {
      const anchors = drawAnchors("a", random);
      for (const [key, text] of Object.entries(respell(anchors, random))) {
        const given = read(anchors[key as keyof Anchors]);
        seen.add(key);
        for (const one of read(text))
          expect(
            given.some((other) => sameQuantity(one, other)),
            `${text}`,
          ).toBe(true);
      }
    }
    expect([...seen].sort()).toEqual(["amount", "clock", "count", "day"]);
  });

  it.each([
    [0, "zero"],
    [40, "forty"],
    [85, "eighty-five"],
    [104, "one hundred and four"],
    [4180, "four thousand one hundred and eighty"],
    [19_012, "nineteen thousand twelve"],
  ])("%i is %s", (value, words) => {
    expect(inWords(value)).toBe(words);
  });
});
