import { AUTHORITY_TIER, tierRank } from "../model.ts";
import { CARRIER_HOPS } from "./carriers.ts";
import { findCopies } from "./copies.ts";
import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

/**
 * The least trusted event that has the words of a place on the way, when it is of less privilege than
 * the origin: then nobody can say which of the two the text came from. Null where there is none.
 */
export function lessTrustedCopy(
  index: TraceIndex,
  places: readonly Region[],
  origin: number,
): Region | null {
  const rank = (event: number): number =>
    tierRank(AUTHORITY_TIER[index.events[event]?.channel ?? "user"]);
  let worst: Region | null = null;
  for (const place of places) {
    for (const { region } of findCopies(index, place)) {
      const channel = index.events[region.event]?.channel;
      if (channel === undefined || CARRIER_HOPS.has(channel)) continue;
      if (rank(region.event) > rank(worst?.event ?? origin)) worst = region;
    }
  }
  return worst;
}
