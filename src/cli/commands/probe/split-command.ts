import { BacktrailError } from "../../../formats/error.ts";

/**
 * Splits a command line at blanks; single and double quotes keep blanks, nothing is expanded.
 * @throws BacktrailError with code `usage` when it is empty or a quote is left open.
 */
export function splitCommand(line: string, flag: string): string[] {
  const words: string[] = [];
  for (const [, double, single, plain] of line.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+|["'])/g)) {
    if (plain === '"' || plain === "'") {
      throw new BacktrailError({
        code: "usage",
        where: flag,
        message: `the quote ${plain} is not closed`,
      });
    }
    words.push(double ?? single ?? plain ?? "");
  }
  if (words.length > 0) return words;
  throw new BacktrailError({
    code: "usage",
    where: flag,
    message: "command: needs a program, like command:'python3 agent.py'",
  });
}
