/** Below this a number is written with its power of ten: a p of 0.00002 is not 0. */
const SMALL = 1e-3;

/** A number of the data in a table, never rounded to nothing. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value)) return value.toLocaleString("en-US");
  if (size < SMALL) return value.toExponential(2);
  return value.toLocaleString(
    "en-US",
    size < 1 ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 3 },
  );
}

/** An interval as a share in per cent, or of a mean as it is. */
export function intervalText([low, high]: readonly [number, number], mean: boolean): string {
  return mean
    ? `${low.toFixed(2)} to ${high.toFixed(2)}`
    : `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`;
}
