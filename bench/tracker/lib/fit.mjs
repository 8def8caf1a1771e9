import { CARRIER_HOPS } from "../../../dist/pab/tracker/carriers.js";
import { hopChain } from "../../../dist/pab/tracker/chain.js";
import { findCopies } from "../../../dist/pab/tracker/copies.js";
import { linkFeatures } from "../../../dist/pab/tracker/link-score.js";
import { findLinks, readQuery } from "../../../dist/pab/tracker/links.js";
import { readPassage } from "../../../dist/pab/tracker/passage.js";
import { walkBack } from "../../../dist/pab/tracker/path.js";
import { regionOfSpan, regionText } from "../../../dist/pab/tracker/region.js";
import { sameText } from "../../../dist/pab/tracker/same-text.js";
import { silentFeatures } from "../../../dist/pab/tracker/silent-kind.js";
import { tierFeatures, tierProbabilities } from "../../../dist/pab/tracker/tier-features.js";
import { TraceIndex } from "../../../dist/pab/tracker/trace-index.js";
import { trustEndFeatures, trustLinkFeatures } from "../../../dist/pab/tracker/trust.js";
import { chainF1 } from "./judge.mjs";
import { fitLogistic, fitSoftmax } from "./logistic.mjs";

const RIDGE = { link: 0.1, silent: 0.1, trust: 0.1, tier: 1 };
/** Direct instructions are negative examples too, but not what a link is asked about. */
const DIRECT_WEIGHT = 0.3;
/** A generated item against one by a language model: there are many, and they are all of one kind. */
const GENERATED_WEIGHT = 0.08;
const MOST_LINKS = 6;
const SILENT = ["paraphrase", "summarize"];

/**
 * What one instruction teaches: where its copies end, the possible sources there, which of them is
 * the true one, and the features of everything that is fitted.
 */
export function studyInstruction(instruction) {
  const { truth, trace } = instruction;
  const index = new TraceIndex();
  const events = [...trace.events].sort((a, b) => a.seq - b.seq);
  for (const event of events) index.append(event);
  const numberOf = new Map(events.map((event, number) => [event.eventId, number]));
  const surface = regionOfSpan(index, numberOf.get(truth.eventId), truth.surfaceSpan);
  const origin = numberOf.get(truth.originEventId);
  let end = surface;
  let visible = 1;
  while (CARRIER_HOPS.has(events[end.event].channel)) {
    const [copy] = findCopies(index, end);
    if (!copy) break;
    end = copy.region;
    visible += 1;
  }
  const query = readQuery(index, end);
  const links = findLinks(index, query)
    .links.filter(({ mood }) => !mood.asks)
    .map((link) => ({
      link,
      x: linkFeatures(query, link),
    }));
  const kind =
    end.event !== origin
      ? "reworded"
      : CARRIER_HOPS.has(events[end.event].channel)
        ? "carrier"
        : "direct";
  const source =
    kind === "reworded" && links.find(({ link }) => link.passage.region.event === origin);
  for (const one of links) {
    one.y = source && (one === source || sameText(index, one.link.core, source.link.core)) ? 1 : 0;
  }
  return {
    ...instruction,
    weight: instruction.corpus.startsWith("generated") ? GENERATED_WEIGHT : 1,
    index,
    numberOf,
    surface,
    origin,
    kind,
    links,
    silent: source ? silentRow(index, query, source.link, truth.hopChain, visible) : null,
    tier: {
      x: tierFeatures(readPassage(index, surface), regionText(index, surface)),
      y: Number(truth.requestedActionTier.slice(1)),
    },
  };
}

/** The silent hop right before the event where the copies end, if the chain has one there. */
function silentRow(index, query, link, chain, visible) {
  let seen = 0;
  let at = chain.length - 1;
  for (; at > 0; at -= 1) {
    if (!SILENT.includes(chain[at])) seen += 1;
    if (seen === visible) break;
  }
  const hop = chain[at - 1];
  if (!SILENT.includes(hop)) return null;
  return { x: silentFeatures(index, query, link), y: hop === "summarize" ? 1 : 0, w: 1 };
}

export function fitLinks(studied) {
  return fitLogistic(
    studied.flatMap(({ links, kind, weight }) =>
      links
        .slice(0, MOST_LINKS)
        .map(({ x, y }) => ({ x, y, w: weight * (kind === "direct" ? DIRECT_WEIGHT : 1) })),
    ),
    RIDGE.link,
  );
}

export function fitSilent(studied) {
  return fitLogistic(
    studied.flatMap(({ silent }) => silent ?? []),
    RIDGE.silent,
  );
}

export function fitTier(studied) {
  return fitSoftmax(
    studied.map(({ tier }) => tier),
    5,
    RIDGE.tier,
    tierProbabilities,
  );
}

/** The tracker's answer for a studied instruction under parameters, with whether it is right. */
export function answer(one, parameters) {
  const path = walkBack(one.index, one.surface, parameters);
  const chain = hopChain(one.index, path, parameters);
  const eventRight = path.origin.event === one.origin;
  return {
    path,
    chain,
    eventRight,
    channelRight: chain[0] === one.truth.trueOriginChannel,
    hopsRight: chain.length === one.truth.hopChain.length,
    f1: chainF1(chain, one.truth.hopChain),
  };
}

/** Rows that teach how far answers can be trusted, from instructions that were not fitted on. */
export function trustRows(answered) {
  const link = [];
  const end = [];
  const copies = { right: 0, all: 0 };
  for (const { answer: given, weight } of answered) {
    const reworded = given.path.steps.filter((step) => step.kind === "reworded");
    const y = given.channelRight ? 1 : 0;
    if (reworded.length > 0) link.push({ x: trustLinkFeatures(reworded[0].scored), y, w: weight });
    else if (given.path.end) end.push({ x: trustEndFeatures(given.path.end), y, w: weight });
    else {
      copies.all += 1;
      copies.right += y;
    }
  }
  return { link, end, copies };
}

export function fitTrust({ link, end, copies }) {
  return {
    trustLink: fitLogistic(link, RIDGE.trust),
    trustEnd: fitLogistic(end, RIDGE.trust),
    // Rule of succession: no error in n is not certainty.
    trustCopies: (copies.right + 1) / (copies.all + 2),
  };
}

const FOLDS = 8;
/** Default abstention: the tracker decides where it is at least this sure of its attribution. */
export const ANSWER_ABOVE = 0.6;

/** Everything but the trust model, from instructions with known sources. */
function fitCore(studied, generated) {
  const link = fitLinks([...studied, ...generated]);
  return { link, silent: fitSilent(studied), tier: fitTier(studied) };
}

/**
 * All parameters. Links, silent hops and tiers are learnt from `studied`, links from `generated` too; how far answers can be
 * trusted from answers given out of fold, and from `hard`, where words mostly do not lead back.
 */
export function fitTracker(studied, hard, generated = []) {
  const held = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const inFold = (one) => one.domain % FOLDS === fold;
    const core = fitCore(
      studied.filter((one) => !inFold(one)),
      generated,
    );
    for (const one of studied.filter(inFold)) held.push({ answer: answer(one, core), weight: 1 });
  }
  const core = fitCore(studied, generated);
  for (const one of hard) held.push({ answer: answer(one, core), weight: 1 });
  return { ...core, ...fitTrust(trustRows(held)), answerAbove: ANSWER_ABOVE };
}
