import type { Region } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";

const OPENING = /["“„«‟]\s*$/;
/** A string of JSON or an attribute: the marks are the format's, nobody quotes. */
const DATA = /(?:["'\]}]\s*[:,]|[[{=])\s*["“]\s*$/;
const CLOSING = /^[\s.,;:!?]*["”“»]/;
/** Characters looked at on either side: marks and blanks only. */
const REACH = 12;
/** So many words outside the quotation marks: then it is a message that quotes, not a quoted message. */
const LEAST_AROUND = 2;

/** Whether a region stands in quotation marks inside a longer event: said by somebody else. */
export function isQuoted(index: TraceIndex, { event, from, to }: Region): boolean {
  const [first, last] = index.tokensOf(event);
  if (from - first + (last - to) < LEAST_AROUND || to <= from) return false;
  const content = index.events[event]?.content ?? "";
  const before = content.slice(Math.max(0, (index.starts[from] ?? 0) - REACH), index.starts[from]);
  const end = index.ends[to - 1] ?? 0;
  return (
    OPENING.test(before) && !DATA.test(before) && CLOSING.test(content.slice(end, end + REACH))
  );
}
