import { i as OutOfRange } from "./injection-results.mjs";
// src/text/at.ts
function at(list, index) {
	const item = list[index];
	if (item === void 0) throw new OutOfRange(`no element ${index} of ${list.length}`);
	return item;
}
export { at as t };
