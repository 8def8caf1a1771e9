export { type BootstrapOptions, bootstrapMean } from "./bootstrap.ts";
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
export { type Interval, wilson, Z_95 } from "./wilson.ts";
