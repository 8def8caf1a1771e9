import { CHANNELS } from "../../formats/pab.ts";
import type { Random } from "../../random/random.ts";
import { at } from "../../text/at.ts";
import type { HopStep, PlantStep, Scenario, Seed, Step } from "../harvest/scenario.ts";
import type { Channel, Transform } from "../model.ts";
import { AUTHORITY_TIER, isTrusted, tierRank } from "../model.ts";
import { VISIBLE_HOPS } from "../score/chain.ts";
import { drawPerson } from "./anchors.ts";
import { ambient, drawDecoy } from "./decoys.ts";
import { drawActor, drawCarrier, drawFrame, type Setting } from "./envelope.ts";
import type { Request } from "./request.ts";
import { fillPhrase } from "./vocabulary.ts";
import { CARRIERS } from "./words/carriers.ts";

/** Decoys in every trace. */
export const DECOYS_A_TRACE = 12;

/** One instruction with its way through a trace. */
export interface Journey {
  readonly seed: Seed;
  readonly request: Request;
  /** The order that the seed's text changes a detail of, or null. */
  readonly base: string | null;
  readonly origin: Channel;
  readonly route: readonly Transform[];
}

/**
 * A trace as a scenario: twelve decoys in a row, and every event of a journey put between two of
 * them, so that at least one stands in each gap and two before any origin. Which channels the
 * decoys use does not depend on the origins: the channels of all planted and unrelated events are
 * drawn first and the origins take theirs out of them.
 */
export function drawScenario(
  traceId: string,
  journeys: readonly Journey[],
  setting: Setting,
  random: Random,
): Scenario {
  const channels = decoyChannels(
    journeys.map(({ origin }) => origin),
    random,
  );
  const steps: Step[][] = channels.map((channel) => [
    drawDecoy(random.pick(journeys).request, channel, setting, random),
  ]);
  const taken = new Set<number>();
  for (const journey of random.shuffle(journeys)) {
    const places = drawPlaces(journeyLength(journey), random);
    const at = journey.base === null ? null : baseAmong(channels, places[1] ?? 0, taken, random);
    if (at !== null && journey.base !== null) {
      taken.add(at);
      const channel = channels[at] ?? "user";
      steps[at] = [ambient(journey.base, channel, setting, random), ...(steps[at] ?? []).slice(1)];
    }
    const altersTrusted = at !== null && isTrusted(channels[at] ?? "web");
    const events = journeyEvents(
      { ...journey, seed: { ...journey.seed, altersTrusted } },
      setting,
      random,
    );
    for (const [index, event] of events.entries()) {
      const place = places[index] ?? 0;
      steps[place] = [...(steps[place] ?? []), ...event];
    }
  }
  return { traceId, steps: steps.flat() };
}

/**
 * The unrelated event whose place an order takes that is changed later: one that may give orders and
 * comes before the change is handed on, or any such event where there is none.
 */
function baseAmong(
  channels: readonly Channel[],
  before: number,
  taken: ReadonlySet<number>,
  random: Random,
): number {
  const free = channels.flatMap((_, at) => (at <= before && !taken.has(at) ? [at] : []));
  const trusted = free.filter((at) => isTrusted(channels[at] ?? "web"));
  return random.pick(trusted.length > 0 ? trusted : free);
}

function decoyChannels(origins: readonly Channel[], random: Random): Channel[] {
  const spare = DECOYS_A_TRACE + origins.length - CHANNELS.length;
  const all: Channel[] = [
    ...CHANNELS,
    ...Array.from({ length: spare }, () => random.pick(CHANNELS)),
  ];
  for (const origin of origins) {
    const at = all.indexOf(origin);
    all.splice(at < 0 ? random.int(0, all.length - 1) : at, 1);
  }
  const order = random.shuffle(all);
  // An untrusted decoy comes before any origin, or the earliest untrusted event would often be it.
  const untrusted = (channel: Channel) => tierRank(AUTHORITY_TIER[channel]) === 4;
  const first = order.findIndex(untrusted);
  if (first <= 1) return order;
  const to = random.int(0, 1);
  const moved = at(order, first);
  return [...order.slice(0, to), moved, ...order.slice(to, first), ...order.slice(first + 1)];
}

/** After which decoys the events of one journey come, each after another one; the last comes late. */
function drawPlaces(count: number, random: Random): number[] {
  const last = DECOYS_A_TRACE - 1 - random.int(0, 2);
  const before = random.shuffle(Array.from({ length: last - 1 }, (_, index) => index + 1));
  return [...before.slice(0, count - 1), last].sort((a, b) => a - b);
}

const journeyLength = ({ route }: Journey): number =>
  1 + route.filter((transform) => VISIBLE_HOPS.has(transform)).length;

/** The steps of a journey, grouped by the event they show; what stands silent before it is in it. */
function journeyEvents(journey: Journey, setting: Setting, random: Random): Step[][] {
  const { seed, route } = journey;
  const seeds = [seed.id];
  const groups: Step[][] = [[plant(journey, setting, random)]];
  let silent: HopStep[] = [];
  for (const transform of route) {
    const channel = VISIBLE_HOPS.get(transform) as Channel | undefined;
    if (channel === undefined) {
      silent.push({ kind: "hop", transform, seeds });
      continue;
    }
    const framed = transform as "write_read_memory" | "relay_to_peer" | "tool_echo";
    groups.push([
      ...silent,
      {
        kind: "hop",
        transform,
        seeds,
        at: drawActor(channel, setting, random),
        frame: drawFrame(framed, setting, random),
      },
    ]);
    silent = [];
  }
  groups.at(-1)?.push({ kind: "decide", seeds, pointAt: "instruction" });
  return groups;
}

function plant({ seed, origin }: Journey, setting: Setting, random: Random): PlantStep {
  const { before, after, actor, url } = drawCarrier(origin, setting, random);
  const { title: titles, passages } = CARRIERS[origin];
  const title = fillPhrase(random.pick(titles), {
    org: setting.organisation,
    number: String(random.int(2, 99)),
    person: drawPerson(setting.vocabulary.half, random),
  });
  const telling = { title, page: url ?? "" };
  // Half the time the agent takes the title along with the instruction.
  const along = random.int(0, 1) === 0;
  return {
    kind: "plant",
    seed,
    channel: origin,
    actor,
    ...(url === undefined ? {} : { url }),
    before: along ? before : `${before}${title}. `,
    passage: along ? fillPhrase(random.pick(passages), telling) : "{instruction}",
    after,
    marks: url === undefined ? [title] : [title, url],
  };
}
