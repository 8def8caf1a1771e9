import { hiddenParts } from "../text/printable.ts";

/**
 * Untrusted text as text. Characters that cannot be seen or that reorder what stands beside them are
 * shown by their code point; `lines` keeps line breaks and tabs.
 */
export function Shown({
  text,
  lines = false,
}: {
  readonly text: string;
  readonly lines?: boolean;
}) {
  return (
    <bdi>
      {hiddenParts(text).map((part, index) => {
        if (!part.hidden || (lines && /^[\n\t]+$/.test(part.text))) return part.text;
        return (
          <span key={index} class="hidden-character">
            {namesOf(part.text)}
          </span>
        );
      })}
    </bdi>
  );
}

function namesOf(characters: string): string {
  return Array.from(characters, (one) => `‹${codeOf(one)}›`).join("");
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
