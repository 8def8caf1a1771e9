import { CARRIER_HOPS } from "../../../dist/pab/tracker/carriers.js";
import { reasonsOf } from "../../../dist/pab/tracker/differ/explain.js";
import { followCopies } from "../../../dist/pab/tracker/path.js";
import { regionOfSpan, regionText } from "../../../dist/pab/tracker/region.js";
import { TraceIndex } from "../../../dist/pab/tracker/trace-index.js";
import { withLeads } from "../../../dist/pab/tracker/weigh/nearness.js";
import {
  HERE_FEATURES,
  readQuestion,
  UNIT_FEATURES,
} from "../../../dist/pab/tracker/weigh/question.js";

const VISIBLE = [...CARRIER_HOPS.values()];

/**
 * What one instruction teaches: where its copies end, what is asked there, and what the truth says.
 * `kind`: copied (the copies lead out of the carriers), altered (a trusted text was changed), here (it
 * entered where the copies end), link (it rewords something earlier), or lost (the copies went too far).
 */
export function study(instruction) {
  const { truth, trace } = instruction;
  const events = [...trace.events].sort((a, b) => a.seq - b.seq);
  const numberOf = new Map(events.map(({ eventId }, number) => [eventId, number]));
  const at = numberOf.get(truth.eventId);
  const index = new TraceIndex();
  for (const event of events.slice(0, at + 1)) index.append(event);
  const surface = regionOfSpan(index, at, truth.surfaceSpan);
  const origin = numberOf.get(truth.originEventId);
  const isCarrier = (event) => CARRIER_HOPS.has(events[event].channel);
  const { steps, end, altered } = followCopies(index, surface);
  const base = {
    ...instruction,
    index,
    surface,
    origin,
    at,
    steps,
    end,
    channels: events.map(({ channel }) => channel),
  };
  if (altered) {
    return { ...base, kind: "altered", question: null, reasons: reasonsOf(index, end, altered) };
  }
  if (!isCarrier(end.event)) return { ...base, kind: "copied", question: null };
  const question = readQuestion(index, end, isCarrier);
  const texts = question.units.map(({ region }) => regionText(index, region));
  const kind = origin === end.event ? "here" : origin < end.event ? "link" : "lost";
  const visible = truth.hopChain.filter((hop) => VISIBLE.includes(hop)).length;
  const more = visible > steps.length + 1;
  const eventOf = question.units.map(({ region }) => region.event);
  return {
    ...base,
    kind,
    question,
    text: regionText(index, end),
    texts,
    eventOf,
    positive: eventOf.map((event) => kind === "link" && event === origin),
    // Carriers that may be steps on the way that nobody labelled are neither right nor wrong.
    ignored: eventOf.map((event) => kind === "link" && more && isCarrier(event) && event > origin),
  };
}

/** Adds what an encoder says of the sentences of a question. */
export async function withNearness(one, encoder) {
  if (!one.question) return one;
  return { ...one, nearness: await encoder(one.index, one.question) };
}

/** The same question with its source and all that hands it on taken away: now it entered here. */
export function orphanOf(one) {
  if (one.kind !== "link") return null;
  const gone = one.eventOf.map(
    (event, at) =>
      one.positive[at] ||
      (one.channels[event] && CARRIER_HOPS.has(one.channels[event]) && event > one.origin),
  );
  const keep = (list) => list.filter((_, at) => !gone[at]);
  const units = keep(one.question.units);
  return {
    ...one,
    kind: "here",
    isOrphan: true,
    question: {
      ...one.question,
      units: withLeadsOfWords(units),
      here: orphanHere(one.question, units),
    },
    texts: keep(one.texts),
    nearness: one.nearness
      ? withLeads(
          keep(one.nearness.units).map(([near]) => near),
          keep(one.eventOf),
        )
      : undefined,
    eventOf: keep(one.eventOf),
    positive: units.map(() => false),
    ignored: units.map(() => false),
  };
}

/** What speaks for "it entered here" once sentences were taken away. */
function orphanHere({ here, numbers, names }, units) {
  const fresh = (positions) =>
    positions.filter((at) => units.every(({ lacks }) => lacks.has(at))).length;
  const best = (column) => Math.max(0, ...units.map(({ x }) => x[column]));
  const changed = {
    newNumbers: Math.log1p(fresh(numbers)),
    newNames: Math.log1p(fresh(names)),
    bestPlain: best(UNIT_FEATURES.indexOf("plain")),
    bestRecall: best(UNIT_FEATURES.indexOf("recall")),
  };
  return HERE_FEATURES.map((name, at) => changed[name] ?? here[at]);
}

/** Leads over other events, anew after sentences were taken away. */
function withLeadsOfWords(units) {
  const lead = (value) => (one) => {
    const others = units.filter(({ region }) => region.event !== one.region.event).map(value);
    return value(one) - Math.max(0, ...others);
  };
  const plain = lead(({ x }) => x[0]);
  const both = lead(({ x }) => x[2] + x[3]);
  return units.map((one) => {
    const x = [...one.x];
    x[1] = plain(one);
    x[4] = both(one);
    return { ...one, x };
  });
}
