import type { WordSegmenter } from "./segment.ts";
import { type View, ViewBuilder } from "./view.ts";

/** A word with marks that stand for letters inside of it or at its front: `!gnor€`, `prev|ous`. */
const SYMBOL_WORD =
  /(?<![^\s"'(>])(?=[a-z0-9@$€!|+]{0,19}[a-z])(?=[a-z0-9]{0,19}[@$€!|+])[a-z0-9@$€!|+]{3,20}(?![^\s"')<.,:;?])/g;

/** The view with such words spelled out where they then are known; null when there are none. */
export function spellSymbols(view: View, segmenter: WordSegmenter): View | null {
  let builder: ViewBuilder | null = null;
  let done = 0;
  for (const found of view.text.matchAll(SYMBOL_WORD)) {
    const plain = segmenter.plain(found[0]);
    if (plain === null) continue;
    builder ??= new ViewBuilder(view);
    builder.copy(done, found.index);
    done = found.index + found[0].length;
    builder.replace(found.index, done, plain);
  }
  if (!builder) return null;
  builder.copy(done, view.text.length);
  return builder.build("deobfuscated");
}
