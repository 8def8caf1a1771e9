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
new RegExp(`(?:${hostile.source})+`, "gu");
function shorten(text, limit) {
	const characters = Array.from(text.slice(0, limit * 2 + 2));
	return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
}
export { printableJson as n, shorten as r, printable as t };
