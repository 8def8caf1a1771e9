import { OutOfRange } from "../text/out-of-range.ts";
import { formatRational, type Rational } from "./rational.ts";

/**
 * The exact fraction that a double stands for.
 * @throws RangeError unless the value is finite.
 */
export function exactFraction(value: number): Rational {
  if (!Number.isFinite(value)) throw new OutOfRange(`not a finite number: ${value}`);
  let den = 1n;
  let scaled = value;
  // Every step is exact: doubling only moves the exponent.
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    den *= 2n;
  }
  return { num: BigInt(scaled), den };
}

/** A double with exactly `decimals` places, rounded half to even from its exact value. */
export function formatDecimal(value: number, decimals: number): string {
  return formatRational(exactFraction(value), decimals);
}

/** A proportion as a percentage without the sign, for instance an end of an interval. */
export function formatShare(value: number, decimals = 1): string {
  const { num, den } = exactFraction(value);
  return formatRational({ num: num * 100n, den }, decimals);
}

/** A p value as outputs print it: `p<0.001`, else three decimals. */
export function formatP(p: number): string {
  return p < 0.001 ? "p<0.001" : `p=${formatDecimal(p, 3)}`;
}

/**
 * A difference of two ratios in percentage points with sign and one decimal, computed exactly:
 * `-2.8`, `+6.2`, `+0.0`; `--` when a side has no trials.
 */
export function formatPoints(k1: number, n1: number, k2: number, n2: number): string {
  if (n1 === 0 || n2 === 0) return "--";
  const num = BigInt(k2) * BigInt(n1) - BigInt(k1) * BigInt(n2);
  const text = formatRational({ num: num * 100n, den: BigInt(n1) * BigInt(n2) }, 1);
  return text.startsWith("-") ? text : `+${text}`;
}
