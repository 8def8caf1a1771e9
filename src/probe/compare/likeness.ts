import type { Fingerprints } from "../../formats/injection-results.ts";
import type { Cell } from "../results/cells.ts";
import type { Report } from "../results/report.ts";

/** What a difference between two runs does to their comparison. */
export type Effect =
  /** Said, for it is what many a comparison is about. */
  | "noted"
  /** Only what both runs share is compared. */
  | "reduced"
  /** No headline: the change may be the instrument's. */
  | "refused";

/** A part in which two runs differ. */
export interface Difference {
  readonly part:
    | "battery"
    | "judge"
    | "target"
    | "model"
    | "probes"
    | "carriers"
    | "defenses"
    | "tasks";
  readonly old: string;
  readonly new: string;
  readonly effect: Effect;
}

const SINGLE = [
  ["judge", "refused"],
  ["battery", "reduced"],
  ["target", "noted"],
  ["model", "noted"],
] as const;

const MAPS = ["probes", "carriers", "defenses", "tasks"] as const;

/** The parts in which two runs are known to differ; what one of them does not tell is not known. */
export function differences(before: Report, after: Report): Difference[] {
  const old = before.fingerprints;
  const now = after.fingerprints;
  const found: Difference[] = [];
  for (const [part, effect] of SINGLE) {
    const [a, b] = [old[part], now[part]];
    if (a !== undefined && b !== undefined && a !== b) found.push({ part, old: a, new: b, effect });
  }
  for (const part of MAPS) {
    const changed = changedNames(old[part], now[part]);
    if (changed.length > 0) {
      found.push({ part, old: changed.join(", "), new: "other text", effect: "reduced" });
    }
  }
  return found;
}

/** The parts of which at least one of two runs does not tell what it was made with. */
export function unknownParts(before: Report, after: Report): string[] {
  return SINGLE.map(([part]) => part).filter(
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

/** Identity of a cell across runs. */
export function cellId(cell: Cell): string {
  return JSON.stringify([
    cell.defense,
    cell.carrier,
    cell.instruction,
    cell.task,
    cell.category,
    cell.channel,
  ]);
}

/** Cells of both reports that stand for the same thing in both: same names, and no text known to differ. */
export function commonCells(
  before: Report,
  after: Report,
): { readonly old: Cell[]; readonly new: Cell[] } {
  const same = sameTexts(before.fingerprints, after.fingerprints);
  const oldIds = new Set((before.cells ?? []).filter(same).map(cellId));
  const newIds = new Set((after.cells ?? []).filter(same).map(cellId));
  return {
    old: (before.cells ?? []).filter((cell) => same(cell) && newIds.has(cellId(cell))),
    new: (after.cells ?? []).filter((cell) => same(cell) && oldIds.has(cellId(cell))),
  };
}

function sameTexts(old: Fingerprints, now: Fingerprints): (cell: Cell) => boolean {
  const changed = {
    instruction: new Set(changedNames(old.probes, now.probes)),
    carrier: new Set(changedNames(old.carriers, now.carriers)),
    defense: new Set(changedNames(old.defenses, now.defenses)),
    task: new Set(changedNames(old.tasks, now.tasks)),
  };
  return (cell) =>
    !changed.instruction.has(cell.instruction) &&
    !changed.carrier.has(cell.carrier) &&
    !changed.defense.has(cell.defense) &&
    !changed.task.has(cell.task);
}
