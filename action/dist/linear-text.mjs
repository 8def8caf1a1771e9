import { readFileSync } from "node:fs";
// src/pab/tracker/parameters.ts
function loadTrackerParameters() {
	const file = new URL("../../../data/tracker/params.json", import.meta.url);
	const { parameters } = JSON.parse(readFileSync(file, "utf8"));
	return parameters;
}
// src/pab/tracker/weigh/text-features.ts
const LONGEST_TEXT = 2e3;
const word = /[\p{L}\p{M}]+|\p{N}+/gu;
function textFeatures(text, buckets) {
	const words = (text.slice(0, LONGEST_TEXT).toLowerCase().match(word) ?? []).map((one) => /\p{N}/u.test(one) ? "0" : one);
	const whole = new Map();
	const pieces = new Map();
	for (const [at, one] of words.entries()) {
		count(whole, hash(`w ${one}`, buckets));
		const before = words[at - 1];
		count(whole, hash(`p ${before ?? ""} ${one}`, buckets));
		const padded = ` ${one} `;
		for (let size = 2; size <= 4; size += 1) for (let from = 0; from + size <= padded.length; from += 1) count(pieces, hash(`c ${padded.slice(from, from + size)}`, buckets));
	}
	const all = new Map();
	for (const part of [whole, pieces]) {
		let length = 0;
		for (const times of part.values()) length += (1 + Math.log(times)) ** 2;
		for (const [bucket, times] of part) all.set(bucket, (all.get(bucket) ?? 0) + (1 + Math.log(times)) / Math.sqrt(length));
	}
	return {
		at: Int32Array.from(all.keys()),
		value: Float64Array.from(all.values())
	};
}
function count(counts, bucket) {
	counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
}
function hash(text, buckets) {
	let value = 2166136261;
	for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
	return (value ^ value >>> 15) & buckets - 1;
}
// src/pab/tracker/weigh/linear-text.ts
const decoded = new WeakMap();
function linearScore(judge, text, featuresOf = textFeatures) {
	const weights = weightsOf(judge);
	const { at, value } = featuresOf(text, weights.length);
	let sum = 0;
	for (const [number, bucket] of at.entries()) sum += (weights[bucket] ?? 0) * (value[number] ?? 0);
	return judge.intercept + sum * judge.scale;
}
function weightsOf(judge) {
	const known = decoded.get(judge);
	if (known !== void 0) return known;
	const weights = new Int8Array(Buffer.from(judge.weights, "base64"));
	decoded.set(judge, weights);
	return weights;
}
export { loadTrackerParameters as i, hash as n, textFeatures as r, linearScore as t };
