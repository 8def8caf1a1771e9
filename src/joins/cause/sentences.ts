/** A half-open range of a text, in UTF-16 units. */
export type Range = readonly [number, number];

/** A line break ends a sentence unless the line goes on: environments fold long lines. */
const boundary =
  /(?:[.!?;](?=["'”)\]]*(?:\s|$))|\n\s*\n|\n(?=\s*(?:[-*•#<]|\d+[.)]\s|\p{Lu}|["'[{])))\s*/gu;

/** The sentences and items of a text. */
export function sentencesOf(text: string): Range[] {
  const found: Range[] = [];
  let from = 0;
  const add = (to: number): void => {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) found.push([from, to]);
    from = to;
  };
  for (const match of text.matchAll(boundary)) add(match.index + match[0].length);
  add(text.length);
  return found;
}
