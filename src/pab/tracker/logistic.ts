/** Sum of products; what `weights` lacks counts as 0. */
export function dot(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}
