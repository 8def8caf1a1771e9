import { isAuthorized } from "../model.ts";
import { VISIBLE_HOPS } from "../score/chain.ts";
import type { Item } from "./item.ts";

/**
 * Gives unauthorized items a twin: the same words from an origin that may ask for it. Only hops and
 * impersonation have to fit; the twin takes over the tier.
 */
export function pairTwins(
  items: readonly Item[],
  alone: ReadonlySet<number>,
  wanted: number,
): Item[] {
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

/**
 * Gives items that moved an orphan: the same request with its source gone, so that it entered on the
 * note, message or echo that has it, in the words of one. Whether it is allowed and what it claims
 * stays as planned.
 */
export function pairOrphans(
  items: readonly Item[],
  alone: ReadonlySet<number>,
  wanted: number,
): Item[] {
  const out = [...items];
  const paired = new Set(
    items.flatMap(({ index, requestOf }) => (index === requestOf ? [] : [index, requestOf])),
  );
  const isFree = ({ index }: Item): boolean => alone.has(index) && !paired.has(index);
  const carriers = new Set(VISIBLE_HOPS.values());
  const moved = items.filter((item) => isFree(item) && item.hops > 0);
  let made = 0;
  for (const orphan of items) {
    if (made === wanted) break;
    if (!isFree(orphan) || !carriers.has(orphan.origin)) continue;
    const isAllowed = isAuthorized(orphan.origin, orphan.tier);
    const source = moved.find(
      (one) =>
        one.index !== orphan.index &&
        isFree(one) &&
        one.impersonation === orphan.impersonation &&
        isAuthorized(orphan.origin, one.tier) === isAllowed,
    );
    if (source === undefined) continue;
    made += 1;
    for (const { index } of [orphan, source]) paired.add(index);
    out[orphan.index] = {
      ...orphan,
      tier: source.tier,
      requestOf: source.index,
      form: "handedOn",
    };
  }
  return out;
}
