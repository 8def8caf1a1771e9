import { t as OutOfRange } from "./out-of-range.mjs";
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
export { formatRational as n, formatPercent as t };
