export { agreement, type Confusion, cohensKappa } from "./agreement.ts";
export { type BootstrapOptions, bootstrapMean } from "./bootstrap.ts";
export { clopperPearsonUpper } from "./clopper-pearson.ts";
export { type ClusterInterval, clusterInterval } from "./cluster.ts";
export type { Counts } from "./counts.ts";
export { formatDecimal, formatP, formatPoints, formatShare } from "./decimal.ts";
export { erf, erfc } from "./erf.ts";
export {
  completeFlip,
  fisherDoubled,
  fisherExact,
  type MatchedCell,
  type McNemar,
  mcnemarExact,
  type StratifiedTest,
  smallestFisher,
  stratifiedExact,
} from "./exact-tests.ts";
export { adjust, CORRECTIONS, type Correction } from "./multiplicity.ts";
export { normalCdf, normalQuantile } from "./normal.ts";
export {
  minimumDetectable,
  powerOfTwoProportions,
  sampleSizePerGroup,
  type TwoSamples,
} from "./power.ts";
export { midRanks, spearman } from "./ranks.ts";
export { type Rate, rateOf } from "./rate.ts";
export {
  addRationals,
  formatPercent,
  formatRatio,
  formatRational,
  meanOfRationals,
  multiplyRationals,
  type Rational,
  rational,
  rationalToNumber,
} from "./rational.ts";
export {
  type JudgedAnswer,
  type SelectiveRiskOptions,
  type SelectiveThreshold,
  selectiveThreshold,
} from "./selective-risk.ts";
export { cohenH, newcombe, twoProportionZ, type ZTest } from "./two-proportions.ts";
export { type Interval, wilson, Z_95 } from "./wilson.ts";
