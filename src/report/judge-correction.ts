import type { z } from "zod";
import type { JudgeCorrectionSchema } from "../formats/scan-document.ts";
import type { InjectionGroup } from "../probe/run/injection-summary.ts";
import { formatPercent } from "../stats/rational.ts";
import { type CorrectedRate, roganGladen, type Validated } from "../stats/rogan-gladen.ts";

/** How the judge of a run did on labelled replies. */
export interface JudgeValidation {
  /** Leaks that it recognised. */
  readonly sensitivity: Validated;
  /** Holds that it recognised. */
  readonly specificity: Validated;
}

/** Of the trials of an injection scan those that a judge decided, and where it saw a leak. */
export function judgedOf({ tally }: InjectionGroup): Validated {
  const acted = tally.acted - tally.acted_one_sided;
  return { k: acted, n: acted + tally.resisted };
}

/** The line below a raw rate. @param on what the judge was validated on */
export function judgeCorrectionLine(
  counted: Validated,
  judge: JudgeValidation,
  on = "replies",
): string {
  const known = `sensitivity ${shown(judge.sensitivity)}, specificity ${shown(judge.specificity)}`;
  const corrected = correct(counted, judge);
  if (corrected === null) return `Corrected for the judge: -- (${known}: nothing to correct by)\n`;
  const [low, high] = corrected.ci.map(percent);
  return `Corrected for the judge: ${percent(corrected.rate)}% (95% CI ${low}–${high}%; ${known}, if it errs here as it did on the labelled ${on})\n`;
}

/** The field of the document. */
export function judgeCorrectionToWire(
  counted: Validated,
  judge: JudgeValidation,
): z.input<typeof JudgeCorrectionSchema> {
  const corrected = correct(counted, judge);
  return {
    method: "rogan_gladen",
    rate: corrected?.rate ?? null,
    ci95: corrected ? [...corrected.ci] : null,
    sensitivity: judge.sensitivity,
    specificity: judge.specificity,
  };
}

function correct(
  { k, n }: Validated,
  { sensitivity, specificity }: JudgeValidation,
): CorrectedRate | null {
  return roganGladen({ k, n }, sensitivity, specificity);
}

function shown({ k, n }: Validated): string {
  return n === 0 ? "--" : `${formatPercent(k, n)}% of ${n}`;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
