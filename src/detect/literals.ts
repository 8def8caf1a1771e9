import { foldText } from "./views/fold.ts";
import { rawRange, type View, type ViewName } from "./views/view.ts";

/** Where a literal stands, in UTF-16 units of the raw text. */
export interface LiteralMatch {
  /** Number of the literal in its list. */
  readonly entry: number;
  readonly start: number;
  readonly end: number;
  readonly view: ViewName;
}

/** Every place of each literal in a view; case and invisible characters do not matter. */
export function literalMatches(view: View, literals: readonly string[]): LiteralMatch[] {
  const found: LiteralMatch[] = [];
  for (const [entry, literal] of literals.entries()) {
    const needle = foldText(literal);
    // An entry of invisible characters only has no folded form and can match nothing here.
    if (needle === "") continue;
    for (let at = view.text.indexOf(needle); at >= 0; ) {
      const [start, end] = rawRange(view, at, at + needle.length);
      found.push({ entry, start, end, view: view.name });
      at = view.text.indexOf(needle, at + needle.length);
    }
  }
  return found;
}
