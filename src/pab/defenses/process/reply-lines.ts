/** Longest line an outside program may print, in UTF-16 units: beyond it the output is no answer. */
const MAX_LINE = 10_000_000;

/**
 * Cuts a stream of text into lines and hands on those that are not blank. A byte order mark at the
 * start of a line is no part of it.
 */
export function replyLines(
  onLine: (line: string) => void,
  onTooLong: (message: string) => void,
): (chunk: string) => void {
  let rest: string[] = [];
  let held = 0;
  let skipping = false;
  return (chunk) => {
    const lines = chunk.split("\n");
    for (const [index, part] of lines.entries()) {
      rest.push(part);
      held += part.length;
      if (held > MAX_LINE) {
        // Told once; what is left of the line is dropped, so that its end is not taken for a reply.
        if (!skipping) onTooLong(`a line of more than ${MAX_LINE} characters`);
        skipping = true;
        rest = [];
        held = 0;
      }
      if (index === lines.length - 1) return;
      const line = rest.join("").replace(/^\uFEFF/, "");
      if (!skipping && line.trim() !== "") onLine(line);
      rest = [];
      held = 0;
      skipping = false;
    }
  };
}
