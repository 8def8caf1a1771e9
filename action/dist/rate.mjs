import { i as OutOfRange } from "./injection-results.mjs";
// src/stats/wilson.ts
const Z_95 = 1.96;
function wilson(k, n, z = Z_95) {
	if (!Number.isInteger(k) || !Number.isInteger(n) || n < 0 || k < 0 || k > n) throw new OutOfRange(`wilson needs integers 0 <= k <= n, not k=${k}, n=${n}`);
	if (!(z >= 0)) throw new OutOfRange(`wilson needs a z of at least 0, not ${z}`);
	return n === 0 ? null : scoreInterval(k / n, n, z);
}
function scoreInterval(p, n, z) {
	const z2 = z * z;
	const denominator = 1 + z2 / n;
	const centre = (p + z2 / (2 * n)) / denominator;
	const half = z * Math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / denominator;
	return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)];
}
// src/stats/rate.ts
function rateOf(k, n) {
	const ci = wilson(k, n);
	return {
		k,
		n,
		rate: n === 0 ? null : k / n,
		ci
	};
}
export { Z_95 as n, scoreInterval as r, rateOf as t };
