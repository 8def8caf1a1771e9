import type { Fingerprints } from "../../formats/injection-results.ts";
import type { Cell } from "../results/cells.ts";
import type { Report } from "../results/report.ts";

/** What a difference between two runs does to their comparison. */
export type Effect =
  /** Said, for it is what many a comparison is about. */
  | "noted"
  /** Only what both runs share is compared. */
  | "reduced"
  /** No headline: the change may be the instrument's, a judge's or another text's. */
  | "refused";

/** A part in which two runs differ. */
export interface Difference {
  readonly part:
    | "battery"
    | "scenarios"
    | "judge"
    | "target"
    | "model"
    | "probes"
    | "carriers"
    | "defenses"
    | "tasks"
    | "attacks";
  readonly old: string;
  readonly new: string;
  readonly effect: Effect;
}

const SINGLE = [
  ["judge", "refused"],
  ["scenarios", "refused"],
  ["battery", "reduced"],
  ["target", "noted"],
  ["model", "noted"],
] as const;

const MAPS = ["probes", "carriers", "defenses", "tasks", "attacks"] as const;

/** The parts in which two runs are known to differ; what one of them does not tell is not known. */
export function differences(before: Report, after: Report): Difference[] {
  const old = before.fingerprints;
  const now = after.fingerprints;
  const found: Difference[] = [];
  for (const [part, effect] of SINGLE) {
    const [a, b] = [old[part], now[part]];
    if (a !== undefined && b !== undefined && a !== b) found.push({ part, old: a, new: b, effect });
  }
  const foreign = otherTexts(before, after);
  if (foreign !== null) found.push(foreign);
  for (const part of MAPS) {
    const changed = changedNames(old[part], now[part]);
    if (changed.length > 0) {
      found.push({ part, old: changed.join(", "), new: "other text", effect: "reduced" });
    }
  }
  return found;
}

/**
 * Reports of this project and of the Python original have the same names for other texts. Only where
 * one of them is known to be ours and the other to have the original's form: a table that was cut down
 * by hand is compared, and it is said what is not known.
 */
function otherTexts(before: Report, after: Report): Difference | null {
  const ours = (report: Report): string | undefined =>
    report.foreign ? undefined : report.fingerprints.battery;
  const [a, b] = [ours(before), ours(after)];
  const theirs = "the original's, or none that is told";
  if (a !== undefined && after.foreign)
    return { part: "battery", old: a, new: theirs, effect: "refused" };
  if (b !== undefined && before.foreign)
    return { part: "battery", old: theirs, new: b, effect: "refused" };
  return null;
}

/** The parts of which at least one of two runs does not tell what it was made with. */
export function unknownParts(before: Report, after: Report): string[] {
  const parts = SINGLE.map(([part]) => part).filter((part) =>
    before.kind === "scan" ? part !== "model" && part !== "scenarios" : part !== "scenarios",
  );
  return parts.filter(
    (part) => before.fingerprints[part] === undefined || after.fingerprints[part] === undefined,
  );
}

function changedNames(
  old: Readonly<Record<string, string>> | undefined,
  now: Readonly<Record<string, string>> | undefined,
): string[] {
  if (old === undefined || now === undefined) return [];
  return Object.keys(old).filter((name) => Object.hasOwn(now, name) && old[name] !== now[name]);
}

/** Whether two lists hold the same cells in the same order, as two runs of one battery mostly do. */
function inStep(before: readonly Cell[], after: readonly Cell[]): boolean {
  return before.length === after.length && before.every(({ id }, at) => after[at]?.id === id);
}

/** Cells of both reports that stand for the same thing in both: same names, and no text known to differ. */
export function commonCells(
  before: Report,
  after: Report,
): { readonly old: readonly Cell[]; readonly new: readonly Cell[] } {
  const same = sameTexts(before.fingerprints, after.fingerprints);
  if (
    before.cells &&
    after.cells &&
    inStep(before.cells, after.cells) &&
    before.cells.every(same)
  ) {
    return { old: before.cells, new: after.cells };
  }
  const old = (before.cells ?? []).filter(same);
  const now = (after.cells ?? []).filter(same);
  const oldIds = new Set(old.map(({ id }) => id));
  const newIds = new Set(now.map(({ id }) => id));
  return {
    old: old.filter(({ id }) => newIds.has(id)),
    new: now.filter(({ id }) => oldIds.has(id)),
  };
}

/** Cells of a report of which it is known that the other run had another text under their name. */
export function rewordedCells(before: Report, after: Report): Cell[] {
  const same = sameTexts(before.fingerprints, after.fingerprints);
  return (after.cells ?? []).filter((cell) => !same(cell));
}

function sameTexts(old: Fingerprints, now: Fingerprints): (cell: Cell) => boolean {
  const changed = {
    instruction: new Set(changedNames(old.probes, now.probes)),
    carrier: new Set(changedNames(old.carriers, now.carriers)),
    defense: new Set(changedNames(old.defenses, now.defenses)),
    task: new Set(changedNames(old.tasks, now.tasks)),
    attack: new Set(changedNames(old.attacks, now.attacks)),
  };
  return (cell) =>
    !changed.instruction.has(cell.instruction) &&
    !changed.attack.has(cell.instruction) &&
    !changed.carrier.has(cell.carrier) &&
    !changed.defense.has(cell.defense) &&
    !changed.task.has(cell.task);
}
