import { t as OutOfRange } from "./out-of-range.mjs";
import { t as at } from "./at.mjs";
// src/text/code-points.ts
const surrogate = /[\uD800-\uDFFF]/;
function codePointLength(text) {
	if (!surrogate.test(text)) return text.length;
	let count = 0;
	for (let unit = 0; unit < text.length; unit += 1) {
		if (isPairAt(text, unit)) unit += 1;
		count += 1;
	}
	return count;
}
function sliceCodePoints(text, span) {
	return new OffsetMap(text).slice(span);
}
function isPairAt(text, unit) {
	const high = text.charCodeAt(unit);
	if (high < 55296 || high > 56319) return false;
	const low = text.charCodeAt(unit + 1);
	return low >= 56320 && low <= 57343;
}
var OffsetMap = class {
	length;
	#text;
	#pairs;
	constructor(text) {
		this.#text = text;
		this.#pairs = surrogate.test(text) ? pairPositions(text) : [];
		this.length = text.length - this.#pairs.length;
	}
	toUtf16(codePoint) {
		if (!Number.isInteger(codePoint) || codePoint < 0 || codePoint > this.length) throw new OutOfRange(`code point offset ${codePoint} is outside 0..${this.length}`);
		let low = 0;
		let high = this.#pairs.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if (at(this.#pairs, middle) - middle < codePoint) low = middle + 1;
			else high = middle;
		}
		return codePoint + low;
	}
	toCodePoint(utf16) {
		if (!Number.isInteger(utf16) || utf16 < 0 || utf16 > this.#text.length) throw new OutOfRange(`UTF-16 offset ${utf16} is outside 0..${this.#text.length}`);
		let low = 0;
		let high = this.#pairs.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if (at(this.#pairs, middle) < utf16) low = middle + 1;
			else high = middle;
		}
		return utf16 - low;
	}
	slice([start, end]) {
		if (end < start) throw new OutOfRange(`span [${start}, ${end}) ends before it starts`);
		return this.#text.slice(this.toUtf16(start), this.toUtf16(end));
	}
};
function pairPositions(text) {
	const positions = [];
	for (let unit = 0; unit < text.length - 1; unit += 1) {
		if (!isPairAt(text, unit)) continue;
		positions.push(unit);
		unit += 1;
	}
	return positions;
}
// src/pab/model.ts
const AUTHORITY_TIER = {
	system: "T0",
	user: "T1",
	trusted_tool: "T2",
	memory: "T3",
	retrieved_doc: "T4",
	web: "T4",
	file: "T4",
	inter_agent: "T4",
	tool_echo: "T4"
};
function tierRank(tier) {
	return Number(tier.slice(1));
}
const LAST_TRUSTED_RANK = 2;
function isTrusted(channel) {
	return tierRank(AUTHORITY_TIER[channel]) <= LAST_TRUSTED_RANK;
}
export { codePointLength as a, OffsetMap as i, isTrusted as n, sliceCodePoints as o, tierRank as r, AUTHORITY_TIER as t };
