import type { Range } from "./regions.ts";

const LONGEST = 4000;
/** Units of a tag on each side of what makes its element invisible. */
const LONGEST_TAG = 300;

/**
 * Parts of a normalised text that a person who sees the page does not see: comments, and elements
 * made invisible by their style or attributes. In units of the view.
 */
export function hiddenRegions(text: string): Range[] {
  if (!text.includes("<")) return [];
  const found: Range[] = [];
  for (let at = text.indexOf("<!--"); at >= 0; at = text.indexOf("<!--", at + 4)) {
    const end = text.indexOf("-->", at + 4);
    if (end < 0) {
      found.push([at + 4, Math.min(text.length, at + LONGEST)]);
      break;
    }
    found.push([at + 4, end]);
    at = end;
  }
  for (const trigger of INVISIBLE) {
    for (let at = text.indexOf(trigger); at >= 0; at = text.indexOf(trigger, at + trigger.length)) {
      // Looked for nearby only: a text of many triggers and no tag would cost its square.
      if (!text.slice(Math.max(0, at - LONGEST_TAG), at).includes("<")) continue;
      const closing = text.slice(at, at + LONGEST_TAG + 1).indexOf(">");
      if (closing < 0) continue;
      const close = at + closing;
      const end = text.slice(close, close + LONGEST + 2).indexOf("</");
      const to = end < 0 ? Math.min(text.length, close + LONGEST) : close + end;
      if (to > close + 1) found.push([close + 1, to]);
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}

const INVISIBLE = [
  "display:none",
  "display: none",
  "visibility:hidden",
  "visibility: hidden",
  "font-size:0",
  "font-size: 0",
  "opacity:0",
  "opacity: 0",
  "color:white",
  "color: white",
  "color:#fff",
  "color: #fff",
  "left:-9999",
  "left: -9999",
  " hidden>",
  'aria-hidden="true"',
];
