import { at } from "../../text/at.ts";
/** The order-keeping match of two token sequences. */
export interface Alignment {
  /** Tokens matched in order. */
  readonly matched: number;
  /** Where in the second sequence the match starts and ends, half open. */
  readonly from: number;
  readonly to: number;
}

type Range = readonly [from: number, to: number];

/**
 * Longest common subsequence of `a` and a range of `b`, with the extent it covers in `b`. Among
 * equally long matches the later, tighter ones win. Time and memory: the product of the lengths.
 */
export function align(a: Int32Array, aRange: Range, b: Int32Array, bRange: Range): Alignment {
  const lengths = tailLengths(a, aRange, b, bRange);
  const width = bRange[1] - bRange[0] + 1;
  const matched = lengths[0] ?? 0;
  if (matched === 0) return { matched, from: bRange[0], to: bRange[0] };
  const places = matchedPlaces(a, aRange, b, bRange, lengths, width);
  return { matched, from: at(places, 0), to: at(places, places.length - 1) + 1 };
}

/** Length of the best match of every pair of tails; row-major, the last row and column are 0. */
function tailLengths(a: Int32Array, [aFrom, aTo]: Range, b: Int32Array, [bFrom, bTo]: Range) {
  const rows = aTo - aFrom;
  const columns = bTo - bFrom;
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const place = row * width + column;
      // The last row and column are 0, and so is what would lie beyond them.
      lengths[place] =
        a[aFrom + row] === b[bFrom + column]
          ? (lengths[place + width + 1] ?? 0) + 1
          : Math.max(lengths[place + width] ?? 0, lengths[place + 1] ?? 0);
    }
  }
  return lengths;
}

/** Positions in `b` of one best match: skips in `b` as long as nothing is lost by it. */
function matchedPlaces(
  a: Int32Array,
  [aFrom, aTo]: Range,
  b: Int32Array,
  [bFrom, bTo]: Range,
  lengths: Uint16Array,
  width: number,
): number[] {
  const places: number[] = [];
  let row = 0;
  let column = 0;
  while (row < aTo - aFrom && column < bTo - bFrom) {
    const at = row * width + column;
    if (lengths[at + 1] === lengths[at] && places.length === 0) column += 1;
    else if (a[aFrom + row] === b[bFrom + column]) {
      places.push(bFrom + column);
      row += 1;
      column += 1;
    } else if (lengths[at + width] === lengths[at]) row += 1;
    else column += 1;
  }
  return places;
}
