import { t as at } from "./at.mjs";
// src/pab/tracker/carriers.ts
const CARRIER_HOPS = new Map([
	["memory", "write_read_memory"],
	["inter_agent", "relay_to_peer"],
	["tool_echo", "tool_echo"]
]);
// src/pab/tracker/digits.ts
function asciiDigits(form) {
	return form.replace(/[^\P{Nd}\d]/gu, (digit) => {
		const point = digit.codePointAt(0) ?? 0;
		let zero = point;
		while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1;
		return String(point - zero);
	});
}
// src/pab/tracker/escapes.ts
const escaped = /\\u([\da-fA-F]{4})|\\(["\\/bfnrt])|&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|(amp|lt|gt|quot|apos|nbsp));/g;
const NAMED = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " "
};
function unescapeText(original) {
	if (!original.includes("\\") && !original.includes("&")) return null;
	let text = "";
	const offsets = [];
	let done = 0;
	const copy = (end) => {
		text += original.slice(done, end);
		for (let at = done; at < end; at += 1) offsets.push(at);
	};
	for (const match of original.matchAll(escaped)) {
		copy(match.index);
		const plain = decode(match);
		for (let unit = 0; unit < plain.length; unit += 1) offsets.push(match.index);
		text += plain;
		done = match.index + match[0].length;
	}
	if (done === 0) return null;
	copy(original.length);
	offsets.push(original.length);
	return {
		text,
		offsets: Uint32Array.from(offsets)
	};
}
function decode([, unicode, short, decimal, hexadecimal, named]) {
	if (unicode !== void 0) return String.fromCharCode(Number.parseInt(unicode, 16));
	if (short !== void 0) return "bfnrt".includes(short) ? " " : short;
	if (named !== void 0) return NAMED[named] ?? " ";
	const point = decimal === void 0 ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
	return point > 0 && point <= 1114111 ? String.fromCodePoint(point) : " ";
}
const SKIP = 0;
const LETTER = 1;
const UPPER = 2;
const DIGIT = 3;
const IDEOGRAPH = 4;
const GLUE = 5;
const SURROGATE = 6;
const KINDS = [
	[/[\p{L}\p{M}]/u, LETTER],
	[/\p{Lu}/u, UPPER],
	[/\p{Nd}/u, DIGIT],
	[/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u, IDEOGRAPH],
	[/['\u2019\u02bc\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u, GLUE]
];
const glue = /['\u2019\u02bc\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const classes = Uint8Array.from({ length: 65536 }, (_, unit) => unit >= 55296 && unit <= 57343 ? SURROGATE : kindOf(String.fromCharCode(unit)));
function kindOf(character) {
	return KINDS.findLast(([pattern]) => pattern.test(character))?.[1] ?? SKIP;
}
function scanTokens(text, sink) {
	const unescaped = unescapeText(text);
	if (unescaped === null) {
		scanPlain(text, sink);
		return;
	}
	const { offsets } = unescaped;
	scanPlain(unescaped.text, (form, start, end, shape) => sink(form, at(offsets, start), at(offsets, end), shape));
}
function scanPlain(text, sink) {
	let at = 0;
	while (at < text.length) {
		const kind = classAt(text, at);
		if (kind === SKIP || kind === GLUE) at = text.charCodeAt(at) === 60 ? skipTag(text, at) : at + 1;
		else if (kind === IDEOGRAPH) {
			const end = at + unitsAt(text, at);
			sink(text.slice(at, end), at, end, 12);
			at = end;
		} else at = scanWord(text, at, sink);
	}
}
function classAt(text, at) {
	const kind = classes[text.charCodeAt(at)] ?? 0;
	if (kind !== SURROGATE) return kind;
	return unitsAt(text, at) === 2 ? kindOf(text.slice(at, at + 2)) : SKIP;
}
function unitsAt(text, at) {
	return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}
function scanWord(text, start, sink) {
	let shape = 0;
	let plain = true;
	let at = start;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		const kind = unit >= 55296 && unit <= 57343 ? classAt(text, at) : classes[unit] ?? 0;
		if (kind === LETTER) shape |= 4;
		else if (kind === UPPER) shape |= 5;
		else if (kind === DIGIT) shape |= 2;
		else if (isInside(text, at, kind)) plain = false;
		else break;
		if (unit > 127) plain = false;
		at += unit >= 55296 && unit <= 56319 ? 2 : 1;
	}
	const raw = text.slice(start, at);
	sink(plain && !(shape & 1) ? raw : normalise(raw, plain), start, at, shape);
	return at;
}
function isInside(text, at, kind) {
	const next = classes[text.charCodeAt(at + 1)] ?? 0;
	if (kind === GLUE) return next === LETTER || next === UPPER;
	if (!".,:".includes(text.charAt(at))) return false;
	return next === DIGIT && classes[text.charCodeAt(at - 1)] === DIGIT;
}
function normalise(raw, plain) {
	if (plain) return raw.toLowerCase();
	const bare = asciiDigits(raw.normalize("NFKC")).toLowerCase().replace(/['\u2019]s$/, "").replace(glue, "");
	return /\d[.,:]\d/.test(bare) ? normalNumber(bare) : bare;
}
function normalNumber(form) {
	return form.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(/[.,]00$/, "");
}
const tag = /^<\/?(?:a|abbr|b|blockquote|br|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul)(?=[\s/>])/i;
function skipTag(text, at) {
	const found = tag.exec(text.slice(at, at + 16));
	return at + (found ? found[0].length : 1);
}
export { CARRIER_HOPS as n, scanTokens as t };
