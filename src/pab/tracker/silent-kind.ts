import type { Link, Query } from "./links.ts";
import { readPassage } from "./passage.ts";
import type { TraceIndex } from "./trace-index.ts";

/** Characters of scripts without blanks that make up about one word. */
const CHARACTERS_A_WORD = 1.7;

/**
 * What tells a summary from a paraphrase: it is shorter than its source and drops small words. The
 * weights that go with these features give the log odds of a summary.
 * @public read by the fitting script
 */
export const SILENT_FEATURES = [
  "intercept",
  "logLength",
  "functionWords",
  "functionWordsLost",
] as const;

export function silentFeatures(index: TraceIndex, query: Query, link: Link): readonly number[] {
  const core = readPassage(index, link.core);
  const perWord = core.language === "zh" ? CHARACTERS_A_WORD : 1;
  const words = query.passage.words;
  const share = functionShare(words);
  return [
    1,
    Math.log(Math.max(1, words.length) / Math.max(1, core.words.length / perWord)),
    share,
    link.isForeign ? 0 : functionShare(core.words) - share,
  ];
}

function functionShare(words: readonly { readonly isFunction: boolean }[]): number {
  return words.length === 0 ? 0 : words.filter((word) => word.isFunction).length / words.length;
}
