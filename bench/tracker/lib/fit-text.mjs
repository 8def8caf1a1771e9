import { textFeatures } from "../../../dist/pab/tracker/weigh/text-features.js";
import { minimise } from "./minimise.mjs";

export const BUCKETS = 1 << 14;
const caches = new Map();

/** The hashed features of a text, worked out once. */
function featuresOf(text, features) {
  const cache = caches.get(features) ?? new Map();
  caches.set(features, cache);
  const known = cache.get(text) ?? features(text, BUCKETS);
  cache.set(text, known);
  return known;
}

/** Ridge logistic regression on hashed text: rows of { text, y, w }; both classes weigh the same unless told otherwise. */
export function fitLinearText(rows, ridge, { isBalanced = true, features = textFeatures } = {}) {
  const data = rows.map(({ text, y, w = 1 }) => ({ ...featuresOf(text, features), y, w }));
  const mass = [0, 0];
  for (const { y, w } of data) mass[y] += w;
  const share = mass.map((one) =>
    !isBalanced ? 1 : (mass[0] + mass[1]) / (2 * Math.max(one, 1e-9)),
  );
  const solution = minimise(
    (x) => {
      const gradient = new Float64Array(BUCKETS + 1);
      let loss = 0;
      for (const { at, value, y, w } of data) {
        let z = x[BUCKETS];
        for (let i = 0; i < at.length; i += 1) z += x[at[i]] * value[i];
        const weight = w * share[y];
        const signed = y === 1 ? z : -z;
        loss +=
          weight *
          (signed > 0 ? Math.log1p(Math.exp(-signed)) : -signed + Math.log1p(Math.exp(signed)));
        const error = weight * (1 / (1 + Math.exp(-z)) - y);
        for (let i = 0; i < at.length; i += 1) gradient[at[i]] += error * value[i];
        gradient[BUCKETS] += error;
      }
      for (let at = 0; at < BUCKETS; at += 1) {
        loss += 0.5 * ridge * x[at] * x[at];
        gradient[at] += ridge * x[at];
      }
      return [loss, gradient];
    },
    BUCKETS + 1,
    25,
  );
  return packed(solution);
}

/** One byte a weight, as it ships: what is measured is what is shipped. */
function packed(solution) {
  let most = 1e-9;
  for (let at = 0; at < BUCKETS; at += 1) most = Math.max(most, Math.abs(solution[at]));
  const scale = most / 127;
  const bytes = Int8Array.from({ length: BUCKETS }, (_, at) => Math.round(solution[at] / scale));
  return {
    intercept: Number(solution[BUCKETS].toFixed(4)),
    scale: Number(scale.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}
