import { visible } from "./visible.ts";

/** Width of a character of a chart's labels, in pixels: they are set in a font of 11 pixels. */
const CHARACTER = 6.4;

/** Room for labels left of a chart, in pixels: theirs, but never more than two fifths of it. */
export function marginFor(labels: readonly string[], width: number): number {
  const longest = labels.reduce((most, label) => Math.max(most, visible(label).length), 4);
  return Math.ceil(Math.min(longest * CHARACTER + 14, width * 0.4));
}

/** A label that fits into so many pixels, with every character to be seen; the table has it whole. */
export function shortened(label: string, pixels: number): string {
  return cut(visible(label), Math.max(4, Math.floor((pixels - 14) / CHARACTER)));
}

/** The first so many characters of a text for the name of a choice, with every character to be seen. */
export function brief(text: string, most: number): string {
  return cut(visible(text), most);
}

function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}
