import { BacktrailError } from "../../formats/error.ts";
import { type MatchedCell, mcnemarExact, stratifiedExact } from "../../stats/exact-tests.ts";
import { adjust, type Correction } from "../../stats/multiplicity.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import type { Cell } from "../results/cells.ts";
import { byCodePoint } from "../results/name-order.ts";
import { KIND_NAMES, type Report } from "../results/report.ts";

/** Two defences on the cases that both were tried on. A case is a probe in a carrier. */
export interface DefensePair {
  readonly a: string;
  readonly b: string;
  /** Cases that both were tried on. */
  readonly common: number;
  /** Cases that leaked under A in at least one repeat, and under B in none. */
  readonly aOnly: number;
  readonly bOnly: number;
  /** Exact McNemar p value of those two counts. */
  readonly p: number;
  readonly midP: number;
  readonly pAdjusted: number;
  /** Exact conditional p value of all repeats, which one leak more or less cannot turn. */
  readonly pRepeats: number;
  /** Cases on which the two were not tried equally often: "at least one leak" then favours one. */
  readonly uneven: number;
}

export interface PairedDefenses {
  readonly pairs: readonly DefensePair[];
  /** Cases without a leak, of all cases, by defence; the best first. */
  readonly held: readonly { readonly defense: string; readonly rate: Rate }[];
  readonly correction: Correction;
}

/**
 * Compares every two defences of an injection scan on the cases that both were tried on.
 * @throws BacktrailError with code `format` for another kind of report or fewer than two defences.
 */
export function pairDefenses(report: Report, correction: Correction): PairedDefenses {
  if (report.kind !== "injection" || report.cells === null) {
    throw new BacktrailError({
      code: "format",
      where: report.where,
      message: `reports ${KIND_NAMES[report.kind]}; mcnemar compares the defences of an injection scan`,
    });
  }
  const byDefense = casesByDefense(report.cells);
  const names = [...byDefense.keys()].sort(byCodePoint);
  if (names.length < 2) {
    throw new BacktrailError({
      code: "format",
      where: report.where,
      message: `holds ${names.length} defence(s) with an assessed trial; two are needed to compare`,
    });
  }
  const raw = names.flatMap((a, at) =>
    names.slice(at + 1).map((b) => pairOf(a, b, byDefense.get(a), byDefense.get(b))),
  );
  const adjusted = adjust(
    raw.map(({ p }) => p),
    correction,
  );
  const held = [...byDefense]
    .map(([defense, cases]) => ({
      defense,
      rate: rateOf([...cases.values()].filter((c) => c.positives === 0).length, cases.size),
    }))
    .toSorted((x, y) => (y.rate.rate ?? 0) - (x.rate.rate ?? 0));
  return {
    pairs: raw.map((pair, at) => ({ ...pair, pAdjusted: adjusted[at] ?? 1 })),
    held,
    correction,
  };
}

interface Case {
  positives: number;
  n: number;
}

function casesByDefense(cells: readonly Cell[]): Map<string, Map<string, Case>> {
  const byDefense = new Map<string, Map<string, Case>>();
  for (const cell of cells) {
    if (cell.n === 0) continue;
    const cases = byDefense.get(cell.defense) ?? new Map<string, Case>();
    byDefense.set(cell.defense, cases);
    const id = JSON.stringify([cell.carrier, cell.instruction]);
    const known = cases.get(id) ?? { positives: 0, n: 0 };
    known.positives += cell.positives;
    known.n += cell.n;
    cases.set(id, known);
  }
  return byDefense;
}

function pairOf(
  a: string,
  b: string,
  casesA: ReadonlyMap<string, Case> = new Map(),
  casesB: ReadonlyMap<string, Case> = new Map(),
): Omit<DefensePair, "pAdjusted"> {
  const matched: MatchedCell[] = [];
  let [aOnly, bOnly, uneven] = [0, 0, 0];
  for (const [id, one] of casesA) {
    const other = casesB.get(id);
    if (!other) continue;
    matched.push({
      first: { k: one.positives, n: one.n },
      second: { k: other.positives, n: other.n },
    });
    if (one.positives > 0 && other.positives === 0) aOnly += 1;
    if (other.positives > 0 && one.positives === 0) bOnly += 1;
    if (one.n !== other.n) uneven += 1;
  }
  const { p, midP } = mcnemarExact(aOnly, bOnly);
  return {
    a,
    b,
    common: matched.length,
    aOnly,
    bOnly,
    p,
    midP,
    pRepeats: stratifiedExact(matched).p,
    uneven,
  };
}
