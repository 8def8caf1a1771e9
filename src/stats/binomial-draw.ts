import type { Random } from "../random/random.ts";
import { OutOfRange } from "../text/out-of-range.ts";

/**
 * A draw from the binomial distribution: successes in `n` trials of probability `p`. Takes about
 * the same time for any `n`.
 *
 * Source: W. Hörmann (1993), Journal of Statistical Computation and Simulation 46, 101-110
 * (algorithm BTRS, transformed rejection with squeeze); inversion where `n p` is below 10.
 * @throws RangeError unless `n` is a whole number from 0 and `p` lies in 0..1.
 */
export function drawBinomial(random: Random, n: number, p: number): number {
  if (!Number.isSafeInteger(n) || n < 0 || !(p >= 0 && p <= 1)) {
    throw new OutOfRange(`a binomial draw needs n >= 0 and p in 0..1, not n=${n}, p=${p}`);
  }
  if (p > 0.5) return n - drawBinomial(random, n, 1 - p);
  if (n === 0 || p === 0) return 0;
  return n * p < 10 ? byInversion(random, n, p) : byRejection(random, n, p);
}

/** Walks up the distribution until its sum exceeds a uniform draw. */
function byInversion(random: Random, n: number, p: number): number {
  const odds = p / (1 - p);
  let probability = (1 - p) ** n;
  let rest = random.next();
  let k = 0;
  while (rest > probability && k < n) {
    rest -= probability;
    k += 1;
    probability *= (odds * (n - k + 1)) / k;
  }
  return k;
}

function byRejection(random: Random, n: number, p: number): number {
  const odds = p / (1 - p);
  const spread = Math.sqrt(n * p * (1 - p));
  const b = 1.15 + 2.53 * spread;
  const a = -0.0873 + 0.0248 * b + 0.01 * p;
  const centre = n * p + 0.5;
  const squeeze = 0.92 - 4.2 / b;
  const alpha = (2.83 + 5.1 / b) * spread;
  const mode = Math.floor((n + 1) * p);
  for (;;) {
    const u = random.next() - 0.5;
    const v = random.next();
    const us = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / us + b) * u + centre);
    if (us >= 0.07 && v <= squeeze) return k;
    if (k < 0 || k > n || us === 0) continue;
    const bound =
      (mode + 0.5) * Math.log((mode + 1) / (odds * (n - mode + 1))) +
      (n + 1) * Math.log((n - mode + 1) / (n - k + 1)) +
      (k + 0.5) * Math.log((odds * (n - k + 1)) / (k + 1)) +
      (stirlingTail(mode) + stirlingTail(n - mode) - stirlingTail(k) - stirlingTail(n - k));
    if (Math.log((v * alpha) / (a / (us * us) + b)) <= bound) return k;
  }
}

/** What Stirling's formula for log k! leaves out: exact below ten, three terms of the series above. */
function stirlingTail(k: number): number {
  const exact = TAILS[k];
  if (exact !== undefined) return exact;
  const square = (k + 1) ** 2;
  return (1 / 12 - (1 / 360 - 1 / 1260 / square) / square) / (k + 1);
}

const TAILS: readonly number[] = (() => {
  const tails: number[] = [];
  let logFactorial = 0;
  for (let k = 0; k < 10; k += 1) {
    if (k > 0) logFactorial += Math.log(k);
    const formula = (k + 0.5) * Math.log(k + 1) - (k + 1) + 0.5 * Math.log(2 * Math.PI);
    tails.push(logFactorial - formula);
  }
  return tails;
})();
