import { formatError, usageError } from "../formats/error.ts";

/** A table of a block: its title and the file it is made from, relative to the document. */
export interface TableSource {
  readonly title: string;
  readonly file: string;
}

/** A stretch of a document that is generated. */
export interface TableBlock {
  /** Sources that the opening marker names; empty where they come from elsewhere. */
  readonly sources: readonly TableSource[];
  /** What stands between the markers, markers excluded, as UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

const OPEN =
  /<!--[ \t]*(?:backtrail:tables(?<sources>(?:[ \t][^>]*)?)|AUTOGEN:results BEGIN\b[^>]*)-->/g;
const CLOSE = /<!--[ \t]*(?:\/backtrail:tables|AUTOGEN:results END)[ \t]*-->/g;

/**
 * Generated blocks of a document:
 * `<!-- backtrail:tables gpt-4o=data/gpt4o.csv "Claude Haiku=data/haiku.csv" -->` …
 * `<!-- /backtrail:tables -->`. The markers of the Python original are known too; they name no source.
 * @throws BacktrailError with code `format` when a block does not close or there is none.
 */
export function findTableBlocks(text: string, where: string): TableBlock[] {
  const blocks: TableBlock[] = [];
  let from = 0;
  for (;;) {
    OPEN.lastIndex = from;
    const open = OPEN.exec(text);
    if (!open) break;
    const start = open.index + open[0].length;
    CLOSE.lastIndex = start;
    const close = CLOSE.exec(text);
    if (!close) {
      throw formatError(
        where,
        `the block that opens with ${open[0].slice(0, 60)} is not closed by <!-- /backtrail:tables -->`,
      );
    }
    OPEN.lastIndex = start;
    const next = OPEN.exec(text);
    if (next && next.index < close.index)
      throw formatError(where, "one table block opens inside another");
    blocks.push({
      sources: parseSources(open.groups?.["sources"] ?? "", where),
      start,
      end: close.index,
    });
    from = close.index + close[0].length;
  }
  if (blocks.length === 0) {
    throw formatError(
      where,
      "holds no table block; put <!-- backtrail:tables NAME=FILE.csv --> and <!-- /backtrail:tables --> where the tables belong",
    );
  }
  return blocks;
}

/** `NAME=FILE` words, quoted where they hold blanks. */
function parseSources(text: string, where: string): TableSource[] {
  return [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    parseSource(quoted ?? plain ?? "", where),
  );
}

/**
 * Parses `NAME=FILE`, or `FILE`, whose name without ending is then the title.
 * @throws BacktrailError with code `usage` when there is no file.
 */
export function parseSource(word: string, where: string): TableSource {
  const at = word.indexOf("=");
  const file = word.slice(at + 1);
  if (file === "") {
    throw usageError(where, `"${word}" is not NAME=FILE`);
  }
  if (at > 0) return { title: word.slice(0, at), file };
  return { title: file.replace(/^.*[/\\]/, "").replace(/\.(csv|json)$/i, ""), file };
}

/** The document with the blocks replaced by `tables`, one a block; its line ends are kept. */
export function replaceBlocks(
  text: string,
  blocks: readonly TableBlock[],
  tables: readonly string[],
): string {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  let out = "";
  let from = 0;
  blocks.forEach((block, at) => {
    const body = `\n\n${tables[at] ?? ""}\n\n`.replaceAll("\n", newline);
    out += text.slice(from, block.start) + body;
    from = block.end;
  });
  return out + text.slice(from);
}
