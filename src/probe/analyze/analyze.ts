import { BacktrailError } from "../../formats/error.ts";
import { type ClusterInterval, clusterInterval } from "../../stats/cluster.ts";
import { adjust, type Correction } from "../../stats/multiplicity.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { cohenH, newcombe, twoProportionZ } from "../../stats/two-proportions.ts";
import type { Interval } from "../../stats/wilson.ts";
import type { Cell } from "../results/cells.ts";
import { byKnownOrder, CHANNEL_ORDER, DEFENSE_ORDER } from "../results/name-order.ts";
import {
  type Dimension,
  type Group,
  groupsOf,
  KIND_NAMES,
  type Report,
  totalOf,
} from "../results/report.ts";
import {
  type AttackRates,
  addTally,
  attackRates,
  emptyTally,
  type Tally,
} from "../results/tally.ts";

export interface AnalyzeOptions {
  /** Correction of the p values of the channels, which are one family. */
  readonly correction: Correction;
  /** Whose trials are alike: adds a cluster-robust interval to each rate. */
  readonly cluster: "carrier" | "probe" | null;
}

/** The leak rate of a group. */
export interface AnalyzedGroup extends Rate {
  readonly name: string;
  readonly errors: number;
  readonly robust: ClusterInterval | null;
}

/** A channel against the baseline channel, email. */
export interface ChannelTest {
  readonly channel: string;
  /** Pooled two-proportion z test, two-sided; 1 when it is not defined. */
  readonly p: number;
  readonly pAdjusted: number;
  /** Difference of the rates, channel minus email, with Newcombe's interval. */
  readonly difference: number;
  readonly ci: Interval | null;
  readonly cohensH: number;
}

export interface Analysis {
  readonly total: AnalyzedGroup;
  readonly tally: Tally;
  readonly rates: AttackRates;
  readonly deliveryKnown: boolean;
  readonly byDefense: readonly AnalyzedGroup[];
  readonly byChannel: readonly AnalyzedGroup[];
  readonly byProbe: readonly AnalyzedGroup[];
  readonly byCarrier: readonly AnalyzedGroup[];
  /** Channels other than the baseline; empty without trials in the baseline. */
  readonly channelTests: readonly ChannelTest[];
  readonly correction: Correction;
  readonly cluster: AnalyzeOptions["cluster"];
}

const BASELINE = "email";

/**
 * Leak rates of one injection scan, overall and by defence, channel, probe and carrier.
 * @throws BacktrailError with code `format` for a report of another kind.
 */
export function analyze(report: Report, options: AnalyzeOptions): Analysis {
  const { cells } = report;
  if (report.kind !== "injection" || cells === null) {
    throw new BacktrailError({
      code: "format",
      where: report.where,
      message: `reports ${KIND_NAMES[report.kind]}; analyze reads injection scans (tables reads utility scans too)`,
    });
  }
  const groups = (by: Dimension): AnalyzedGroup[] =>
    [...groupsOf(report, by)].map(([name, group]) => analyzed(name, group, options.cluster));
  const tally = emptyTally();
  for (const cell of cells) addTally(tally, cell.tally);
  const byChannel = ordered(groups("channel"), CHANNEL_ORDER);
  return {
    total: analyzed("overall", totalOf(report), options.cluster),
    tally,
    rates: attackRates(tally),
    deliveryKnown: report.deliveryKnown,
    byDefense: ordered(groups("defense"), DEFENSE_ORDER),
    byChannel,
    byProbe: worstFirst(groups("probe")),
    byCarrier: worstFirst(groups("carrier")),
    channelTests: channelTests(byChannel, options.correction),
    correction: options.correction,
    cluster: options.cluster,
  };
}

function analyzed(name: string, group: Group, cluster: AnalyzeOptions["cluster"]): AnalyzedGroup {
  return {
    name,
    ...rateOf(group.k, group.n),
    errors: group.errors,
    robust: cluster === null ? null : clusterInterval(clustersOf(group.cells ?? [], cluster)),
  };
}

function clustersOf(cells: readonly Cell[], by: "carrier" | "probe"): { k: number; n: number }[] {
  const clusters = new Map<string, { k: number; n: number }>();
  for (const cell of cells) {
    const name = by === "carrier" ? cell.carrier : cell.instruction;
    const cluster = clusters.get(name) ?? { k: 0, n: 0 };
    cluster.k += cell.positives;
    cluster.n += cell.n;
    clusters.set(name, cluster);
  }
  return [...clusters.values()];
}

function ordered(groups: readonly AnalyzedGroup[], order: readonly string[]): AnalyzedGroup[] {
  const compare = byKnownOrder(order);
  return groups.toSorted((a, b) => compare(a.name, b.name));
}

/** Highest rate first; equal rates keep the order of the file, groups without a rate come last. */
function worstFirst(groups: readonly AnalyzedGroup[]): AnalyzedGroup[] {
  return groups.toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1));
}

function channelTests(
  channels: readonly AnalyzedGroup[],
  correction: Correction,
): readonly ChannelTest[] {
  const email = channels.find((channel) => channel.name === BASELINE);
  if (email === undefined || email.n === 0) return [];
  const others = channels.filter((channel) => channel !== email && channel.n > 0);
  const raw = others.map((channel) => twoProportionZ(email, channel).p);
  const adjusted = adjust(raw, correction);
  return others.map((channel, at) => {
    const difference = (channel.rate ?? 0) - (email.rate ?? 0);
    return {
      channel: channel.name,
      p: raw[at] ?? 1,
      pAdjusted: adjusted[at] ?? 1,
      difference,
      ci: newcombe(email, channel),
      cohensH: cohenH(email.rate ?? 0, channel.rate ?? 0),
    };
  });
}
