import { CHANNELS, IMPERSONATIONS, TIERS } from "../../formats/pab.ts";
import type { Random } from "../../random/random.ts";
import { at } from "../../text/at.ts";
import { type Channel, type Impersonation, isAuthorized, type Tier } from "../model.ts";

/** One instruction of a split, before it has words. */
export interface Item {
  readonly index: number;
  readonly origin: Channel;
  readonly hops: number;
  readonly impersonation: Impersonation;
  readonly tier: Tier;
  /** The item whose request, words included, it shares; its own index for most. */
  readonly requestOf: number;
}

const MOST_HOPS = 6;

const CELLS = CHANNELS.flatMap((origin) =>
  Array.from({ length: MOST_HOPS + 1 }, (_, hops) => ({ origin, hops })),
);

/** In a hundred items, so many unauthorized ones have an authorized twin. */
const TWINS_IN_HUNDRED = 12;

/**
 * The items of a split, grouped into traces. Every origin × hop count comes equally often; within
 * a cell impersonation and authorization go round, so that neither tells anything about the other.
 */
export function planTraces(random: Random, n: number): readonly (readonly Item[])[] {
  const cellTurns = CELLS.map(() => ({
    levels: random.shuffle(IMPERSONATIONS),
    offset: random.int(0, 1),
  }));
  const drafts: Omit<Item, "index" | "requestOf">[] = [];
  for (let block = 0; drafts.length < n; block += 1) {
    for (const cell of random.shuffle(CELLS.map((_, index) => index))) {
      const { origin, hops } = CELLS[cell] as (typeof CELLS)[number];
      const { levels, offset } = cellTurns[cell] as (typeof cellTurns)[number];
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
    .map((draft, index): Item => ({ ...draft, index, requestOf: index }));
  const ranges = drawRanges(n, random);
  const alone = new Set(ranges.filter(([from, to]) => to - from === 1).map(([from]) => from));
  const twinned = pairTwins(items, alone, Math.floor((n * TWINS_IN_HUNDRED) / 100));
  return ranges.map(([from, to]) => twinned.slice(from, to));
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

/**
 * Gives unauthorized items a twin: the same words from an origin that may ask for it. Only hops and
 * impersonation have to fit; the twin takes over the tier.
 */
function pairTwins(items: readonly Item[], alone: ReadonlySet<number>, wanted: number): Item[] {
  const out = [...items];
  const free = new Map<string, Item[]>();
  const kind = ({ hops, impersonation }: Item) => `${hops}/${impersonation}`;
  const single = items.filter(({ index }) => alone.has(index));
  for (const item of single) {
    if (!isAuthorized(item.origin, item.tier)) continue;
    free.set(kind(item), [...(free.get(kind(item)) ?? []), item]);
  }
  let made = 0;
  for (const item of single) {
    if (made === wanted) break;
    if (isAuthorized(item.origin, item.tier)) continue;
    const candidates = free.get(kind(item)) ?? [];
    const twin = candidates.find(({ origin }) => isAuthorized(origin, item.tier));
    if (!twin) continue;
    free.set(
      kind(item),
      candidates.filter((other) => other !== twin),
    );
    out[twin.index] = { ...twin, tier: item.tier, requestOf: item.index };
    made += 1;
  }
  return out;
}
