import { BacktrailError } from "../../formats/error.ts";
import { isAssessed } from "../../formats/outcome.ts";
import { count, emptyTally, type Tally } from "./tally.ts";
import type { InjectionTrial, Trial, UtilityTrial } from "./trial.ts";

/** Names of what was tried; a cell's repeats share all of them. */
export interface CellKey {
  readonly defense: string;
  readonly carrier: string;
  readonly channel: string;
  readonly instruction: string;
  readonly category: string;
  readonly task: string;
}

/** All repeats of one cell: of one probe in one carrier under one defence, or of one task. */
export interface Cell extends CellKey {
  /** Identity across runs: made of all its names. */
  readonly id: string;
  /** Leaks of an injection scan, successes of a utility scan. */
  positives: number;
  /** Assessed trials. */
  n: number;
  /** Trials that failed. */
  errors: number;
  /** Trials that ran, but in which nobody could see what the agent did, or would have seen nothing but an act. */
  unobserved: number;
  /** Outcomes; empty for a utility scan. */
  readonly tally: Tally;
  /** Position of the first assessed trial in the file, or Infinity. */
  firstAssessed: number;
}

/** Trials added up per cell: what comparisons need, however many rows the file has. */
export interface CellTable {
  /** @param times how many trials like this one there were, one after another */
  readonly add: (trial: Trial, times?: number) => void;
  /** Cells in order of their first assessed trial, cells without one last. */
  readonly cells: () => Cell[];
  readonly rows: () => number;
  readonly kind: () => "injection" | "utility" | null;
  /** Whether any trial told whether its payload was delivered. */
  readonly deliveryKnown: () => boolean;
  /** Whether any trial says that it was simulated. */
  readonly simulated: () => boolean;
}

type ByCategory = Map<string, Cell>;
type ByChannel = Map<string, ByCategory>;
type ByProbe = Map<string, ByChannel>;
type ByCarrier = Map<string, ByProbe>;

/** A battery has thousands of cells at most; a file with more names than that is not one. */
const MOST_CELLS = 200_000;

/**
 * An empty table.
 * @param where path for the message of a file with more cells than any battery has
 */
export function cellTable(where: string): CellTable {
  // Long: a table whose state are its locals: a row is counted without an object for it.
  const injection: Map<string, ByCarrier> = new Map();
  const utility = new Map<string, Map<string, Cell>>();
  const all: Cell[] = [];
  let rows = 0;
  let kind: "injection" | "utility" | null = null;
  let deliveryKnown = false;
  let simulated = false;

  let last: Cell | undefined;

  const keep = (cell: Cell): Cell => {
    if (all.length === MOST_CELLS) {
      throw new BacktrailError({
        code: "format",
        where,
        message: `holds more than ${MOST_CELLS} different combinations of defence, carrier and probe; does one of these columns hold free text?`,
      });
    }
    all.push(cell);
    return cell;
  };

  const injectionCell = (trial: InjectionTrial): Cell => {
    // The repeats of a cell stand one under another.
    if (last !== undefined && isOf(trial, last)) return last;
    last = findInjectionCell(trial);
    return last;
  };

  const findInjectionCell = (trial: InjectionTrial): Cell => {
    const byCarrier = nested(injection, trial.defense, newMap<ByProbe>);
    const byProbe = nested(byCarrier, trial.carrier, newMap<ByChannel>);
    const byChannel = nested(byProbe, trial.instruction, newMap<ByCategory>);
    const byCategory = nested(byChannel, trial.channel, newMap<Cell>);
    return nested(byCategory, trial.category, () => keep(newCell({ ...trial, task: "" })));
  };

  const utilityCell = (trial: UtilityTrial): Cell =>
    nested(nested(utility, trial.defense, newMap<Cell>), trial.task, () =>
      keep(newCell({ ...NO_NAMES, defense: trial.defense, task: trial.task })),
    );

  return {
    add: (trial, times = 1) => {
      const row = rows + 1;
      rows += times;
      kind = trial.kind;
      if (trial.simulated) simulated = true;
      if (trial.kind === "injection") {
        const cell = injectionCell(trial);
        const { oneSided = false } = trial;
        count(cell.tally, trial.outcome, trial.payloadSent, oneSided, times);
        if (trial.payloadSent !== null || trial.outcome === "not_delivered") deliveryKnown = true;
        if (oneSided && trial.outcome === "acted") cell.unobserved += times;
        else if (trial.outcome === "error" || isAssessed(trial.outcome)) {
          const positive = trial.outcome === "error" ? null : trial.outcome === "acted";
          addResult(cell, positive, row, times);
        } else cell.unobserved += times;
      } else if (trial.unobserved === true) {
        utilityCell(trial).unobserved += times;
      } else {
        addResult(utilityCell(trial), trial.success, row, times);
      }
    },
    cells: () => all.toSorted((a, b) => compareNumbers(a.firstAssessed, b.firstAssessed)),
    rows: () => rows,
    kind: () => kind,
    deliveryKnown: () => deliveryKnown,
    simulated: () => simulated,
  };
}

function isOf(trial: InjectionTrial, cell: Cell): boolean {
  return (
    trial.instruction === cell.instruction &&
    trial.carrier === cell.carrier &&
    trial.defense === cell.defense &&
    trial.channel === cell.channel &&
    trial.category === cell.category
  );
}

function addResult(cell: Cell, positive: boolean | null, row: number, times: number): void {
  if (positive === null) {
    cell.errors += times;
    return;
  }
  cell.n += times;
  if (positive) cell.positives += times;
  if (row < cell.firstAssessed) cell.firstAssessed = row;
}

const NO_NAMES: CellKey = {
  defense: "",
  carrier: "",
  channel: "",
  instruction: "",
  category: "",
  task: "",
};

/** Identity of a cell across runs. */
export function cellId({
  defense,
  carrier,
  instruction,
  task,
  category,
  channel,
}: CellKey): string {
  return JSON.stringify([defense, carrier, instruction, task, category, channel]);
}

function newCell(key: CellKey): Cell {
  return {
    id: cellId(key),
    defense: key.defense,
    carrier: key.carrier,
    channel: key.channel,
    instruction: key.instruction,
    category: key.category,
    task: key.task,
    positives: 0,
    n: 0,
    errors: 0,
    unobserved: 0,
    tally: emptyTally(),
    firstAssessed: Number.POSITIVE_INFINITY,
  };
}

function nested<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

function newMap<V>(): Map<string, V> {
  return new Map();
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
