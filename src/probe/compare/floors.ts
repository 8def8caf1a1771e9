import type { Counts } from "../../stats/counts.ts";
import { formatShare } from "../../stats/decimal.ts";
import { formatPercent } from "../../stats/rational.ts";
import { printable } from "../../text/printable.ts";
import type { Coverage, MissingNames, RunCoverage } from "./coverage.ts";
import type { GateOptions } from "./gate-options.ts";

/** How many names a sentence holds. */
const MOST_NAMES = 8;

/**
 * Why two runs share too little, or saw too little, for anything to be concluded; one sentence each, with
 * what is missing. Empty where every floor holds. No option but the floors themselves changes it.
 */
export function brokenFloors(
  coverage: Coverage,
  {
    minShared,
    minAssessed,
    maxUnobserved,
  }: Pick<GateOptions, "minShared" | "minAssessed" | "maxUnobserved">,
): string[] {
  return [
    // Where nothing was assessed that alone is said: everything else follows from it.
    ...(coverage.new.assessed === 0 ? [] : tooLittleShared(coverage, minShared)),
    ...tooLittleAssessed(coverage.old, minAssessed),
    ...tooLittleSeen("old", coverage.old, maxUnobserved),
    ...tooLittleSeen("new", coverage.new, maxUnobserved),
  ];
}

/** Whether fewer cases or trials are shared than the floor asks for. */
export function sharesTooLittle(coverage: Coverage, minShared: number): boolean {
  return tooLittleShared(coverage, minShared).length > 0;
}

function tooLittleShared(
  { sharedTrials, sharedCells, exact, missing }: Coverage,
  floor: number,
): string[] {
  const below = ({ k, n }: Counts): boolean => n > 0 && k < floor * n;
  const what = below(sharedTrials)
    ? ([sharedTrials, "trials"] as const)
    : sharedCells !== null && below(sharedCells)
      ? ([sharedCells, "cases"] as const)
      : null;
  if (what === null) return [];
  const [{ k, n }, unit] = what;
  const share = `${formatPercent(k, n)}% are shared, the floor is ${formatShare(floor)}% (--min-shared)`;
  return [
    `${exact ? "" : "at least "}${n - k} of ${n} ${unit} of the old run have no counterpart in the new one; ${share}${missingNames(missing)}`,
  ];
}

function missingNames(missing: readonly MissingNames[]): string {
  if (missing.length === 0) return "";
  const parts = missing.map(({ dimension, names, of }) => {
    const shown = names.slice(0, MOST_NAMES).map(printable).join(", ");
    const more = names.length > MOST_NAMES ? `, and ${names.length - MOST_NAMES} more` : "";
    return `${names.length} of ${of} ${dimension}s (${shown}${more})`;
  });
  return `; missing: ${parts.join("; ")}`;
}

function tooLittleAssessed({ assessed, failed, unobserved }: RunCoverage, floor: number): string[] {
  const all = assessed + failed + unobserved;
  if (assessed === 0 || assessed >= floor * all || failed === 0) return [];
  return [
    `only ${assessed} of ${all} trials of the old run could be assessed (${formatPercent(assessed, all)}%), less than the ${formatShare(floor)}% of a baseline (--min-assessed); ${failed} failed`,
  ];
}

function tooLittleSeen(
  run: "old" | "new",
  { assessed, failed, unobserved }: RunCoverage,
  most: number,
): string[] {
  const all = assessed + failed + unobserved;
  if (unobserved === 0 || unobserved <= most * all) return [];
  return [
    `in ${unobserved} of ${all} trials of the ${run} run nobody could see what the agent did (${formatPercent(unobserved, all)}%), more than --max-unobserved allows (${formatShare(most)}%)`,
  ];
}
