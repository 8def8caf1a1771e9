export type { Counts } from "./counts.ts";
export { type Rate, rateOf } from "./rate.ts";
export { newcombe } from "./two-proportions.ts";
export { type Interval, wilson } from "./wilson.ts";
