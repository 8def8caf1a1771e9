/** Sum of products; what `weights` lacks counts as 0. */
export function dot(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

/** Evidence nearer to 0 or 1 than this is no stronger. */
const SUREST = 0.999;

/** Log odds, at most those of SUREST. */
export function logit(probability: number): number {
  const p = Math.min(SUREST, Math.max(1 - SUREST, probability));
  return Math.log(p / (1 - p));
}

export function sigmoid(z: number): number {
  return 1 / (1 + Math.exp(-z));
}
