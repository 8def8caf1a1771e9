import { RE2JS } from "re2js";
import { reasonOf, usageError } from "../formats/error.ts";
import type { InjectionType, ThreatLevel } from "./result.ts";

/** A rule of the user's own, as written. */
export interface CustomRuleSource {
  readonly id: string;
  readonly type: InjectionType;
  readonly threat: Exclude<ThreatLevel, "none">;
  /** Above 0, at most 1. */
  readonly confidence: number;
  /** RE2 syntax, matched without regard to case on the raw and on the normalised text. */
  readonly pattern: string;
  /** Texts the rule is checked against when it is loaded. */
  readonly example?: string;
  readonly nearMiss?: string;
}

/** A compiled rule. The engine has no backtracking: its time is linear in the text. */
export interface CustomRule extends CustomRuleSource {
  /** UTF-16 ranges of the matches in a text. */
  find(text: string): readonly (readonly [start: number, end: number])[];
}

/** Steps of a compiled pattern at most: its time is linear in the text, and in these. */
const MAX_PROGRAM = 2000;

/**
 * Compiles a rule.
 * @throws BacktrailError with code `usage` when the pattern is not RE2 syntax, matches the empty
 *   text, compiles to too many steps, misses its example or hits its near miss.
 */
export function compileCustomRule(source: CustomRuleSource, where = source.id): CustomRule {
  const compiled = compile(source.pattern, where);
  const size = compiled.programSize();
  if (size > MAX_PROGRAM) {
    throw usageError(
      where,
      `the pattern compiles to ${size} steps, more than ${MAX_PROGRAM}; every character of a text may take each of them, so repeat less or split the rule`,
    );
  }
  const find = (text: string) => {
    const ranges: [number, number][] = [];
    const matcher = compiled.matcher(text);
    while (matcher.find()) ranges.push([matcher.start(), matcher.end()]);
    return ranges;
  };
  if (compiled.matcher("").find()) {
    throw usageError(
      where,
      `the pattern ${source.pattern} matches the empty text and thus every text`,
    );
  }
  if (source.example !== undefined && find(source.example).length === 0) {
    throw usageError(where, "the pattern does not match the rule's own example");
  }
  if (source.nearMiss !== undefined && find(source.nearMiss).length > 0) {
    throw usageError(where, "the pattern matches the rule's near miss");
  }
  return { ...source, find };
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
