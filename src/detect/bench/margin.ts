import { midRanks } from "../../stats/ranks.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";

/** A text's margin (or another score that is higher for attacks) with its label. */
export interface MarginText {
  readonly set: string;
  readonly isAttack: boolean;
  readonly margin: number;
}

/** What flagging every margin above a cut would do. */
export interface MarginPoint {
  /** Share of harmless texts that the cut was allowed to flag where it was chosen. */
  readonly maxFpr: number;
  readonly above: number;
  readonly recall: Rate;
  readonly falsePositives: Rate;
}

/** How well a margin orders attacks before harmless texts. It flags nothing by itself. */
export interface MarginReport {
  /** Area under the ROC curve; null without both sides. */
  readonly auc: number | null;
  /** Area under the precision-recall curve, as average precision; null without both sides. */
  readonly averagePrecision: number | null;
  /** Points of the ROC curve. */
  readonly points: readonly MarginPoint[];
  /** True when the cuts were chosen on another split, false when on the texts that are judged. */
  readonly chosenElsewhere: boolean;
  readonly sets: readonly {
    readonly set: string;
    /** Against the harmless texts of all sets. */
    readonly auc: number | null;
    readonly recall: Rate;
    readonly falsePositives: Rate;
  }[];
}

const FALSE_POSITIVE_LIMITS = [0.001, 0.01, 0.05, 0.1] as const;

/**
 * The worth of a margin. With `fitOn` the cuts are chosen on those texts and only applied to
 * `texts`; without, on `texts` themselves, which flatters them.
 * @param setLimit the share of harmless texts flagged at which the sets are compared, 0 to 1
 * @throws RangeError when a margin is not a number
 */
export function marginReport(
  texts: readonly MarginText[],
  fitOn: readonly MarginText[] | null,
  setLimit: number,
): MarginReport {
  const benign = texts.filter(({ isAttack }) => !isAttack);
  const attacks = texts.filter(({ isAttack }) => isAttack);
  const chosenOn = marginsOf((fitOn ?? texts).filter(({ isAttack }) => !isAttack));
  const above = cut(chosenOn, setLimit);
  const limits = [...new Set([...FALSE_POSITIVE_LIMITS, setLimit])].sort((a, b) => a - b);
  return {
    auc: auc(marginsOf(attacks), marginsOf(benign)),
    averagePrecision: averagePrecision(texts),
    points: limits.flatMap((maxFpr) => {
      const from = cut(chosenOn, maxFpr);
      return from === null ? [] : [{ maxFpr, above: from, ...rates(texts, from) }];
    }),
    chosenElsewhere: fitOn !== null,
    sets: [...new Set(texts.map(({ set }) => set))].map((set) => {
      const own = texts.filter((text) => text.set === set);
      return {
        set,
        auc: auc(marginsOf(own.filter(({ isAttack }) => isAttack)), marginsOf(benign)),
        ...rates(own, above ?? Number.POSITIVE_INFINITY),
      };
    }),
  };
}

const marginsOf = (texts: readonly MarginText[]): number[] => texts.map(({ margin }) => margin);

/** The lowest cut that at most this share of margins lies above; null without margins. */
function cut(margins: readonly number[], share: number): number | null {
  const sorted = [...margins].sort((a, b) => b - a);
  const at = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return at ?? null;
}

function rates(texts: readonly MarginText[], above: number) {
  const over = (of: readonly MarginText[]) =>
    rateOf(of.filter(({ margin }) => margin > above).length, of.length);
  return {
    recall: over(texts.filter(({ isAttack }) => isAttack)),
    falsePositives: over(texts.filter(({ isAttack }) => !isAttack)),
  };
}

/** Mann-Whitney: the chance that an attack's margin is above a harmless text's, ties a half. */
function auc(attacks: readonly number[], benign: readonly number[]): number | null {
  if (attacks.length === 0 || benign.length === 0) return null;
  const ranks = midRanks([...attacks, ...benign]);
  const sum = ranks.slice(0, attacks.length).reduce((left, rank) => left + rank, 0);
  return (sum - (attacks.length * (attacks.length + 1)) / 2) / (attacks.length * benign.length);
}

/** Mean of the precision at each attack, from the highest margin down; ties are taken together. */
function averagePrecision(texts: readonly MarginText[]): number | null {
  const total = texts.filter(({ isAttack }) => isAttack).length;
  if (total === 0 || total === texts.length) return null;
  const sorted = [...texts].sort((a, b) => b.margin - a.margin);
  let caught = 0;
  let area = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    let here = 0;
    while (end < sorted.length && sorted[end]?.margin === sorted[start]?.margin) {
      if (sorted[end]?.isAttack) here += 1;
      end += 1;
    }
    caught += here;
    area += here * (caught / end);
    start = end;
  }
  return area / total;
}
