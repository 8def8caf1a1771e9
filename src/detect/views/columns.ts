import { type View, ViewBuilder } from "./view.ts";

const LEAST_LINES = 3;
/** Words a line, on average over the block. */
const LEAST_LEFT_WORDS = 3;
const LEAST_RIGHT_WORDS = 1.5;
const GUTTER = /^(.{4,120}?\S)[ \t]{2,60}(\S.*)$/;

/**
 * The view with text set in two columns read column by column, as a person does; null when no three
 * lines in a row have a gutter at one place.
 */
export function readColumns(view: View): View | null {
  const { text } = view;
  if (!/ {2}\S/.test(text)) return null;
  let builder: ViewBuilder | null = null;
  let done = 0;
  let block: Line[] = [];
  const close = () => {
    const first = block[0];
    const last = block.at(-1);
    if (block.length >= LEAST_LINES && first && last && isProse(text, block)) {
      builder ??= new ViewBuilder(view);
      builder.copy(done, first.start);
      for (const line of block) put(builder, line.start, line.leftEnd);
      put(builder, last.end - 1, last.end - 1);
      for (const line of block) put(builder, line.rightStart, line.end);
      done = last.end;
    }
    block = [];
  };
  for (const line of lines(text)) {
    const column = line ? line.rightStart - line.start : -1;
    const before = block.at(-1);
    if (before && (!line || column !== before.rightStart - before.start)) close();
    if (line) block.push(line);
  }
  close();
  if (!builder) return null;
  const built: ViewBuilder = builder;
  built.copy(done, text.length);
  return built.build("deobfuscated");
}

interface Line {
  readonly start: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly end: number;
}

/** Columns of prose hold a few words a line; those of a table hold names and numbers. */
function isProse(text: string, block: readonly Line[]): boolean {
  let left = 0;
  let right = 0;
  for (const line of block) {
    left += wordsIn(text.slice(line.start, line.leftEnd));
    right += wordsIn(text.slice(line.rightStart, line.end));
  }
  return left >= block.length * LEAST_LEFT_WORDS && right >= block.length * LEAST_RIGHT_WORDS;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}]{2,}/gu)?.length ?? 0;
}

function put(builder: ViewBuilder, start: number, end: number): void {
  if (end > start) builder.copy(start, end);
  builder.replace(Math.max(start, end - 1), Math.max(start + 1, end), end > start ? " " : "\n\n");
}

function* lines(text: string): Generator<Line | null> {
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf("\n", at);
    const end = found < 0 ? text.length : found;
    const match = end - at < 240 ? GUTTER.exec(text.slice(at, end)) : null;
    if (!match) yield null;
    else {
      const left = (match[1] ?? "").length;
      yield {
        start: at,
        leftEnd: at + left,
        rightStart: end - (match[2] ?? "").length,
        end,
      };
    }
    at = end + 1;
  }
}
