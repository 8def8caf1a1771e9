import type { Range } from "./regions.ts";

const LONGEST = 4000;

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
      const open = text.lastIndexOf("<", at);
      const close = text.indexOf(">", at);
      if (open < 0 || close < 0 || at - open > 300 || close - at > 300) continue;
      const end = text.indexOf("</", close);
      const to = end < 0 || end - close > LONGEST ? Math.min(text.length, close + LONGEST) : end;
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
