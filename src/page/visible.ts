import { hiddenParts } from "../text/printable.ts";

/** Names of characters that cannot be seen: `‹U+202E›` each. */
export function namesOf(characters: string): string {
  return Array.from(characters, (one) => `‹${codeOf(one)}›`).join("");
}

/**
 * Untrusted text for a place that takes a string and no markup: a label of a chart, the name of a choice
 * or of a control. What `Shown` marks stands in it by name.
 */
export function visible(text: string): string {
  return hiddenParts(text)
    .map((part) => (part.hidden ? namesOf(part.text) : part.text))
    .join("");
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
