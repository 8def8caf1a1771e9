/**
 * The line of a program's standard error that tells most of why it ended: the last that names an
 * error, or else the last.
 */
export function lastWords(text: string): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.findLast((line) => /error|exception|panic|fatal/i.test(line)) ?? lines.at(-1) ?? "";
}
