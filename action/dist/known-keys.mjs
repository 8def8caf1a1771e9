import { a as usageError } from "./error.mjs";
// src/formats/known-keys.ts
function refuseUnknownKeys(given, known, where) {
	for (const [key, value] of Object.entries(given)) {
		if (value === void 0 || Object.hasOwn(known, key)) continue;
		const names = Object.keys(known).sort();
		const like = names.find((name) => isNear(key, name));
		throw usageError(`${where}.${key}`, like === void 0 ? `is not known; there are ${names.join(", ")}` : `is not known; did you mean ${like}?`);
	}
}
function isNear(a, b) {
	const [one, two] = [a.toLowerCase(), b.toLowerCase()];
	if (one === two) return true;
	let start = 0;
	while (start < one.length && one[start] === two[start]) start += 1;
	let end = 0;
	while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
	const [left, right] = [one.slice(start, one.length - end), two.slice(start, two.length - end)];
	if (left.length <= 1 && right.length <= 1) return true;
	return left.length === 2 && right.length === 2 && left === [...right].reverse().join("");
}
export { refuseUnknownKeys as t };
