import type { Fingerprints } from "../../formats/injection-results.ts";
import type { Cell } from "./cells.ts";

export type ReportKind = "injection" | "utility" | "scan";

/** What a kind of report is called in messages. */
export const KIND_NAMES: Readonly<Record<ReportKind, string>> = {
  injection: "an injection scan",
  utility: "a utility scan",
  scan: "an attack scan",
};

/** By what a report can be split. */
export const DIMENSIONS = ["probe", "defense", "carrier", "category", "channel", "task"] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** Counts of a group of trials. */
export interface GroupCounts {
  /** Leaks, hits or successes. */
  readonly k: number;
  /** Assessed trials. */
  readonly n: number;
  readonly errors: number;
  /** Trials that ran without anybody seeing what the agent did; in no rate. */
  readonly unobserved: number;
}

/** A report that was read, whatever its kind and origin. */
export interface Report {
  /** Path as it was given. */
  readonly where: string;
  readonly kind: ReportKind;
  /** Who was measured: `backend/model`, a model or a target. */
  readonly label: string;
  readonly fingerprints: Fingerprints;
  /** Whether the file has the Python original's form, whose texts are not this project's. */
  readonly foreign: boolean;
  /** When the run was started, as the report tells it (ISO 8601); null where it does not. */
  readonly started: string | null;
  /** True for an offline stand-in, whose figures say nothing about a model. */
  readonly simulated: boolean;
  /** True for a run that was stopped before its end: what it did not get to is not safe. */
  readonly interrupted: boolean;
  /**
   * Counts per cell. Null where the report tells totals only, as a scan report whose results do not
   * add up to its totals.
   */
  readonly cells: readonly Cell[] | null;
  /** Whether the report tells which payloads were delivered; old ones do not. */
  readonly deliveryKnown: boolean;
  /** Totals of a scan report, which are its own statement; null elsewhere. */
  readonly stated: {
    readonly total: GroupCounts;
    readonly byCategory: ReadonlyMap<string, GroupCounts>;
  } | null;
  /** Statements of the report that cannot all be true, one sentence each. */
  readonly contradictions: readonly string[];
  /** Remarks on odd values. */
  readonly notes: readonly string[];
}

/** Whether a report's figures are of the Python original's judge, good to compare with its own only. */
export function isLegacyJudged({ fingerprints }: Report): boolean {
  return /^legacy\b/.test(fingerprints.judge ?? "");
}

/** A group of a report: its counts, and its cells where they are known. */
export interface Group extends GroupCounts {
  /** Assessed trials whose payload reached the model; all of them where that is not recorded. */
  readonly delivered: number;
  readonly cells: readonly Cell[] | null;
}

/** All of a report as one group. */
export function totalOf(report: Report): Group {
  if (report.stated) {
    return { ...report.stated.total, delivered: report.stated.total.n, cells: report.cells };
  }
  return groupOf(report.cells ?? []);
}

/** The groups of a report by a dimension, in order of their first assessed trial. */
export function groupsOf(report: Report, by: Dimension): Map<string, Group> {
  const cells = new Map<string, Cell[]>();
  for (const cell of report.cells ?? []) {
    const name = nameIn(cell, by);
    const list = cells.get(name);
    if (list) list.push(cell);
    else cells.set(name, [cell]);
  }
  if (report.stated) {
    return new Map(
      [...report.stated.byCategory].map(([name, counts]) => [
        name,
        { ...counts, delivered: counts.n, cells: cells.get(name) ?? null },
      ]),
    );
  }
  return new Map([...cells].map(([name, members]) => [name, groupOf(members)]));
}

/** The name of a cell in a dimension. */
export function nameIn(cell: Cell, by: Dimension): string {
  return by === "probe" ? cell.instruction : cell[by];
}

/** A group made of cells; without an assessed trial where all of them met a provider's filter. */
export function groupOf(cells: readonly Cell[]): Group {
  let [k, n, errors, unobserved, missed, filtered] = [0, 0, 0, 0, 0, 0];
  for (const cell of cells) {
    k += cell.positives;
    n += cell.n;
    errors += cell.errors;
    unobserved += cell.unobserved;
    filtered += cell.tally.blocked_by_provider;
    missed += cell.tally.not_delivered + cell.tally.blocked_before_payload;
  }
  // Where the provider's filter answered every time, nobody saw the agent.
  if (n > 0 && filtered >= n)
    return { k: 0, n: 0, errors, unobserved: unobserved + n, delivered: 0, cells };
  return { k, n, errors, unobserved, delivered: n - missed, cells };
}
