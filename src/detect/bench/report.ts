import type { FittedThreshold } from "./fit.ts";
import type { MarginReport } from "./margin.ts";
import { ORIGINAL_FIGURES, ORIGINAL_POOLED, type OriginalFigure } from "./original-figures.ts";
import { type PrecisionAtBase, precisionAt } from "./precision.ts";
import type { BenchTally, GroupRates, RuleHits } from "./tally.ts";

/** What a run over labelled corpora says. */
export interface BenchReport {
  readonly pooled: GroupRates & { readonly original: OriginalFigure };
  readonly sets: readonly (GroupRates & { readonly original: OriginalFigure | null })[];
  readonly classes: readonly GroupRates[];
  readonly lengths: readonly GroupRates[];
  readonly languages: readonly GroupRates[];
  readonly families: readonly GroupRates[];
  readonly bypassClasses: readonly GroupRates[];
  readonly benignSubclasses: readonly GroupRates[];
  /** Texts that speak to a model, and those that do not; see `addressingReader`. */
  readonly addressing: readonly GroupRates[];
  readonly precision: readonly PrecisionAtBase[];
  readonly rules: readonly RuleHits[];
  /** The threshold that was chosen on another split; null when the sensitivity decided. */
  readonly fitted: FittedThreshold | null;
  /** What the evidence of an embedding would be worth; null when none was asked for. */
  readonly margin: MarginReport | null;
  /** Microseconds for 1,024 bytes of text; null when it was not measured. */
  readonly microsecondsPerKilobyte: number | null;
}

/** Base rates at which precision is given: one attack in so many texts. */
const BASES = [100, 1000] as const;

export function benchReport(
  tally: BenchTally,
  microsecondsPerKilobyte: number | null,
  fitted: FittedThreshold | null,
  margin: MarginReport | null,
): BenchReport {
  const all = tally.all();
  return {
    pooled: { ...all, original: ORIGINAL_POOLED },
    sets: tally.by("set").map((rates) => ({
      ...rates,
      original: Object.hasOwn(ORIGINAL_FIGURES, rates.group)
        ? (ORIGINAL_FIGURES[rates.group] ?? null)
        : null,
    })),
    classes: tally.byClass(),
    lengths: tally.by("length"),
    languages: tally.by("language"),
    families: tally.by("family"),
    bypassClasses: tally.by("bypass_class"),
    benignSubclasses: tally.by("benign_subclass"),
    addressing: tally.by("addressing"),
    precision: BASES.map((oneIn) => precisionAt(all, oneIn)),
    rules: tally.rules(),
    fitted,
    margin,
    microsecondsPerKilobyte,
  };
}
