import type { ProbeDefense } from "../../contracts/defense.ts";

export const none: ProbeDefense = {
  name: "none",
  rationale: "the baseline: data reach the model as they are",
  apply: (data) => ({ status: "passed", data }),
};
