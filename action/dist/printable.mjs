// src/formats/error.ts
const marker = Symbol.for("backtrail.error");
var BacktrailError = class extends Error {
	[marker] = true;
	code;
	where;
	constructor(details) {
		super(details.message, details.cause === void 0 ? {} : { cause: details.cause });
		this.name = "BacktrailError";
		this.code = details.code;
		this.where = details.where;
	}
	static isInstance(value) {
		return typeof value === "object" && value !== null && marker in value;
	}
};
function usageError(where, message, cause) {
	return new BacktrailError({
		code: "usage",
		where,
		message,
		cause
	});
}
function formatError(where, message, cause) {
	return new BacktrailError({
		code: "format",
		where,
		message,
		cause
	});
}
function reasonOf(error) {
	return error instanceof Error ? error.message : String(error);
}
function isDiskFull(error) {
	if (typeof error !== "object" || error === null || !("code" in error)) return false;
	return error.code === "ENOSPC" || error.code === "EDQUOT";
}
// src/formats/version.ts
const VERSION = "0.1.0";
// src/text/near.ts
function nearestWord(word, known) {
	const most = Math.max(1, Math.floor(word.length / 3));
	let best = null;
	for (const candidate of known) {
		if (Math.abs(candidate.length - word.length) > most) continue;
		const distance = distanceOf(word.toLowerCase(), candidate.toLowerCase());
		if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = {
			word: candidate,
			distance
		};
	}
	return best?.word ?? null;
}
function didYouMean(word, known) {
	const near = nearestWord(word, known);
	return near === null ? "" : `; did you mean ${near}?`;
}
function distanceOf(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY;
			row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}
// src/text/workflow-command.ts
const COMMAND = /(?<=^[^\S\r\n]*):(?=:[a-z])|#(?=#[a-z]*\[)/gim;
function withoutCommands(text, shownAs = visible) {
	return text.replace(COMMAND, shownAs);
}
function visible(character) {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
// src/text/printable.ts
function printable(text) {
	return withoutCommands(text.replace(hostile, (character) => {
		if (character === "\n") return "\\n";
		if (character === "	") return "\\t";
		return visible(character);
	}));
}
function printableJson(json) {
	return withoutCommands(json.replace(hostile, (character) => character === "\n" ? character : escaped(character)), escaped);
}
function escaped(character) {
	return Array.from({ length: character.length }, (_, at) => {
		return `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
	}).join("");
}
const hostile = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\ud800-\udfff]/gu;
function shorten(text, limit) {
	const characters = Array.from(text.slice(0, limit * 2 + 2));
	return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
}
export { nearestWord as a, formatError as c, usageError as d, didYouMean as i, isDiskFull as l, printableJson as n, VERSION as o, shorten as r, BacktrailError as s, printable as t, reasonOf as u };
