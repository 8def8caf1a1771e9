import stringWidth from "string-width";

/** Terminal cells that a text takes: two for a wide character, none for a combining mark. */
export function displayWidth(text: string): number {
  return stringWidth(text);
}

/** A text with blanks behind it (`left`) or before it (`right`) up to a width in terminal cells. */
export function pad(text: string, width: number, side: "left" | "right" = "left"): string {
  const blanks = " ".repeat(Math.max(0, width - displayWidth(text)));
  return side === "left" ? text + blanks : blanks + text;
}
