/**
 * Upper confidence bound of a proportion: the largest p under which `wrong` or fewer of `n` still has
 * probability `level`. Clopper and Pearson (1934), one-sided.
 */
export function upperBound(wrong, n, level) {
  if (wrong >= n) return 1;
  let low = wrong / n;
  let high = 1;
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (atMost(wrong, n, middle) > level) low = middle;
    else high = middle;
  }
  return high;
}

/** Probability of at most `k` successes in `n`. */
function atMost(k, n, p) {
  let term = n * Math.log1p(-p);
  let sum = Math.exp(term);
  for (let at = 1; at <= k; at += 1) {
    term += Math.log((n - at + 1) / at) + Math.log(p) - Math.log1p(-p);
    sum += Math.exp(term);
  }
  return sum;
}
