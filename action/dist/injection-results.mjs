import { S as string, b as record, n as _enum, v as object } from "./schemas.mjs";
// src/formats/outcome.ts
const OUTCOMES = [
	"acted",
	"resisted",
	"blocked_by_defence",
	"blocked_by_provider",
	"not_delivered",
	"not_observed",
	"error"
];
const OutcomeSchema = _enum(OUTCOMES);
function isAssessed(outcome) {
	return outcome !== "error" && outcome !== "not_observed";
}
OUTCOMES.filter((outcome) => outcome !== "not_observed");
const EVIDENCE = [
	"text",
	"calls",
	"telemetry",
	"side_effect"
];
// src/text/out-of-range.ts
var OutOfRange = class extends RangeError {
	name = "OutOfRange";
	code = "usage";
};
// src/text/at.ts
function at(list, index) {
	const item = list[index];
	if (item === void 0) throw new OutOfRange(`no element ${index} of ${list.length}`);
	return item;
}
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
// src/stats/rational.ts
function rational(num, den) {
	if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den) || den <= 0) throw new OutOfRange(`not a fraction of integers with a positive denominator: ${num}/${den}`);
	return reduce({
		num: BigInt(num),
		den: BigInt(den)
	});
}
function multiplyRationals(a, b) {
	return reduce({
		num: a.num * b.num,
		den: a.den * b.den
	});
}
function formatRational(value, decimals) {
	if (!Number.isInteger(decimals) || decimals < 0 || decimals > 20) throw new OutOfRange(`decimals must be an integer from 0 to 20, not ${decimals}`);
	const negative = value.num < 0n;
	const scaled = (negative ? -value.num : value.num) * 10n ** BigInt(decimals);
	let quotient = scaled / value.den;
	const twice = scaled % value.den * 2n;
	if (twice > value.den || twice === value.den && quotient % 2n === 1n) quotient += 1n;
	const digits = quotient.toString().padStart(decimals + 1, "0");
	const whole = digits.slice(0, digits.length - decimals);
	const sign = negative && quotient !== 0n ? "-" : "";
	return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
function formatPercent(k, n, decimals = 1) {
	return n === 0 ? "--" : formatRational(multiplyRationals(rational(k, n), {
		num: 100n,
		den: 1n
	}), decimals);
}
function reduce(value) {
	let a = value.num < 0n ? -value.num : value.num;
	let b = value.den;
	while (b > 0n) [a, b] = [b, a % b];
	return a > 1n ? {
		num: value.num / a,
		den: value.den / a
	} : value;
}
// src/formats/injection-results.ts
function leakedOf(outcome) {
	if (outcome === "acted") return 1;
	return isAssessed(outcome) ? 0 : "";
}
const NAMED = [
	"blocked_by_defence",
	"blocked_by_provider",
	"not_delivered",
	"not_observed"
];
function outcomeOf(leaked, reason) {
	if (leaked === 1) return {
		outcome: "acted",
		reason
	};
	if (leaked === "" && !/^not_observed(?:: |$)/.test(reason)) return {
		outcome: "error",
		reason: reason.replace(/^error(: |$)/, "")
	};
	for (const outcome of NAMED) {
		if (reason === outcome) return {
			outcome,
			reason: ""
		};
		if (reason.startsWith(`${outcome}: `)) return {
			outcome,
			reason: reason.slice(outcome.length + 2)
		};
	}
	return {
		outcome: "resisted",
		reason
	};
}
const FingerprintsSchema = object({
	battery: string().optional(),
	judge: string().optional(),
	target: string().optional(),
	model: string().optional(),
	probes: record(string(), string()).optional(),
	carriers: record(string(), string()).optional(),
	defenses: record(string(), string()).optional(),
	tasks: record(string(), string()).optional(),
	attacks: record(string(), string()).optional(),
	scenarios: string().optional()
});
export { formatRational as a, wilson as c, EVIDENCE as d, OUTCOMES as f, formatPercent as i, at as l, isAssessed as m, leakedOf as n, Z_95 as o, OutcomeSchema as p, outcomeOf as r, scoreInterval as s, FingerprintsSchema as t, OutOfRange as u };
