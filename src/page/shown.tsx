import { hiddenParts } from "../text/printable.ts";
import { namesOf } from "./visible.ts";

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
