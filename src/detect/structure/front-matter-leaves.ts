import { type Leaf, type PathStep, verbatim } from "./leaf.ts";

const LONGEST = 8000;
const LINE = /^(\s*(?:- )?)([\w.@-]{1,60}):[ \t]*(.*)$/;

/**
 * The values of YAML front matter, line by line, and the body behind it; null when the text does
 * not begin with one. Values that run over several lines go with the line that begins them.
 */
export function frontMatterLeaves(source: string, parent: PathStep | null): Leaf[] | null {
  const opened = /^---[ \t]*\r?\n/.exec(source);
  if (!opened) return null;
  const closed = /\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(source.slice(0, LONGEST));
  if (!closed) return null;
  const bodyAt = closed.index + closed[0].length;
  const leaves: Leaf[] = [];
  let key = "front matter";
  let from = -1;
  let end = -1;
  const close = () => {
    if (from >= 0 && end > from) leaves.push(verbatim(source, from, end, { parent, step: key }));
    from = -1;
  };
  let at = opened[0].length;
  for (const line of source.slice(at, closed.index).split("\n")) {
    const pair = LINE.exec(line);
    if (pair) {
      close();
      key = pair[2] ?? key;
      from = at + line.length - (pair[3] ?? "").length;
    } else if (from < 0) from = at;
    end = at + line.length;
    at = end + 1;
  }
  close();
  if (leaves.length === 0) return null;
  if (bodyAt < source.length) leaves.push(verbatim(source, bodyAt, source.length, parent));
  return leaves;
}
