import { type BootstrapOptions, bootstrapMean } from "../../stats/bootstrap.ts";
import { addRationals, type Rational, rational, rationalToNumber } from "../../stats/rational.ts";
import type { Interval } from "../../stats/wilson.ts";

/** A mean of fractions with its count and bootstrap 95 % interval; null, never 0, of nothing. */
export interface Mean {
  readonly mean: number | null;
  readonly n: number;
  readonly ci: Interval | null;
  /** The mean as an exact fraction, for printing; not written to files. */
  readonly exact: { readonly num: bigint; readonly den: bigint } | null;
}

/** A fraction of two integers, `den` positive. */
export interface Fraction {
  readonly num: number;
  readonly den: number;
}

/** The exact mean of fractions, with an interval that depends on nothing but them and the seed. */
export function meanOf(fractions: readonly Fraction[], bootstrap: BootstrapOptions): Mean {
  const n = fractions.length;
  if (n === 0) return { mean: null, n, ci: null, exact: null };
  // One sum a denominator: adding thousands of unlike fractions one by one would be slow.
  const sums = new Map<number, number>();
  for (const { num, den } of fractions) sums.set(den, (sums.get(den) ?? 0) + num);
  let sum: Rational = { num: 0n, den: 1n };
  for (const [den, num] of sums) sum = addRationals(sum, rational(num, den));
  const exact = addRationals({ num: sum.num, den: sum.den * BigInt(n) }, { num: 0n, den: 1n });
  // Sorted, so that the interval does not depend on the order of the instructions.
  const values = fractions.map(({ num, den }) => num / den).sort((a, b) => a - b);
  return { mean: rationalToNumber(exact), n, ci: bootstrapMean(values, bootstrap), exact };
}
