import {
  EXTRA_DEFENSES,
  llmFilter,
  type PlannedDefense,
  type ProbeDefense,
  STANDARD_DEFENSES,
} from "../../../probe/index.ts";
import type { AgentFlags } from "./agent-flags.ts";
import { choose } from "./choose.ts";

/** A defence of a plan with one that can be looked at without a trial. */
export interface ChosenDefense extends PlannedDefense {
  readonly sample: ProbeDefense;
}

/** The defences of `--defenses` (all of the seed's without it), and `llm_filter` where asked for. */
export function openDefenses(
  flags: Pick<AgentFlags, "defenses" | "llmFilter">,
): readonly ChosenDefense[] {
  const plain = (defense: ProbeDefense): ChosenDefense => ({
    name: defense.name,
    open: () => defense,
    sample: defense,
  });
  const unasked: ProbeDefense = llmFilter(() => {
    throw new RangeError("a sample of llm_filter is never applied");
  });
  const filter: ChosenDefense = { name: "llm_filter", open: llmFilter, sample: unasked };
  const chosen = choose(
    "--defenses",
    flags.defenses,
    STANDARD_DEFENSES.map(plain),
    ({ name }) => name,
    [...EXTRA_DEFENSES.map(plain), filter],
  );
  const asked = flags.llmFilter && !chosen.some(({ name }) => name === filter.name);
  return asked ? [...chosen, filter] : chosen;
}
