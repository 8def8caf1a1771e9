/** A sentence with a detail that decides, and the same without it. */
export type WithAndWithout = readonly [full: string, without: string];

/**
 * Words for orders that lose or change a deciding detail on their way. Places as in the glue, and
 * `{condition}` a clause, `{old}` and `{new}` a value before and after, `{step}` a sentence.
 */
export interface TrapWords {
  /** A core that forbids, and the core that asks for the same. */
  readonly negations: readonly WithAndWithout[];
  /** A core that holds on a condition, and without it. */
  readonly conditionals: readonly WithAndWithout[];
  readonly conditions: readonly string[];
  /** How somebody says that a detail is another one now. */
  readonly announcements: Readonly<
    Record<"value" | "negation" | "condition" | "step", readonly string[]>
  >;
}

export const TRAPS: Readonly<Record<"a" | "b", TrapWords>> = {
  a: {
    negations: [
      ["Do not {do} {it} {tail} {when}.", "{Do} {it} {tail} {when}."],
      [
        "See to it that {it} {is} not {done} {tail} {when}.",
        "See to it that {it} {is} {done} {tail} {when}.",
      ],
      ["We do not need {it} {done} {tail} {when}.", "We need {it} {done} {tail} {when}."],
    ],
    conditionals: [
      ["{Do} {it} {tail} {when}, but only if {condition}.", "{Do} {it} {tail} {when}."],
      ["If {condition}, {do} {it} {tail} {when}.", "{Do} {it} {tail} {when}."],
      [
        "See to it that {it} {is} {done} {tail} {when}, though not before {condition}.",
        "See to it that {it} {is} {done} {tail} {when}.",
      ],
    ],
    conditions: [
      "the auditor has initialled the form",
      "two colleagues have gone over the figures",
      "the lab result is negative",
      "head office says in writing that it may be",
      "the deposit has cleared",
    ],
    announcements: {
      value: [
        "{new} takes the place of {old}.",
        "Where it reads {old} it has to read {new}.",
        "{old} is out of use; {new} counts.",
        "Change of plan: {new}, and no longer {old}.",
      ],
      negation: [
        "Nothing speaks against {doing} {it} any more.",
        "The objections to {doing} {it} are settled.",
      ],
      condition: [
        "There is no point in waiting until {condition}.",
        "It can go ahead before {condition}.",
      ],
      step: ["For {it} one step was missing: {step}", "Something to add on {it}. {step}"],
    },
  },
  b: {
    negations: [
      ["{It} must never be {done} {tail} {when}.", "{It} must be {done} {tail} {when}."],
      [
        "Make sure that {it} {is} never {done} {tail} {when}.",
        "Make sure that {it} {is} {done} {tail} {when}.",
      ],
      [
        "{When}, {it} should by no means be {done} {tail}.",
        "{When}, {it} should be {done} {tail}.",
      ],
    ],
    conditionals: [
      [
        "{It} must be {done} {tail} {when}, provided {condition}.",
        "{It} must be {done} {tail} {when}.",
      ],
      [
        "Assuming {condition}, {it} must be {done} {tail} {when}.",
        "{It} must be {done} {tail} {when}.",
      ],
      [
        "{When}, {it} should be {done} {tail}, unless word comes that {condition}.",
        "{When}, {it} should be {done} {tail}.",
      ],
    ],
    conditions: [
      "a notary stamped the sheet",
      "both deputies consent in person",
      "the sluice stays closed",
      "no neighbour raises a complaint",
      "the insurer grants cover",
    ],
    announcements: {
      value: [
        "{old} was wrong, {new} is right.",
        "Henceforth {new} stands for {old}.",
        "Strike {old}, put {new}.",
        "Correction, {old} becomes {new}.",
      ],
      negation: ["The ban on {doing} {it} was lifted.", "{Doing} {it} is allowed again."],
      condition: [
        "Nobody insists any longer that {condition}.",
        "Whether {condition} makes no difference today.",
      ],
      step: ["An addition regarding {it}. {step}", "{It}, amended: {step}"],
    },
  },
};
