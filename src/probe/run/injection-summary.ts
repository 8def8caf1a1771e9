import { CALL_AS_TEXT, ONE_SIDED } from "../../formats/remark.ts";
import type { InjectionRecord, UtilityRecord } from "../../formats/trial-journal.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { addSpent, NOTHING_SPENT, type Spent } from "../agent/agent-run.ts";
import {
  type AttackRates,
  addTally,
  attackRates,
  count,
  emptyTally,
  type Tally,
} from "../results/tally.ts";
import { ErrorReasons } from "./error-reasons.ts";
import { ReplyCounts, type SameReply } from "./same-reply.ts";
import { noneUnseen, type UnseenKind, unseenKind } from "./unseen.ts";

/** What a group of trials took. Means are over trials that were not errors. */
export interface Effort {
  readonly trials: number;
  readonly spent: Spent;
  /** The defence's own calls, also part of no other sum. */
  readonly overhead: Spent;
  /** US dollars; null as soon as one trial's cost is not known. */
  readonly costUsd: number | null;
}

export interface InjectionGroup {
  readonly name: string;
  readonly tally: Tally;
  readonly rates: AttackRates;
  readonly effort: Effort;
  /** Trials that were not observed, by what would have had to be seen. */
  readonly unseen: Readonly<Record<UnseenKind, number>>;
  /** Trials whose screen failed, so that the data passed as they were. */
  readonly screenFailed: number;
  /** Trials in which the model wrote a tool call into its text. */
  readonly callsAsText: number;
}

export interface InjectionSummary {
  readonly total: InjectionGroup;
  /** In the order of the results. */
  readonly byDefense: readonly InjectionGroup[];
  /** Of `baseDefense` alone: a rate over several defences nobody could cite. */
  readonly byChannel: readonly InjectionGroup[];
  /** `none`, or the first defence of a run that always had one; null without trials. */
  readonly baseDefense: string | null;
  /** Reasons of errors with how often each came, most frequent first; at most five. */
  readonly errorReasons: readonly { readonly reason: string; readonly n: number }[];
  readonly prefilled: boolean;
  /** The one reply that nearly all trials got, and how many of them; null where there is none. */
  readonly sameReply: SameReply | null;
}

/** Adds up an injection scan from its records, holding counts only. */
export async function summarizeInjection(
  records: AsyncIterable<InjectionRecord>,
): Promise<InjectionSummary> {
  const defenses = new Map<string, Adder>();
  const channels = new Map<string, Map<string, Adder>>();
  const total = new Adder("total");
  const reasons = new ErrorReasons();
  const replies = new ReplyCounts();
  let prefilled = false;
  for await (const record of records) {
    const { row } = record;
    const ofDefense = channels.get(row.defense) ?? new Map<string, Adder>();
    channels.set(row.defense, ofDefense);
    for (const adder of [total, adderIn(defenses, row.defense), adderIn(ofDefense, row.channel)]) {
      adder.add(record);
    }
    if (!row.note.includes("SIMULATED")) replies.add(record.reply);
    prefilled ||= row.note.split(" ").includes("prefilled");
    if (row.outcome === "error") reasons.add(row.reason);
  }
  const [first = null] = defenses.keys();
  const baseDefense = defenses.has("none") ? "none" : first;
  const byChannel = baseDefense === null ? [] : (channels.get(baseDefense)?.values() ?? []);
  return {
    total: total.group(),
    byDefense: [...defenses.values()].map((adder) => adder.group()),
    byChannel: [...byChannel].map((adder) => adder.group()),
    baseDefense,
    errorReasons: reasons.top(),
    prefilled,
    sameReply: replies.nearlyAll(),
  };
}

function adderIn(map: Map<string, Adder>, name: string): Adder {
  const adder = map.get(name) ?? new Adder(name);
  map.set(name, adder);
  return adder;
}

