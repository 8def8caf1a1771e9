import { RE2JS } from "re2js";
import { reasonOf, usageError } from "./error.ts";

/** A user's pattern, compiled. The engine has no backtracking: its time is linear in the text. */
export interface LinearPattern {
  /** UTF-16 ranges of the matches in a text. */
  find(text: string): readonly (readonly [start: number, end: number])[];
}

/** Steps of a compiled pattern at most: its time is linear in the text, and in these. */
const MAX_PROGRAM = 2000;

/**
 * Compiles a pattern in RE2 syntax, matched without regard to case, `^` and `$` at every line.
 * @param where file and line, for messages
 * @throws BacktrailError with code `usage` when the pattern is not RE2 syntax, matches the empty
 *   text or compiles to too many steps.
 */
export function linearPattern(pattern: string, where: string): LinearPattern {
  const compiled = compile(pattern, where);
  const size = compiled.programSize();
  if (size > MAX_PROGRAM) {
    throw usageError(
      where,
      `the pattern compiles to ${size} steps, more than ${MAX_PROGRAM}; every character of a text may take each of them, so repeat less or split the rule`,
    );
  }
  if (compiled.matcher("").find()) {
    throw usageError(where, `the pattern ${pattern} matches the empty text and thus every text`);
  }
  return {
    find: (text) => {
      const ranges: [number, number][] = [];
      const matcher = compiled.matcher(text);
      while (matcher.find()) ranges.push([matcher.start(), matcher.end()]);
      return ranges;
    },
  };
}

function compile(pattern: string, where: string): RE2JS {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE);
  } catch (cause) {
    throw usageError(
      where,
      `the pattern is not RE2 syntax (no look-around, no back references): ${reasonOf(cause)}`,
      cause,
    );
  }
}
