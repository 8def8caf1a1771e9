import { OutOfRange } from "../text/out-of-range.ts";
/** `k` of `n` trials. */
export interface Counts {
  readonly k: number;
  readonly n: number;
}

/** @throws RangeError unless both are integers with `0 <= k <= n`. */
export function checkCounts({ k, n }: Counts, name: string): void {
  if (!Number.isInteger(k) || !Number.isInteger(n) || k < 0 || k > n) {
    throw new OutOfRange(`${name} needs integers 0 <= k <= n, not k=${k}, n=${n}`);
  }
}
