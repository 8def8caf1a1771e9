/** The order-keeping match of two token sequences. */
export interface Alignment {
  /** Tokens matched in order. */
  readonly matched: number;
  /** Where in the second sequence the match starts and ends, half open. */
  readonly from: number;
  readonly to: number;
}

/**
 * Longest common subsequence of `a[aFrom, aTo)` and `b[bFrom, bTo)`, with the extent it covers in
 * `b`; among equally long ones a tight extent is preferred (a match that starts later in `b`).
 * Time and memory: the product of the two lengths.
 */
export function align(
  a: Int32Array,
  [aFrom, aTo]: readonly [number, number],
  b: Int32Array,
  [bFrom, bTo]: readonly [number, number],
): Alignment {
  const columns = bTo - bFrom;
  // For each prefix pair: length of the best match, and where in b it starts.
  let length = new Int32Array(columns + 1);
  let start = new Int32Array(columns + 1).fill(-1);
  for (let row = aFrom; row < aTo; row += 1) {
    const nextLength = new Int32Array(columns + 1);
    const nextStart = new Int32Array(columns + 1).fill(-1);
    for (let column = 1; column <= columns; column += 1) {
      let best = length[column] as number;
      let from = start[column] as number;
      const left = nextLength[column - 1] as number;
      const leftStart = nextStart[column - 1] as number;
      if (left > best || (left === best && leftStart > from)) {
        best = left;
        from = leftStart;
      }
      if (a[row] === b[bFrom + column - 1]) {
        const diagonal = (length[column - 1] as number) + 1;
        const diagonalStart = diagonal === 1 ? column - 1 : (start[column - 1] as number);
        if (diagonal > best || (diagonal === best && diagonalStart > from)) {
          best = diagonal;
          from = diagonalStart;
        }
      }
      nextLength[column] = best;
      nextStart[column] = from;
    }
    length = nextLength;
    start = nextStart;
  }
  const matched = length[columns] as number;
  if (matched === 0) return { matched: 0, from: bFrom, to: bFrom };
  let end = columns;
  while ((length[end - 1] as number) === matched) end -= 1;
  return { matched, from: bFrom + (start[end] as number), to: bFrom + end };
}