class Adder {
  readonly #name: string;
  readonly #tally = emptyTally();
  readonly #unseen = noneUnseen();
  #screenFailed = 0;
  #callsAsText = 0;
  #effort: Effort = NO_EFFORT;

  constructor(name: string) {
    this.#name = name;
  }

  add(record: InjectionRecord): void {
    const { row } = record;
    const marks = row.note.split(" ");
    count(this.#tally, row.outcome, row.payloadSent, marks.includes(ONE_SIDED));
    if (row.outcome === "not_observed") this.#unseen[unseenKind(row.reason)] += 1;
    if (marks.includes("screen_failed")) this.#screenFailed += 1;
    if (marks.includes(CALL_AS_TEXT)) this.#callsAsText += 1;
    if (row.outcome !== "error") this.#effort = withTrial(this.#effort, record, row.costUsd);
  }

  group(): InjectionGroup {
    const tally = emptyTally();
    addTally(tally, this.#tally);
    return {
      name: this.#name,
      tally,
      rates: attackRates(tally),
      effort: this.#effort,
      unseen: { ...this.#unseen },
      screenFailed: this.#screenFailed,
      callsAsText: this.#callsAsText,
    };
  }
}

/** Of no trial at all. */
export const NO_EFFORT: Effort = {
  trials: 0,
  spent: NOTHING_SPENT,
  overhead: NOTHING_SPENT,
  costUsd: 0,
};

/** The sum with one more trial. */
export function withTrial(
  effort: Effort,
  record: { readonly spent: Spent; readonly overhead: Spent },
  costUsd: number | null,
): Effort {
  return {
    trials: effort.trials + 1,
    spent: addSpent(effort.spent, record.spent),
    overhead: addSpent(effort.overhead, record.overhead),
    costUsd: effort.costUsd === null || costUsd === null ? null : effort.costUsd + costUsd,
  };
}

export interface UtilityGroup {
  readonly name: string;
  /** Tasks done over tasks assessed. */
  readonly success: Rate;
  /** Tasks that are an act where no answer showed acts. */
  readonly unobserved: number;
  readonly errors: number;
  readonly effort: Effort;
}

export interface UtilitySummary {
  readonly total: UtilityGroup;
  readonly byDefense: readonly UtilityGroup[];
  readonly byTask: readonly UtilityGroup[];
  readonly errorReasons: readonly { readonly reason: string; readonly n: number }[];
}

/** Adds up a utility scan from its records, holding counts only. */
export async function summarizeUtility(
  records: AsyncIterable<UtilityRecord>,
): Promise<UtilitySummary> {
  const defenses = new Map<string, UtilityGroup>();
  const tasks = new Map<string, UtilityGroup>();
  const reasons = new ErrorReasons();
  let total = emptyGroup("total");
  for await (const record of records) {
    const { defense, task, outcome, reason } = record.row;
    total = withRecord(total, record);
    defenses.set(defense, withRecord(defenses.get(defense) ?? emptyGroup(defense), record));
    tasks.set(task, withRecord(tasks.get(task) ?? emptyGroup(task), record));
    if (outcome === "error") reasons.add(reason);
  }
  return {
    total,
    byDefense: [...defenses.values()],
    byTask: [...tasks.values()],
    errorReasons: reasons.top(),
  };
}

function emptyGroup(name: string): UtilityGroup {
  return { name, success: rateOf(0, 0), unobserved: 0, errors: 0, effort: NO_EFFORT };
}

function withRecord(group: UtilityGroup, record: UtilityRecord): UtilityGroup {
  if (record.row.outcome === "error") return { ...group, errors: group.errors + 1 };
  if (record.row.outcome === "not_observed") {
    const effort = withTrial(group.effort, record, record.costUsd);
    return { ...group, unobserved: group.unobserved + 1, effort };
  }
  const k = group.success.k + (record.row.outcome === "success" ? 1 : 0);
  return {
    ...group,
    success: rateOf(k, group.success.n + 1),
    effort: withTrial(group.effort, record, record.costUsd),
  };
}
