import { type Counts, checkCounts } from "./counts.ts";
import { studentCdf, studentQuantile } from "./student-t.ts";
import { type Interval, scoreInterval } from "./wilson.ts";

export interface ClusterInterval {
  readonly ci: Interval;
  /** How many times larger the variance is than that of independent trials; at least 1. */
  readonly designEffect: number;
  /** Independent trials that would tell as much. */
  readonly effectiveN: number;
  readonly clusters: number;
}

/**
 * Cluster-robust 95 % interval for a rate whose trials come in clusters (repeats of one cell, cells of
 * one carrier) and so are alike: a score interval on the effective sample size, with Student's t on the
 * number of clusters. Where nothing or everything was positive the data cannot show how alike the
 * trials of a cluster are; then each cluster counts as one trial, so that 0 of 500 in 14 carriers does
 * not look like 500 independent trials.
 *
 * Sources: ratio estimator and its variance, W. G. Cochran (1977), Sampling Techniques, 3rd ed.,
 * section 9A.2; effective size with t, E. L. Korn and B. I. Graubard (1998), Survey Methodology 24(2),
 * 193-201.
 * @param clusters counts of each cluster; empty ones are left out
 * @returns null with fewer than two clusters: there is nothing to compare them by.
 * @throws RangeError on counts out of range.
 */
export function clusterInterval(
  clusters: readonly Counts[],
  confidence = 0.95,
): ClusterInterval | null {
  const used = clusters.filter((cluster) => cluster.n > 0);
  let k = 0;
  let n = 0;
  for (const cluster of used) {
    checkCounts(cluster, "clusterInterval");
    k += cluster.k;
    n += cluster.n;
  }
  const groups = used.length;
  if (groups < 2) return null;
  const p = k / n;
  const binomial = (p * (1 - p)) / n;
  let designEffect = n / groups;
  if (binomial > 0) {
    const squares = used.reduce((sum, cluster) => sum + (cluster.k - p * cluster.n) ** 2, 0);
    const robust = ((groups / (groups - 1)) * squares) / (n * n);
    designEffect = Math.max(1, robust / binomial);
  }
  const effectiveN = n / designEffect;
  const t = studentQuantile(1 - (1 - confidence) / 2, groups - 1);
  return { ci: scoreInterval(p, effectiveN, t), designEffect, effectiveN, clusters: groups };
}

/**
 * Two-sided p value for a difference of two rates whose trials come in clusters that both samples
 * share (or not): the cluster-robust variance of the difference, with Student's t on the number of
 * clusters.
 *
 * Source: linearised (sandwich) variance, K.-Y. Liang and S. L. Zeger (1986), Biometrika 73, 13-22, with
 * the small-sample factor G/(G−1).
 * @param clusters counts of each cluster in the first and the second sample; either may be empty
 * @returns null where it is not defined: fewer than two clusters, a sample without trials, or no spread
 *   between clusters.
 */
export function clusterDifference(
  clusters: readonly { readonly first: Counts; readonly second: Counts }[],
): number | null {
  const used = clusters.filter(({ first, second }) => first.n + second.n > 0);
  const total = (side: "first" | "second"): Counts => ({
    k: used.reduce((sum, cluster) => sum + cluster[side].k, 0),
    n: used.reduce((sum, cluster) => sum + cluster[side].n, 0),
  });
  const [first, second] = [total("first"), total("second")];
  if (used.length < 2 || first.n === 0 || second.n === 0) return null;
  const [p1, p2] = [first.k / first.n, second.k / second.n];
  if (p1 === p2) return 1;
  let squares = 0;
  for (const cluster of used) {
    const pull =
      (cluster.second.k - p2 * cluster.second.n) / second.n -
      (cluster.first.k - p1 * cluster.first.n) / first.n;
    squares += pull * pull;
  }
  const groups = used.length;
  const variance = (groups / (groups - 1)) * squares;
  if (!(variance > 1e-30)) return null;
  const t = Math.abs(p2 - p1) / Math.sqrt(variance);
  return 2 * (1 - studentCdf(t, groups - 1));
}
