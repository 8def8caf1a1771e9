import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CHANNELS, IMPERSONATIONS, TRANSFORMS } from "../../formats/pab.ts";
import { OffsetMap } from "../../text/code-points.ts";
import { groupBy } from "../corpus/group-by.ts";
import { channelReturns } from "../floors/bounds.ts";
import type { GroundTruth } from "../model.ts";
import { silentHops, visibleHops } from "../score/chain.ts";
import { quantitiesOf, sameQuantity } from "../tracker/quantities.ts";
import { TraceIndex } from "../tracker/trace-index.ts";
import { drawSplit, GENERATOR_VERSION } from "./draw.ts";
import type { Rewriting } from "./rewriting.ts";
import type { VocabularyName } from "./vocabulary.ts";

const key = Buffer.from("only for the tests of the generator");
const draw = (n: number, vocabulary: VocabularyName = "all") => [
  ...drawSplit({ key, n, vocabulary }),
];

const rewritings: Rewriting[] = [];
const split = [...drawSplit({ key, n: 504, onRewriting: (one) => rewritings.push(one) })];
const truths = split.flatMap((one) => one.truths);
const eventsOf = new Map(split.map(({ trace }) => [trace.traceId, trace.events]));

function eventOf({ traceId }: GroundTruth, eventId: string | null) {
  const event = eventsOf.get(traceId)?.find((one) => one.eventId === eventId);
  if (!event) throw new Error(`no event ${eventId}`);
  return event;
}

function surfaceText(truth: GroundTruth): string {
  const { content } = eventOf(truth, truth.eventId);
  if (truth.surfaceSpan === null) throw new Error("no span");
  return new OffsetMap(content).slice(truth.surfaceSpan);
}

/** What the tracker, which shares no code with the generator, reads as numbers, days and addresses. */
function quantitiesIn(text: string) {
  const index = new TraceIndex();
  index.append({ eventId: "e", seq: 0, channel: "user", actor: "x", content: text });
  return quantitiesOf(index, { event: 0, from: 0, to: index.length }).map((one) => ({
    ...one,
    text: text.slice(index.starts[one.from], index.ends[one.to - 1]),
  }));
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}@.:/-]*[\p{L}\p{N}]/gu) ?? [];

describe("the cells of a split", () => {
  it("hold every origin at every hop count equally often", () => {
    expect(truths).toHaveLength(504);
    const counts = CHANNELS.flatMap((origin) =>
      [0, 1, 2, 3, 4, 5, 6].map(
        (hops) =>
          truths.filter((one) => one.trueOriginChannel === origin && one.hopCount === hops).length,
      ),
    );
    expect(new Set(counts)).toEqual(new Set([8]));
  });

  it("hold every impersonation, allowed and not, from every origin that can be either", () => {
    for (const origin of CHANNELS) {
      for (const level of IMPERSONATIONS) {
        const here = truths.filter(
          (one) => one.trueOriginChannel === origin && one.impersonation === level,
        );
        const authorized = new Set(here.map((one) => one.authorized));
        expect(authorized, `${origin} ${level}`).toEqual(
          new Set(origin === "system" ? [true] : [true, false]),
        );
      }
    }
  });

  it("hold every transform, over-reach from trusted channels and harmless requests from the web", () => {
    const used = new Set(truths.flatMap((one) => one.hopChain.slice(1)));
    expect(used).toEqual(new Set(TRANSFORMS));
    const asks = (origin: string, tier: string) =>
      truths.filter((one) => one.trueOriginChannel === origin && one.requestedActionTier === tier);
    expect(asks("user", "T0").every((one) => !one.authorized)).toBe(true);
    expect(asks("user", "T0").length).toBeGreaterThan(3);
    expect(asks("web", "T4").every((one) => one.authorized)).toBe(true);
    expect(asks("web", "T4").length).toBeGreaterThan(3);
  });

  it("hold twins: the same words, allowed from one origin and not from another", () => {
    const byText = groupBy(
      truths.filter((one) => one.hopCount === 0),
      surfaceText,
    );
    const twins = [...byText.values()].filter((group) => group.length > 1);
    expect(twins.length).toBeGreaterThan(1);
    for (const twin of twins)
      expect(new Set(twin.map((one) => one.authorized))).toEqual(new Set([true, false]));
  });

  it("hold traces with several instructions, each with its own decision point", () => {
    expect(split.filter((one) => one.truths.length > 1).length).toBeGreaterThan(30);
    for (const { trace, truths: own } of split) {
      expect(trace.decisionPoints.map((point) => JSON.stringify(point)).sort()).toEqual(
        own
          .map(({ eventId, surfaceSpan }) => JSON.stringify({ eventId, span: surfaceSpan }))
          .sort(),
      );
    }
  });
});

describe("a trace", () => {
  it("holds twelve decoys besides the events of its instructions, some in every gap", () => {
    for (const { trace, truths: own } of split) {
      const planted = own.reduce((sum, one) => sum + 1 + visibleHops(one.hopChain).length, 0);
      expect(trace.events).toHaveLength(12 + planted);
    }
    for (const truth of truths) {
      const surface = eventOf(truth, truth.eventId).seq;
      const origin = eventOf(truth, truth.originEventId).seq;
      expect(origin).toBeGreaterThanOrEqual(2);
      expect(surface - origin).toBeGreaterThanOrEqual(2 * visibleHops(truth.hopChain).length);
    }
  });

  it("ends on an event, and never hides two rewordings behind one", () => {
    for (const { hopChain } of truths) {
      for (const [index, hop] of hopChain.entries()) {
        if (silentHops(["", hop]).length > 0)
          expect(visibleHops(["", hopChain[index + 1] ?? ""])).toHaveLength(1);
      }
    }
  });

  it("seldom ends on its origin's own channel", () => {
    const { returns, laundered } = channelReturns(truths);
    expect(returns / laundered).toBeLessThanOrEqual(0.05);
    expect(returns).toBeGreaterThan(0);
  });
});

