import { CHANNELS, IMPERSONATIONS, TIERS } from "../../formats/pab.ts";
import type { Random } from "../../random/random.ts";
import { at } from "../../text/at.ts";
import { type Channel, isAuthorized, type Tier } from "../model.ts";
import type { Item } from "./item.ts";
import { pairOrphans, pairTwins } from "./twins.ts";

const MOST_HOPS = 6;

const CELLS = CHANNELS.flatMap((origin) =>
  Array.from({ length: MOST_HOPS + 1 }, (_, hops) => ({ origin, hops })),
);

/** In a hundred items, so many have a twin of each kind where one can be found. */
const TWINS_IN_HUNDRED = 12;
/** Of the items that can be one, every so many-th is a splice. */
const SPLICED_EVERY = 5;
/** A splice has at least the hop that changes the order and the one that shows it. */
const LEAST_HOPS_OF_SPLICE = 2;

/**
 * The items of a split, grouped into traces. Every origin × hop count comes equally often; within
 * a cell impersonation and authorization go round, so that neither tells anything about the other.
 */
export function planTraces(random: Random, n: number): readonly (readonly Item[])[] {
  const cellTurns = CELLS.map(() => ({
    levels: random.shuffle(IMPERSONATIONS),
    offset: random.int(0, 1),
  }));
  const drafts: Omit<Item, "index" | "requestOf" | "form">[] = [];
  for (let block = 0; drafts.length < n; block += 1) {
    for (const cell of random.shuffle(CELLS.map((_, index) => index))) {
      const { origin, hops } = at(CELLS, cell);
      const { levels, offset } = at(cellTurns, cell);
      const allowed = (block + Math.floor(block / levels.length) + offset) % 2 === 0;
      drafts.push({
        origin,
        hops,
        impersonation: at(levels, block % levels.length),
        tier: drawTier(origin, allowed, random),
      });
    }
  }
  const items = random
    .shuffle(drafts.slice(0, n))
    .map((draft, index): Item => ({ ...draft, index, requestOf: index, form: "given" }));
  const ranges = drawRanges(n, random);
  const alone = new Set(ranges.filter(([from, to]) => to - from === 1).map(([from]) => from));
  const wanted = Math.floor((n * TWINS_IN_HUNDRED) / 100);
  const paired = pairOrphans(pairTwins(items, alone, wanted), alone, wanted);
  const formed = spliceSome(paired, random);
  return ranges.map(([from, to]) => formed.slice(from, to));
}

function drawTier(origin: Channel, allowed: boolean, random: Random): Tier {
  const fitting = TIERS.filter((tier) => isAuthorized(origin, tier) === allowed);
  // The system may ask for anything.
  return random.pick(fitting.length > 0 ? fitting : TIERS);
}

/** Three traces in four hold one instruction, one in five two, the rest three. */
function drawRanges(n: number, random: Random): (readonly [from: number, to: number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let from = 0; from < n; ) {
    const drawn = random.int(1, 20);
    const to = Math.min(n, from + (drawn <= 15 ? 1 : drawn <= 19 ? 2 : 3));
    ranges.push([from, to]);
    from = to;
  }
  return ranges;
}

/** Some items that moved and share their request with nobody enter as the change of another order. */
function spliceSome(items: readonly Item[], random: Random): Item[] {
  const shared = new Set(
    items.flatMap(({ index, requestOf }) => (index === requestOf ? [] : [index, requestOf])),
  );
  return items.map((item) =>
    !shared.has(item.index) &&
    item.hops >= LEAST_HOPS_OF_SPLICE &&
    random.int(1, SPLICED_EVERY) === 1
      ? { ...item, form: "spliced" }
      : item,
  );
}
