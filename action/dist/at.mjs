import { t as OutOfRange } from "./out-of-range.mjs";
// src/text/at.ts
function at(list, index) {
	const item = list[index];
	return item === void 0 ? missing(index, list.length) : item;
}
function numberAt(list, index) {
	return list[index] ?? missing(index, list.length);
}
function floatAt(list, index) {
	return list[index] ?? missing(index, list.length);
}
function missing(index, length) {
	throw new OutOfRange(`no element ${index} of ${length}`);
}
export { floatAt as n, numberAt as r, at as t };
