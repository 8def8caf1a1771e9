import { at } from "../../text/at.ts";
import type { PlacedLeaf, Structure } from "./read-structure.ts";

/** Finds the leaf that holds a range of the raw text. */
export interface LeafPlaces {
  /** The innermost leaf that holds `[start, end)` in raw UTF-16 units, or null. */
  at(start: number, end: number): PlacedLeaf | null;
}

/** Leaves of markup lie inside each other: so many are looked at behind the nearest one. */
const MOST_NESTED = 64;

export function placesOf(structure: Structure): LeafPlaces {
  const sorted = [...structure.leaves].sort((a, b) => a.rawStart - b.rawStart);
  return {
    at(start, end) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (at(sorted, middle).rawStart <= start) low = middle + 1;
        else high = middle;
      }
      for (let place = low - 1; place >= 0 && low - place <= MOST_NESTED; place -= 1) {
        const leaf = at(sorted, place);
        if (leaf.rawEnd >= end) return leaf;
      }
      return null;
    },
  };
}
