import { at } from "../../text/at.ts";
import type { Place } from "./emission.ts";

/**
 * Where a Markdown text is code, which is shown and not rendered: fenced blocks and inline spans.
 * One pass; an unclosed fence runs to the end, an unclosed span is no code (CommonMark).
 */
export function codeRegions(text: string): Place[] {
  const regions: Place[] = [];
  const open = /^ {0,3}(`{3,}|~{3,})[^\n]*$/gm;
  let at = 0;
  for (let fence = open.exec(text); fence; fence = open.exec(text)) {
    const [, mark = ""] = fence;
    regions.push(...spans(text, at, fence.index));
    const close = new RegExp(
      `^ {0,3}${mark[0] === "~" ? "~" : "`"}{${mark.length},}[ \\t]*$`,
      "gm",
    );
    close.lastIndex = open.lastIndex;
    const end = close.exec(text);
    at = end ? close.lastIndex : text.length;
    regions.push({ start: fence.index, end: at });
    open.lastIndex = at;
    if (!end) break;
  }
  return [...regions, ...spans(text, at, text.length)];
}

function spans(text: string, from: number, to: number): Place[] {
  const runs = [...text.slice(from, to).matchAll(/`+/g)];
  // The next run of each length, found from the back, so that the pass stays linear.
  const nextOf = new Map<number, number>();
  const partner = new Array<number | undefined>(runs.length);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const length = at(runs, index)[0].length;
    partner[index] = nextOf.get(length);
    nextOf.set(length, index);
  }
  const regions: Place[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const closing = partner[index];
    if (closing === undefined) continue;
    const first = at(runs, index);
    const last = at(runs, closing);
    regions.push({ start: from + first.index, end: from + last.index + last[0].length });
    index = closing;
  }
  return regions;
}

/** The text with code blanked out, so that places stay where they are. */
export function withoutCode(text: string): string {
  let out = "";
  let at = 0;
  for (const { start, end } of codeRegions(text)) {
    out += text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return out + text.slice(at);
}
