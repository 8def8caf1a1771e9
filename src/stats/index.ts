export type { Counts } from "./counts.ts";
export { adjust, type Correction } from "./multiplicity.ts";
export { type Rate, rateOf } from "./rate.ts";
export { newcombe } from "./two-proportions.ts";
export { type Interval, wilson } from "./wilson.ts";
