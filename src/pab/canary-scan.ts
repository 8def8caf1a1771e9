import { CANARY_LENGTH, detectCanary } from "./canary.ts";

export interface CanaryLine {
  readonly canary: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Canaries in a stream of bytes, also across the edges of chunks. Bytes are taken one by one as
 * characters, which finds a canary in UTF-8, Latin-1 and binary files alike; zero bytes are left
 * out, so that UTF-16 is covered too. Memory does not grow with the stream.
 */
export async function* scanForCanaries(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<CanaryLine> {
  let carried = "";
  let line = 1;
  for await (const chunk of chunks) {
    const text = carried + Buffer.from(chunk).toString("latin1").replaceAll("\0", "");
    let counted = 0;
    for (const { canary, span } of detectCanary(text)) {
      // One byte is one character here, so that code points and string positions agree.
      line += newlines(text, counted, span[0]);
      counted = span[0];
      yield { canary, line };
    }
    // One character less than a canary: every hit starts before it, and none is found twice.
    const cut = Math.max(0, text.length - (CANARY_LENGTH - 1));
    line += newlines(text, counted, cut);
    carried = text.slice(cut);
  }
}

function newlines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) {
    count += 1;
  }
  return count;
}
