import { usageError } from "../formats/error.ts";
import { linearPattern } from "../formats/linear-pattern.ts";
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

/**
 * Compiles a rule.
 * @throws BacktrailError with code `usage` when the pattern is not RE2 syntax, matches the empty
 *   text, compiles to too many steps, misses its example or hits its near miss.
 */
export function compileCustomRule(source: CustomRuleSource, where = source.id): CustomRule {
  const { find } = linearPattern(source.pattern, where);
  if (source.example !== undefined && find(source.example).length === 0) {
    throw usageError(where, "the pattern does not match the rule's own example");
  }
  if (source.nearMiss !== undefined && find(source.nearMiss).length > 0) {
    throw usageError(where, "the pattern matches the rule's near miss");
  }
  return { ...source, find };
}
