import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { BacktrailError } from "../../formats/error.ts";

/**
 * Splits a command line at blanks; single and double quotes keep blanks, nothing is expanded.
 * @param where the flag, for messages
 */
export function splitWords(commandLine: string, where = "--defense"): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (const character of commandLine) {
    if (quote !== null) {
      if (character === quote) quote = null;
      else word = (word ?? "") + character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= "";
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? "") + character;
    }
  }
  if (quote !== null) {
    throw new BacktrailError({
      code: "usage",
      where,
      message: `the quote ${quote} is not closed`,
    });
  }
  if (word !== null) words.push(word);
  if (words.length === 0) {
    throw new BacktrailError({
      code: "usage",
      where,
      message: "cmd: needs a command after it",
    });
  }
  return words;
}

/**
 * A command line that means the same from another folder: words that name a file or folder from
 * `cwd`, and look like a path, are made absolute.
 * @param fallback the folder to run in when no word names a file
 * @returns the words, and the folder of the first file they name
 */
export function wordsElsewhere(
  words: readonly string[],
  cwd: string,
  fallback: string,
): { readonly words: readonly string[]; readonly cwd: string } {
  const files: string[] = [];
  const absolute = words.map((word, index) => {
    // The program is looked up in PATH unless it is a path; `data` may be a word like any other.
    if (!(index === 0 ? /[/\\]/ : /[./\\]/).test(word) || word.startsWith("-")) return word;
    const path = resolve(cwd, word);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return word;
    if (found.isFile()) files.push(path);
    return path;
  });
  const script = files.find((path) => path !== absolute[0]) ?? files[0];
  return { words: absolute, cwd: script === undefined ? fallback : dirname(script) };
}
