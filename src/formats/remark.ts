/** Remarks of a row that others look for, a word each. */

/** A limit of length cut the answer: what would have come is not known. */
export const CUT_BY_LENGTH = "cut_by_length";
/** The agent still called tools when its rounds were used up. */
export const ROUND_LIMIT = "round_limit";
/** A call stands in the text of the answer. */
export const CALL_AS_TEXT = "call_as_text";

/** What proves the act came after the trial was judged, and before the run was over. */
export const REACHED_LATE = "reached_late";

/** Telemetry told of calls only after the trial was judged: what it had told before was not all. */
export const TOLD_LATE = "told_late";

/** The act was seen; that nothing was done could not have been. Found, and in no rate. */
export const ONE_SIDED = "one_sided";

/** Whether a remark on an answer is a mark of its trial too, and not talk about the answer alone. */
export function isMark(note: string): boolean {
  return note === CUT_BY_LENGTH || note === CALL_AS_TEXT;
}
