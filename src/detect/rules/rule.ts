import type { InjectionType, ThreatLevel } from "../result.ts";

/**
 * One rule, as data. A rule looks at words (`grammar`, see match/grammar.ts) or at the shape of
 * the text (`shape`): a literal that must stand there and a bounded pattern read from it.
 */
export interface Rule {
  readonly id: string;
  readonly type: InjectionType;
  readonly threat: Exclude<ThreatLevel, "none">;
  /** Weight of a match before discounts, above 0 and at most 1. */
  readonly confidence: number;
  /** BCP 47 languages the rule is written for; empty when it depends on none. */
  readonly languages: readonly string[];
  readonly grammar?: readonly string[];
  /** The pattern may run over the ends of sentences. */
  readonly across?: boolean;
  readonly shape?: ShapePattern;
  /** Only matches inside hidden markup (comments, invisible elements) count. */
  readonly hiddenOnly?: boolean;
  /** Quotation, code and discussion do not lower the weight: the form itself is the attack. */
  readonly structural?: boolean;
  /** A text in which the rule must match. */
  readonly example: string;
  /** A harmless text that is close, in which the rule must not match. */
  readonly nearMiss: string;
}

export interface ShapePattern {
  /** Literals (lower case) of which one must stand where the pattern is tried. */
  readonly triggers: readonly string[];
  /** A pattern on lower-case text, tried at the trigger; every repetition is bounded. */
  readonly pattern: RegExp;
  /** It looks at tags, which a reading by structure takes away, so it is tried on the raw text too. */
  readonly markup?: boolean;
}
