/** Width of a character of a chart's labels, in pixels: they are set in a font of 11 pixels. */
const CHARACTER = 6.4;

/** Room for labels left of a chart, in pixels: theirs, but never more than two fifths of it. */
export function marginFor(labels: readonly string[], width: number): number {
  const longest = Math.max(4, ...labels.map((label) => label.length));
  return Math.ceil(Math.min(longest * CHARACTER + 14, width * 0.4));
}

/** A label that fits into so many pixels; the table has it whole. */
export function shortened(label: string, pixels: number): string {
  const room = Math.max(4, Math.floor((pixels - 14) / CHARACTER));
  const characters = Array.from(label);
  return characters.length <= room ? label : `${characters.slice(0, room - 1).join("")}…`;
}
