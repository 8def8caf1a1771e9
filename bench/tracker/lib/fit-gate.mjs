import { regionText } from "../../../dist/pab/tracker/region.js";
import { linearScore } from "../../../dist/pab/tracker/weigh/linear-text.js";
import { NEARNESS_FEATURES } from "../../../dist/pab/tracker/weigh/nearness.js";
import { UNIT_FEATURES } from "../../../dist/pab/tracker/weigh/question.js";
import { FORCE_LIMIT } from "../../../dist/pab/tracker/weigh/weigh.js";
import { fitLinearText } from "./fit-text.mjs";
import { minimise } from "./minimise.mjs";
import { orphanOf } from "./study.mjs";

const RIDGE = { force: 0.1, units: 2, here: 0.2 };
const INNER = 2;
const ORPHAN_WEIGHT = 0.2;
/** A generated instruction against one by a language model: they are all of one kind. */
const GENERATED_WEIGHT = 0.3;
const weightOf = ({ corpus }) => (corpus.startsWith("generated") ? GENERATED_WEIGHT : 1);

/** Who mostly gives orders: what they say is no example of what is none. */
const ORDERING = ["system", "user"];

/** Sentences that are orders and sentences that are not, from studied instructions. */
function forceRows(studied) {
  const rows = [];
  const origins = new Map();
  for (const { truth, origin } of studied) {
    if (!origins.has(truth.traceId)) origins.set(truth.traceId, new Set());
    origins.get(truth.traceId).add(origin);
  }
  for (const one of studied) {
    const w = weightOf(one);
    rows.push({ text: regionText(one.index, one.surface), y: 1, w });
    if (!one.question) continue;
    rows.push({ text: one.text, y: 1, w });
    let best = -1;
    for (const [at, { likeness }] of one.question.units.entries()) {
      if (one.eventOf[at] !== one.origin) continue;
      if (best < 0 || likeness.recall > one.question.units[best].likeness.recall) best = at;
    }
    for (const [at, text] of one.texts.entries()) {
      if (at === best) rows.push({ text, y: 1, w });
      else if (
        !ORDERING.includes(one.channels[one.eventOf[at]]) &&
        !origins.get(one.truth.traceId).has(one.eventOf[at])
      )
        rows.push({ text, y: 0, w });
    }
  }
  return rows;
}

export const fitForce = (studied, ridge = RIDGE.force) => fitLinearText(forceRows(studied), ridge);

const clip = (score) => Math.max(-FORCE_LIMIT, Math.min(FORCE_LIMIT, score));

function rowsOf(one, force, isNear) {
  return one.question.units.map(({ x }, at) => [
    ...x,
    clip(linearScore(force, one.texts[at])),
    ...(isNear ? one.nearness.units[at] : []),
  ]);
}

/** Fits the judge of orders and the softmax of sources against "it entered here". */
export function fitGate(
  studied,
  { orphanWeight = ORPHAN_WEIGHT, only = null, forceRidge = RIDGE.force, isNear = false } = {},
) {
  const asked = studied.filter(({ question, kind }) => question && kind !== "lost");
  const items = [];
  const groups = [...new Set(asked.map(({ truth }) => truth.traceId))];
  for (let inner = 0; inner < INNER; inner += 1) {
    const mine = new Set(groups.filter((_, at) => at % INNER === inner));
    const force = fitForce(
      studied.filter(({ truth }) => !mine.has(truth.traceId)),
      forceRidge,
    );
    for (const one of asked.filter(({ truth }) => mine.has(truth.traceId))) {
      items.push({ one, rows: rowsOf(one, force, isNear), w: weightOf(one) });
      const orphan = orphanWeight > 0 ? orphanOf(one) : null;
      if (orphan)
        items.push({
          one: orphan,
          rows: rowsOf(orphan, force, isNear),
          w: orphanWeight * weightOf(one),
        });
    }
  }
  const size = UNIT_FEATURES.length + (isNear ? NEARNESS_FEATURES.length : 0);
  const used = Array.from({ length: size }, (_, j) => only === null || only.includes(j));
  const mean = new Array(size).fill(0);
  const spread = new Array(size).fill(0);
  const all = items.flatMap(({ rows }) => rows);
  for (const row of all) for (let j = 0; j < size; j += 1) mean[j] += row[j] / all.length;
  for (const row of all)
    for (let j = 0; j < size; j += 1) spread[j] += (row[j] - mean[j]) ** 2 / all.length;
  const scaled = (row) =>
    row.map((value, j) => (used[j] ? (value - mean[j]) / (Math.sqrt(spread[j]) + 1e-6) : 0));
  const hereOf = (one) => [...one.question.here, ...(isNear ? one.nearness.here : [])];
  const hereSize = hereOf(asked[0]).length;
  const data = items.flatMap(({ one, rows, w }) => {
    const kept = rows.flatMap((row, at) => (one.ignored[at] ? [] : [scaled(row)]));
    const right = [...one.positive.filter((_, at) => !one.ignored[at]), one.kind === "here"];
    if (!right.some(Boolean)) return [];
    return [{ x: Float64Array.from(kept.flat()), n: kept.length, right, here: hereOf(one), w }];
  });
  const solution = minimise(
    (weights) => {
      const gradient = new Float64Array(size + hereSize);
      let loss = 0;
      for (const { x, n, right, here, w } of data) {
        const e = new Float64Array(n + 1);
        for (let at = 0; at < n; at += 1) {
          let z = 0;
          for (let j = 0; j < size; j += 1) z += x[at * size + j] * weights[j];
          e[at] = z;
        }
        for (let j = 0; j < hereSize; j += 1) e[n] += here[j] * weights[size + j];
        const top = Math.max(...e);
        let total = 0;
        let good = 1e-300;
        for (let at = 0; at <= n; at += 1) {
          e[at] = Math.exp(e[at] - top);
          total += e[at];
          if (right[at]) good += e[at];
        }
        loss -= w * Math.log(good / total);
        for (let at = 0; at <= n; at += 1) {
          const g = w * (e[at] / total - (right[at] ? e[at] / good : 0));
          if (at < n) for (let j = 0; j < size; j += 1) gradient[j] += g * x[at * size + j];
          else for (let j = 0; j < hereSize; j += 1) gradient[size + j] += g * here[j];
        }
      }
      for (let j = 0; j < size + hereSize; j += 1) {
        const ridge = j < size ? RIDGE.units : RIDGE.here;
        loss += 0.5 * ridge * weights[j] ** 2;
        gradient[j] += ridge * weights[j];
      }
      return [loss, gradient];
    },
    size + hereSize,
    80,
  );
  const perUnit = Array.from({ length: size }, (_, j) =>
    used[j] ? solution[j] / (Math.sqrt(spread[j]) + 1e-6) : 0,
  );
  const shift = perUnit.reduce((sum, weight, j) => sum + weight * mean[j], 0);
  // The means are taken into the rival's constant, so that the features need no scaling.
  const here = Array.from(solution.slice(size));
  here[0] += shift;
  return { force: fitForce(studied, forceRidge), units: perUnit, here };
}
