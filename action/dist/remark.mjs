// src/formats/remark.ts
const CUT_BY_LENGTH = "cut_by_length";
const CALL_AS_TEXT = "call_as_text";
const REACHED_LATE = "reached_late";
const TOLD_LATE = "told_late";
const ONE_SIDED = "one_sided";
function isMark(note) {
	return note === "cut_by_length" || note === "call_as_text";
}
export { TOLD_LATE as a, REACHED_LATE as i, CUT_BY_LENGTH as n, isMark as o, ONE_SIDED as r, CALL_AS_TEXT as t };
