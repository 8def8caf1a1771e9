import { type Rate, rateOf } from "../../stats/rate.ts";
import { at } from "../../text/at.ts";
import type { DetectionResult } from "../result.ts";
import type { Addressing } from "./addressing.ts";

/** A text of a corpus with what it is counted under. */
export interface BenchRow {
  readonly set: string;
  readonly isAttack: boolean;
  readonly text: string;
  readonly language: string;
  readonly family: string | null;
  readonly bypassClass: string | null;
  readonly benignSubclass: string | null;
  readonly addressing: Addressing;
}

/** How often the detector fired in a group. */
export interface GroupRates {
  readonly group: string;
  /** Flagged attacks among attacks. */
  readonly recall: Rate;
  /** Flagged harmless texts among harmless texts. */
  readonly falsePositives: Rate;
}

/** Dimensions a corpus is broken down by. */
export const DIMENSIONS = [
  "set",
  "length",
  "language",
  "family",
  "bypass_class",
  "benign_subclass",
  "addressing",
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** Lower bounds of the length groups, in UTF-16 units. */
const LENGTHS = [0, 100, 500, 2000, 8000] as const;

interface Counts {
  attacks: number;
  caught: number;
  benign: number;
  alarms: number;
}

/** How often a rule matched in a set, in texts. */
export interface RuleHits {
  readonly rule: string;
  readonly sets: readonly {
    readonly set: string;
    readonly attacks: number;
    readonly benign: number;
  }[];
  /** The rule fired in this set alone: it may know the set better than the attack. */
  readonly onlySet: string | null;
}

/** Counts verdicts text by text; holds counts only, whatever the size of a corpus. */
export class BenchTally {
  readonly #groups = new Map<Dimension | "all" | "class", Map<string, Counts>>();
  readonly #rules = new Map<string, Map<string, { attacks: number; benign: number }>>();

  add(row: BenchRow, result: DetectionResult): void {
    this.#count("all", "all", row, result);
    this.#count("set", row.set, row, result);
    this.#count("length", lengthGroup(row.text.length), row, result);
    this.#count("language", row.language, row, result);
    this.#count("family", row.family, row, result);
    this.#count("bypass_class", row.bypassClass, row, result);
    this.#count("benign_subclass", row.benignSubclass, row, result);
    this.#count("addressing", row.addressing, row, result);
    for (const rule of new Set(result.matches.map((match) => match.rule))) {
      const sets = this.#rules.get(rule) ?? new Map<string, { attacks: number; benign: number }>();
      const hits = sets.get(row.set) ?? { attacks: 0, benign: 0 };
      if (row.isAttack) hits.attacks += 1;
      else hits.benign += 1;
      sets.set(row.set, hits);
      this.#rules.set(rule, sets);
    }
    if (result.isInjection) {
      const counts = this.#counts("class", result.injectionType ?? "detection_error");
      if (row.isAttack) counts.caught += 1;
      else counts.alarms += 1;
    }
  }

  all(): GroupRates {
    return toRates("all", this.#counts("all", "all"));
  }

  by(dimension: Dimension): GroupRates[] {
    const groups = [...(this.#groups.get(dimension) ?? [])].map(([group, counts]) =>
      toRates(group, counts),
    );
    if (dimension === "length") return groups.sort((a, b) => lengthRank(a) - lengthRank(b));
    return groups.sort((a, b) => (a.group < b.group ? -1 : 1));
  }

  /** For each class that verdicts named: its share of all attacks and of all harmless texts. */
  byClass(): GroupRates[] {
    const { attacks, benign } = this.#counts("all", "all");
    return [...(this.#groups.get("class") ?? [])]
      .map(([group, counts]) => toRates(group, { ...counts, attacks, benign }))
      .sort((a, b) => (a.group < b.group ? -1 : 1));
  }

  rules(): RuleHits[] {
    return [...this.#rules]
      .map(([rule, sets]): RuleHits => {
        const listed = [...sets]
          .map(([set, hits]) => ({ set, ...hits }))
          .sort((a, b) => (a.set < b.set ? -1 : 1));
        return {
          rule,
          sets: listed,
          onlySet: listed.length === 1 ? (listed[0]?.set ?? null) : null,
        };
      })
      .sort((a, b) => (a.rule < b.rule ? -1 : 1));
  }

  #count(
    dimension: Dimension | "all",
    group: string | null,
    row: BenchRow,
    result: DetectionResult,
  ): void {
    if (group === null) return;
    const counts = this.#counts(dimension, group);
    if (row.isAttack) {
      counts.attacks += 1;
      if (result.isInjection) counts.caught += 1;
    } else {
      counts.benign += 1;
      if (result.isInjection) counts.alarms += 1;
    }
  }

  #counts(dimension: Dimension | "all" | "class", group: string): Counts {
    const groups = this.#groups.get(dimension) ?? new Map<string, Counts>();
    this.#groups.set(dimension, groups);
    const counts = groups.get(group) ?? { attacks: 0, caught: 0, benign: 0, alarms: 0 };
    groups.set(group, counts);
    return counts;
  }
}

function toRates(group: string, counts: Counts): GroupRates {
  return {
    group,
    recall: rateOf(counts.caught, counts.attacks),
    falsePositives: rateOf(counts.alarms, counts.benign),
  };
}

function lengthGroup(length: number): string {
  const place = LENGTHS.findLastIndex((low) => length >= low);
  const low = at(LENGTHS, place);
  const next = LENGTHS[place + 1];
  return next === undefined ? `${low}+` : `${low}-${next - 1}`;
}

function lengthRank({ group }: GroupRates): number {
  return Number.parseInt(group, 10);
}
