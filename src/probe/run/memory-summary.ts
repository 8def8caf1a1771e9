import type { DefencePlace } from "../../formats/memory-results.ts";
import type { MemoryArm } from "../../formats/memory-scenario.ts";
import type { MemoryRecord } from "../../formats/trial-journal.ts";
import type { Rate } from "../../stats/rate.ts";
import { type AttackRates, attackRates, count, emptyTally, type Tally } from "../results/tally.ts";
import { ErrorReasons } from "./error-reasons.ts";
import { type Effort, NO_EFFORT, withTrial } from "./injection-summary.ts";
import { Funnel, type FunnelStage } from "./memory-funnel.ts";
import { MemoryPairs, type RightReason, type StageChange } from "./memory-pairs.ts";

/** The attack trials of one defence, or of a part of them. */
export interface MemoryGroup {
  readonly name: string;
  readonly tally: Tally;
  readonly rates: AttackRates;
  readonly funnel: readonly FunnelStage[];
  /** Trials that a defence stopped first at this place. */
  readonly stopped: Readonly<Record<DefencePlace, number>>;
  /** Trials whose first session did already what was planted. */
  readonly actedAtOnce: number;
}

/** What an honest twin came to: remembered and used, of those assessed. */
export interface TwinGroup {
  readonly arm: MemoryArm;
  readonly kept: Rate;
  readonly stopped: number;
  readonly errors: number;
  readonly unobserved: number;
}

export interface MemoryDefenseSummary {
  readonly name: string;
  readonly attack: MemoryGroup;
  readonly twins: readonly TwinGroup[];
  /** Beside the first defence of the run; empty for that one. */
  readonly changes: readonly StageChange[];
  readonly rightReason: RightReason | null;
  readonly byScenario: readonly MemoryGroup[];
  readonly byFill: readonly MemoryGroup[];
  readonly effort: Effort;
}

export interface MemorySummary {
  /** In the order of the results; `none` or the first is what the others are set beside. */
  readonly byDefense: readonly MemoryDefenseSummary[];
  readonly baseDefense: string | null;
  /** Of all arms and defences. */
  readonly tally: Tally;
  readonly effort: Effort;
  readonly errorReasons: readonly { readonly reason: string; readonly n: number }[];
  readonly prefilled: boolean;
}

/** Adds up a memory scan from its records, holding counts and a few flags a cell. */
export async function summarizeMemory(
  records: AsyncIterable<MemoryRecord>,
): Promise<MemorySummary> {
  const defenses = new Map<string, DefenseAdder>();
  const reasons = new ErrorReasons();
  const tally = emptyTally();
  let effort = NO_EFFORT;
  let prefilled = false;
  for await (const record of records) {
    const { defense, outcome, reason, note } = record.row;
    const adder = defenses.get(defense) ?? new DefenseAdder(defense);
    defenses.set(defense, adder);
    adder.add(record);
    count(tally, outcome, null);
    if (outcome !== "error") effort = withTrial(effort, record, record.row.costUsd);
    prefilled ||= note.split(" ").includes("prefilled");
    if (outcome === "error") reasons.add(reason);
  }
  const [first] = defenses.values();
  const base = defenses.get("none") ?? first ?? null;
  return {
    byDefense: [...defenses.values()].map((adder) => adder.summary(base)),
    baseDefense: base?.name ?? null,
    tally,
    effort,
    errorReasons: reasons.top(),
    prefilled,
  };
}

class DefenseAdder {
  readonly name: string;
  readonly #attack: GroupAdder;
  readonly #scenarios = new Map<string, GroupAdder>();
  readonly #fills = new Map<string, GroupAdder>();
  readonly #twins = new Map<MemoryArm, { tally: Tally; stopped: number }>();
  readonly #pairs = new MemoryPairs();
  #effort: Effort = NO_EFFORT;

  constructor(name: string) {
    this.name = name;
    this.#attack = new GroupAdder(name);
  }

  add(record: MemoryRecord): void {
    const { row } = record;
    this.#pairs.add(row);
    if (row.outcome !== "error") this.#effort = withTrial(this.#effort, record, row.costUsd);
    if (row.arm === "attack") {
      this.#attack.add(record);
      groupIn(this.#scenarios, row.scenario).add(record);
      groupIn(this.#fills, String(row.fill)).add(record);
      return;
    }
    const twin = this.#twins.get(row.arm) ?? { tally: emptyTally(), stopped: 0 };
    this.#twins.set(row.arm, twin);
    count(twin.tally, row.outcome, null);
    if (row.stoppedAt !== null) twin.stopped += 1;
  }

  summary(base: DefenseAdder | null): MemoryDefenseSummary {
    return {
      name: this.name,
      attack: this.#attack.group(),
      twins: [...this.#twins].map(([arm, { tally, stopped }]) => ({
        arm,
        kept: attackRates(tally).overAssessed,
        stopped,
        errors: tally.error,
        unobserved: tally.not_observed,
      })),
      changes: base === null || base === this ? [] : this.#pairs.changesFrom(base.#pairs),
      rightReason: this.#pairs.rightReason(),
      byScenario: [...this.#scenarios.values()].map((group) => group.group()),
      byFill: [...this.#fills.values()].map((group) => group.group()),
      effort: this.#effort,
    };
  }
}

function groupIn(groups: Map<string, GroupAdder>, name: string): GroupAdder {
  const group = groups.get(name) ?? new GroupAdder(name);
  groups.set(name, group);
  return group;
}

class GroupAdder {
  readonly #name: string;
  readonly #tally = emptyTally();
  readonly #funnel = new Funnel();
  readonly #stopped: Record<DefencePlace, number> = { read: 0, write: 0, recall: 0, act: 0 };
  #actedAtOnce = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add({ row }: MemoryRecord): void {
    count(this.#tally, row.outcome, row.stages.exposed.state === "reached");
    this.#funnel.add(row);
    if (row.stoppedAt !== null) this.#stopped[row.stoppedAt] += 1;
    if (row.actedAtOnce) this.#actedAtOnce += 1;
  }

  group(): MemoryGroup {
    return {
      name: this.#name,
      tally: { ...this.#tally },
      rates: attackRates(this.#tally),
      funnel: this.#funnel.stages(),
      stopped: { ...this.#stopped },
      actedAtOnce: this.#actedAtOnce,
    };
  }
}
