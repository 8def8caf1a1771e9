import { type Counts, checkCounts } from "./counts.ts";
import { studentQuantile } from "./student-t.ts";
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
