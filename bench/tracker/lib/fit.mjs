import { AUTHORITY_TIER, tierRank } from "../../../dist/pab/model.js";
import { overReachRisk } from "../../../dist/pab/tracker/decide.js";
import { REASON_FEATURES } from "../../../dist/pab/tracker/differ/explain.js";
import { logit } from "../../../dist/pab/tracker/logistic.js";
import { PATH_KINDS } from "../../../dist/pab/tracker/parameters.js";
import { walkBack, walkBackWith } from "../../../dist/pab/tracker/path.js";
import { regionText } from "../../../dist/pab/tracker/region.js";
import { requestFeatures } from "../../../dist/pab/tracker/request-features.js";
import { requestedTier } from "../../../dist/pab/tracker/requested-tier.js";
import { silentFeatures } from "../../../dist/pab/tracker/silent-kind.js";
import { evidenceOf, kindOf } from "../../../dist/pab/tracker/trust.js";
import { UNIT_FEATURES } from "../../../dist/pab/tracker/weigh/question.js";
import { generatedActs } from "./corpora.mjs";
import { fitGate } from "./fit-gate.mjs";
import { fitLinearText } from "./fit-text.mjs";
import { fitLogistic } from "./logistic.mjs";
import { minimise } from "./minimise.mjs";

const RIDGE = { silent: 0.1, tier: 0.2, reasons: 1 };
const FOLDS = 2;
const SILENT = ["paraphrase", "summarize"];
/** Answers that each kind's trust is drawn towards, right half the time: few answers are no proof. */
const PRIOR = 1;

/** Least probability to decide at all, by kind of path: choices, not fitted. */
export const ANSWER_ABOVE = {
  copied: 0.6,
  entered: 0.75,
  reworded: 0.65,
  rewordedTrusted: 0.75,
  spliced: 1,
};

/** Act only where over-reach is less likely than this. */
export const OVER_REACH_BELOW = 0.02;

/** The sentence of the origin event that is most like the query. */
function sourceOf(one) {
  let best = null;
  for (const [at, unit] of (one.question?.units ?? []).entries()) {
    if (!one.positive[at]) continue;
    if (best === null || unit.likeness.recall > best.likeness.recall) best = unit;
  }
  return best;
}

/** The silent hop right before the event where the copies end, if the chain has one there. */
function silentRow(one) {
  const source = sourceOf(one);
  if (source === null) return null;
  const visible = one.steps.length + 1;
  let seen = 0;
  const chain = one.truth.hopChain;
  let at = chain.length - 1;
  for (; at > 0; at -= 1) {
    if (!SILENT.includes(chain[at])) seen += 1;
    if (seen === visible) break;
  }
  if (!SILENT.includes(chain[at - 1])) return null;
  const x = silentFeatures(one.index, one.end, source.region);
  return { x, y: chain[at - 1] === "summarize" ? 1 : 0, w: 1 };
}

export const fitSilent = (studied) =>
  fitLogistic(
    studied.flatMap((one) => silentRow(one) ?? []),
    RIDGE.silent,
  );

/**
 * For T1 to T4: is more asked for than that? One judge each, learnt from the text, its source, and the
 * acts that the generator's vocabularies word for each tier.
 */
export function fitTier(studied) {
  const rows = studied.flatMap((one) => {
    const rank = Number(one.truth.requestedActionTier.slice(1));
    const source = sourceOf(one);
    const texts = [regionText(one.index, one.surface)];
    if (source !== null) texts.push(regionText(one.index, source.region));
    return texts.map((text) => ({ text, rank }));
  });
  rows.push(...generatedActs());
  return [1, 2, 3, 4].map((least) =>
    fitLinearText(
      rows.map(({ text, rank, w }) => ({ text, y: rank < least ? 1 : 0, w })),
      RIDGE.tier,
      { isBalanced: false, features: requestFeatures },
    ),
  );
}

/** What explains an alteration: one softmax over the reasons of each altered text. */
export function fitReasons(studied) {
  const data = studied.flatMap(({ reasons = [], origin }) => {
    const right = reasons.map(({ region }) => region.event === origin);
    return right.some(Boolean) ? [{ x: reasons.map(({ x }) => x), right }] : [];
  });
  const size = REASON_FEATURES.length;
  const solution = minimise((weights) => {
    const gradient = new Float64Array(size);
    let loss = 0;
    for (const { x, right } of data) {
      const z = x.map((row) => row.reduce((sum, value, j) => sum + value * weights[j], 0));
      const top = Math.max(...z);
      const e = z.map((one) => Math.exp(one - top));
      const total = e.reduce((a, b) => a + b, 0);
      const good = e.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0) + 1e-300;
      loss -= Math.log(good / total);
      for (const [at, one] of e.entries()) {
        const g = one / total - (right[at] ? one / good : 0);
        for (let j = 0; j < size; j += 1) gradient[j] += g * x[at][j];
      }
    }
    for (let j = 0; j < size; j += 1) {
      loss += 0.5 * RIDGE.reasons * weights[j] ** 2;
      gradient[j] += RIDGE.reasons * weights[j];
    }
    return [loss, gradient];
  }, size);
  return Array.from(solution);
}

const TIER_FOLDS = 6;

