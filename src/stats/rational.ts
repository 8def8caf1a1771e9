import { OutOfRange } from "../text/out-of-range.ts";
/** An exact fraction; `den` is positive. Sums of rates stay exact until they are printed. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

/**
 * The fraction `num / den` of two safe integers.
 * @throws RangeError when an argument is not an integer or `den` is not positive.
 */
export function rational(num: number, den: number): Rational {
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den) || den <= 0) {
    throw new OutOfRange(`not a fraction of integers with a positive denominator: ${num}/${den}`);
  }
  return reduce({ num: BigInt(num), den: BigInt(den) });
}

/** Exact sum. */
export function addRationals(a: Rational, b: Rational): Rational {
  return reduce({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });
}

/** Exact product. */
export function multiplyRationals(a: Rational, b: Rational): Rational {
  return reduce({ num: a.num * b.num, den: a.den * b.den });
}

/** Exact mean, or null of nothing. */
export function meanOfRationals(values: readonly Rational[]): Rational | null {
  if (values.length === 0) return null;
  const sum = values.reduce(addRationals, { num: 0n, den: 1n });
  return reduce({ num: sum.num, den: sum.den * BigInt(values.length) });
}

/** The nearest double for fractions whose parts are below 2^53; correctly rounded division. */
export function rationalToNumber(value: Rational): number {
  const reduced = reduce(value);
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  const size = reduced.num < 0n ? -reduced.num : reduced.num;
  if (size <= limit && reduced.den <= limit) return Number(reduced.num) / Number(reduced.den);
  // Sixty extra bits keep the quotient exact far beyond the 53 that a double holds.
  const shift = 1n << 120n;
  return Number((reduced.num * shift) / reduced.den) / 2 ** 120;
}

/**
 * Decimal form with exactly `decimals` places, computed in integers and rounded half to even:
 * 1/80 as a percentage with one place is 1.2, never 1.3.
 * @param decimals 0 to 20.
 */
export function formatRational(value: Rational, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 20) {
    throw new OutOfRange(`decimals must be an integer from 0 to 20, not ${decimals}`);
  }
  const negative = value.num < 0n;
  const scaled = (negative ? -value.num : value.num) * 10n ** BigInt(decimals);
  let quotient = scaled / value.den;
  const twice = (scaled % value.den) * 2n;
  if (twice > value.den || (twice === value.den && quotient % 2n === 1n)) quotient += 1n;
  const digits = quotient.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const sign = negative && quotient !== 0n ? "-" : "";
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** `k / n` with `decimals` places, or `--` when there is nothing to divide by. */
export function formatRatio(k: number, n: number, decimals: number): string {
  return n === 0 ? "--" : formatRational(rational(k, n), decimals);
}

/** `k / n` as a percentage without the sign, or `--` when there is nothing to divide by. */
export function formatPercent(k: number, n: number, decimals = 1): string {
  return n === 0
    ? "--"
    : formatRational(multiplyRationals(rational(k, n), { num: 100n, den: 1n }), decimals);
}

function reduce(value: Rational): Rational {
  let a = value.num < 0n ? -value.num : value.num;
  let b = value.den;
  while (b > 0n) [a, b] = [b, a % b];
  return a > 1n ? { num: value.num / a, den: value.den / a } : value;
}
