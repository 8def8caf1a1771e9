// src/text/out-of-range.ts
var OutOfRange = class extends RangeError {
	name = "OutOfRange";
	code = "usage";
};
export { OutOfRange as t };