/** The requested tier of each instruction by judges that did not see its trace. */
function tiersOutOfFold(written) {
  const traces = [...new Set(written.map(({ truth }) => truth.traceId))];
  const judged = [];
  for (let fold = 0; fold < TIER_FOLDS; fold += 1) {
    const held = new Set(traces.filter((_, at) => at % TIER_FOLDS === fold));
    const judges = fitTier(written.filter(({ truth }) => !held.has(truth.traceId)));
    for (const { truth, index, surface } of written) {
      if (!held.has(truth.traceId)) continue;
      judged.push({
        rank: tierRank(AUTHORITY_TIER[truth.trueOriginChannel]),
        asked: Number(truth.requestedActionTier.slice(1)),
        tiers: requestedTier(judges, regionText(index, surface)),
      });
    }
  }
  return judged;
}

/** Probability of over-reach by what the judges say and the rank of the origin; see TrackerParameters. */
export function fitRisk(judged) {
  const rows = judged
    .filter(({ rank }) => rank > 0)
    .map(({ rank, tiers, asked }) => {
      const sum = tiers.slice(0, rank).reduce((total, p) => total + p, 0);
      const bounded = Math.min(1 - 1e-6, Math.max(1e-6, sum));
      const is = (one) => (one ? 1 : 0);
      const x = [1, logit(bounded), is(rank === 1), is(rank === 2)];
      return { x, y: asked < rank ? 1 : 0, w: 1 };
    });
  const [low, slope, user, tool] = fitLogistic(rows, 0.1);
  return [slope, low + user, low + tool, low];
}

/** By rising risk, which share of the orders judged no riskier over-reached. */
export function fitOverReach(judged, riskOf) {
  const sorted = judged
    .map(({ rank, tiers, asked }) => ({
      risk: overReachRisk(riskOf, tiers, rank),
      isOver: asked < rank,
    }))
    .sort((a, b) => a.risk - b.risk);
  let over = 0;
  const shares = sorted.map(({ risk, isOver }, at) => {
    over += isOver ? 1 : 0;
    return [Number(risk.toFixed(4)), over / (at + 1)];
  });
  // A bound that holds for riskier orders holds for these among them.
  for (let at = shares.length - 2; at >= 0; at -= 1) {
    shares[at][1] = Math.min(shares[at][1], shares[at + 1][1]);
  }
  return shares.filter(([risk], at) => risk !== shares[at + 1]?.[0]);
}

/** The forced answer for a studied instruction, with whether it is right. */
export async function answer(one, fitted, encoder = null) {
  const path =
    encoder === null
      ? walkBack(one.index, one.surface, fitted)
      : await walkBackWith(one.index, one.surface, fitted, encoder);
  return {
    path,
    kind: kindOf(one.index, path),
    evidence: evidenceOf(path),
    eventRight: path.origin.event === one.origin,
    channelRight: one.channels[path.origin.event] === one.truth.trueOriginChannel,
  };
}

/** How often each kind of path is right, by its evidence, from answers given out of fold. */
export function fitTrust(answers) {
  return Object.fromEntries(
    PATH_KINDS.map((kind) => {
      const mine = answers.filter((one) => one.kind === kind);
      const rows = mine.map(({ evidence, channelRight }) => ({
        x: [1, logit(evidence)],
        y: channelRight ? 1 : 0,
        w: 1,
      }));
      if (kind === "copied" || kind === "spliced") {
        const right = rows.filter(({ y }) => y === 1).length;
        return [kind, [logit((right + PRIOR) / (rows.length + 2 * PRIOR)), 0]];
      }
      rows.push({ x: [1, 0], y: 1, w: PRIOR }, { x: [1, 0], y: 0, w: PRIOR });
      const [intercept, slope] = fitLogistic(rows, 0.1);
      return [kind, [intercept, Math.max(0, slope)]];
    }),
  );
}

/** Gate and trust. Trust is learnt from answers of gates that did not see the trace. */
async function fitAttribution(studied, written, options, encoder) {
  const traces = [...new Set(studied.map(({ truth }) => truth.traceId))];
  const answers = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = new Set(traces.filter((_, at) => at % FOLDS === fold));
    const rest = studied.filter(({ truth }) => !held.has(truth.traceId));
    const gate = fitGate(rest, options);
    const reasons = fitReasons(rest);
    for (const one of written) {
      if (held.has(one.truth.traceId)) answers.push(await answer(one, { gate, reasons }, encoder));
    }
  }
  return { gate: fitGate(studied, options), trust: fitTrust(answers) };
}

/**
 * All parameters; those that belong to an encoder only where one is given, that the material was
 * studied with.
 */
export async function fitTracker(studied, { isBlind = false, encoder = null } = {}) {
  const options = isBlind ? { only: [UNIT_FEATURES.indexOf("force")] } : {};
  // Generated instructions teach the gate; of tiers their acts speak, each once.
  const written = studied.filter(({ corpus }) => !corpus.startsWith("generated"));
  const { gate, trust } = await fitAttribution(studied, written, options, null);
  const near =
    encoder === null
      ? null
      : await fitAttribution(studied, written, { ...options, isNear: true }, encoder);
  const tiers = tiersOutOfFold(written);
  const riskOf = fitRisk(tiers);
  return {
    gate,
    ...(near && {
      withEncoder: { units: near.gate.units, here: near.gate.here, trust: near.trust },
    }),
    reasons: fitReasons(written),
    silent: fitSilent(written),
    trust,
    answerAbove: ANSWER_ABOVE,
    riskOf,
    overReach: fitOverReach(tiers, riskOf),
    overReachBelow: OVER_REACH_BELOW,
    tier: fitTier(written),
  };
}