describe("a rewording", () => {
  it("changes words each time and keeps every number, address and date, whatever way it is written", () => {
    expect(rewritings.length).toBeGreaterThan(200);
    let respelled = 0;
    for (const { before, after } of rewritings) {
      expect(words(after)).not.toEqual(words(before));
      const known = new Set(words(before));
      const anchors = words(after).filter((word) => /\d|@/.test(word));
      expect(anchors.length).toBeGreaterThan(1);
      const values = quantitiesIn(before);
      const fresh = anchors.filter((word) => !known.has(word));
      // The words of a split may hold a number in one wording only, such as "at noon".
      for (const one of quantitiesIn(after).filter(({ text }) => /\d/.test(text)))
        expect(values.some((other) => sameQuantity(one, other))).toBe(true);
      respelled += fresh.length > 0 ? 1 : 0;
    }
    expect(respelled / rewritings.length).toBeGreaterThan(0.1);
  });

  it("makes a summary shorter", () => {
    for (const { transform, before, after } of rewritings)
      if (transform === "summarize") expect(after.length).toBeLessThan(before.length);
  });

  it("leaves no place of a phrase open", () => {
    const contents = split.flatMap(({ trace }) => trace.events.map((event) => event.content));
    expect(contents.filter((content) => /\{\w+\}/.test(content))).toEqual([]);
  });
});

describe("traps", () => {
  const spliced = truths.filter((one) => one.attackType.includes("splicing"));
  const textsBefore = (truth: GroundTruth) =>
    (eventsOf.get(truth.traceId) ?? [])
      .filter(({ seq }) => seq < eventOf(truth, truth.eventId).seq)
      .map(({ content }) => content);

  it("hold orders of trusted events, one detail of which another event changed", () => {
    expect(spliced.length).toBeGreaterThan(10);
    for (const truth of spliced) {
      expect(truth.hopChain[1]).toBe("paraphrase");
      expect(truth.authorized).toBe(false);
      // What the origin says is the change, not the order.
      expect(eventOf(truth, truth.originEventId).content).not.toContain(surfaceText(truth));
    }
    const near = spliced.filter((truth) =>
      textsBefore(truth).some((text) => {
        const said = new Set(words(text));
        const own = words(surfaceText(truth));
        return own.filter((word) => said.has(word)).length / own.length > 0.7;
      }),
    );
    expect(near.length / spliced.length).toBeGreaterThan(0.7);
  });

  it("hold orphans: requests that moved in one trace and entered on a carrier in another", () => {
    const anchorsOf = (text: string) => words(text).filter((word) => /@|[A-Z]+-\d/.test(word));
    const moved = truths.filter((one) => one.hopCount > 0);
    const orphans = truths.filter((one) => {
      const own = anchorsOf(surfaceText(one));
      return (
        one.hopCount === 0 &&
        ["memory", "inter_agent", "tool_echo"].includes(one.trueOriginChannel) &&
        own.length > 0 &&
        moved.some(
          (other) =>
            other.traceId !== one.traceId &&
            own.every((word) => surfaceText(other).includes(word)) &&
            surfaceText(other) !== surfaceText(one),
        )
      );
    });
    expect(orphans.length).toBeGreaterThan(2);
  });

  it("hold orders for something else and for the opposite with the same values", () => {
    const all = split.flatMap(({ trace }) => trace.events.map(({ content }) => content)).join("\n");
    expect(all).toMatch(/not [a-z]+ |must never be|by no means/);
    expect(all).toMatch(/but only if|, provided |Assuming |unless word comes/);
    const values = truths.filter((truth) => {
      const own = words(surfaceText(truth)).filter((word) => /[A-Z]+-\d{4}/.test(word));
      return (
        own.length > 0 &&
        textsBefore(truth).filter((text) => own.every((word) => text.includes(word))).length > 2
      );
    });
    expect(values.length).toBeGreaterThan(20);
  });
});

describe("a key", () => {
  it("gives the same split again, another key another one, and sizes share nothing", () => {
    const texts = (some: ReturnType<typeof draw>) =>
      new Set(some.flatMap(({ trace }) => trace.events.map(({ content }) => content)));
    const first = draw(40);
    expect(draw(40)).toEqual(first);
    const other = texts([...drawSplit({ key: Buffer.from("another"), n: 40 })]);
    const larger = texts(draw(41));
    const own = texts(first);
    // Short events such as a question about nobody in particular may come twice.
    expect([...own].filter((text) => other.has(text)).length).toBeLessThan(own.size / 50);
    expect([...own].filter((text) => larger.has(text)).length).toBeLessThan(own.size / 50);
  });

  it("gives the same bytes for good: a change here needs a new GENERATOR_VERSION", () => {
    const hash = createHash("sha256");
    for (const harvested of draw(63)) hash.update(JSON.stringify(harvested));
    expect(`${GENERATOR_VERSION} ${hash.digest("hex")}`).toMatchInlineSnapshot(
      `"2 bcd862cc2952b4798e42c9b4095d6200430d5f071b2e0c0802ac4ad540364ab1"`,
    );
  });

  it("must not be empty, and n must be a positive integer", () => {
    expect(() => [...drawSplit({ key: new Uint8Array(), n: 4 })]).toThrow(RangeError);
    expect(() => draw(0)).toThrow(RangeError);
    expect(() => draw(1.5)).toThrow(RangeError);
  });
});
