import { languageOf } from "./language.ts";
import type { Region } from "./region.ts";
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

export function silentFeatures(
  index: TraceIndex,
  query: Region,
  source: Region,
): readonly number[] {
  const [now, before] = [languageOf(index, query), languageOf(index, source)];
  const perWord = before === "zh" ? CHARACTERS_A_WORD : 1;
  const share = functionShare(index, query);
  const [words, others] = [query.to - query.from, source.to - source.from];
  return [
    1,
    Math.log(Math.max(1, words) / Math.max(1, others / perWord)),
    share,
    now === before ? functionShare(index, source) - share : 0,
  ];
}

function functionShare(index: TraceIndex, { from, to }: Region): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    if (index.vocabulary.type(index.forms[at] ?? 0).isFunction) count += 1;
  }
  return to === from ? 0 : count / (to - from);
}
