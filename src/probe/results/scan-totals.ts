import type { ScanReport } from "../../formats/scan-report.ts";
import type { Cell } from "./cells.ts";
import { type GroupCounts, groupOf, type Report } from "./report.ts";
import { type ScanEntries, scanEntries } from "./scan-entries.ts";

/** An attack scan as comparisons need it; its totals are the report's own statement. */
export function scanReport(report: ScanReport, where: string): Report {
  const { statistics } = report;
  const entries = scanEntries(report.results, where);
  const total = statedTotal(statistics, entries);
  const byCategory = new Map(
    [...report.by_category].map(([name, { hits, total: n, errors, one_sided = 0 }]) => [
      name,
      statedCategory(
        { k: hits - one_sided, n, errors: errors ?? 0 },
        name,
        statistics.assessed,
        entries,
      ),
    ]),
  );
  const notes = [["total", total] as const, ...byCategory]
    .filter(([, counts]) => counts.k > counts.n)
    .map(([name, { k, n }]) => `${name}: ${k} hits of ${n} attacks contradict each other`);
  const target = targetName(report.target);
  const contradictions = entries === null ? [] : contradictionsOf(entries, total, byCategory);
  return {
    where,
    kind: "scan",
    label: target,
    fingerprints: {
      target,
      ...(report.oracle === undefined ? {} : { judge: report.oracle }),
      ...report.fingerprints,
    },
    foreign: statistics.assessed === undefined && report.fingerprints == null,
    started: report.run?.started ?? report.timestamp ?? null,
    simulated: report.simulated === true,
    interrupted: report.interrupted === true,
    cells: entries === null || contradictions.length > 0 ? null : entries.cells,
    deliveryKnown: false,
    stated: { total, byCategory },
    contradictions,
    notes,
  };
}

/**
 * The original counts every reply that it gave no confidence as an error, refusals included, and counts
 * all of them into its total. What each was, its results say: a refusal held, a judge that failed says
 * nothing. Where it lists no results, none of its errors is known to have held.
 */
function statedTotal(
  { total_attacks, hits, assessed, errors = 0, one_sided = 0 }: ScanReport["statistics"],
  entries: ScanEntries | null,
): GroupCounts {
  const filtered = (entries?.cells ?? []).reduce(
    (all, cell) => all + cell.tally.blocked_by_provider,
    0,
  );
  if (assessed !== undefined && assessed > 0 && filtered >= assessed) {
    // Where the provider's filter answered every time, nobody saw the agent.
    return { k: 0, n: 0, errors, unobserved: total_attacks - errors };
  }
  if (assessed !== undefined) {
    // Counts that were added after the first reports: what is neither assessed nor failed was not seen.
    return {
      k: hits - one_sided,
      n: assessed,
      errors,
      unobserved: Math.max(0, total_attacks - assessed - errors),
    };
  }
  const failed = entries === null ? Math.min(errors, total_attacks) : entries.failed;
  return { k: hits, n: total_attacks - failed, errors: failed, unobserved: 0 };
}

function statedCategory(
  stated: Omit<GroupCounts, "unobserved">,
  name: string,
  assessed: number | undefined,
  entries: ScanEntries | null,
): GroupCounts {
  const members = (entries?.cells ?? []).filter((cell) => cell.category === name);
  const unobserved = sum(members, "unobserved");
  if (assessed !== undefined && entries !== null && groupOf(members).n === 0) {
    return { ...stated, k: groupOf(members).k, n: 0, unobserved: unobserved + sum(members, "n") };
  }
  if (assessed !== undefined || entries === null) return { ...stated, unobserved };
  const failed = sum(members, "errors");
  return { ...stated, n: Math.max(0, stated.n - failed), errors: failed, unobserved };
}

function contradictionsOf(
  { cells }: ScanEntries,
  total: GroupCounts,
  byCategory: ReadonlyMap<string, GroupCounts>,
): string[] {
  const stated: [string, GroupCounts, readonly Cell[]][] = [["its total", total, cells]];
  for (const [name, counts] of byCategory) {
    stated.push([`category ${name}`, counts, cells.filter((cell) => cell.category === name)]);
  }
  return stated.flatMap(([name, { k, n }, members]) => {
    const { k: hits, n: trials } = groupOf(members);
    if (hits === k && trials === n) return [];
    return [`${name} says ${k} of ${n}, its results say ${hits} of ${trials}`];
  });
}

/** The original prints Python's word for a null target. */
function targetName(target: unknown): string {
  if (target === undefined) return "?";
  return target === null ? "None" : String(target);
}

function sum(cells: readonly Cell[], key: "positives" | "n" | "errors" | "unobserved"): number {
  return cells.reduce((total, cell) => total + cell[key], 0);
}
