import { resolve } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";
import { llmFilter } from "../../../probe/agent/screening.ts";
import { EXTRA_DEFENSES, STANDARD_DEFENSES } from "../../../probe/battery/defenses/list.ts";
import { loadDefense } from "../../../probe/battery/load-defense.ts";
import type { ProbeDefense } from "../../../probe/contracts/defense.ts";
import type { PlannedDefense } from "../../../probe/run/agent-plan.ts";
import type { CliContext } from "../../context.ts";
import type { AgentFlags } from "./agent-flags.ts";
import { choose } from "./choose.ts";

/** A defence of a plan with one that can be looked at without a trial. */
export interface ChosenDefense extends PlannedDefense {
  readonly sample: ProbeDefense;
}

/**
 * The defences of `--defenses` (all of the seed's without it), `llm_filter` where asked for, and
 * those of `--defense-module`.
 * @throws BacktrailError with code `usage` on an unknown name, or one that stands there twice.
 */
export async function openDefenses(
  flags: Pick<AgentFlags, "defenses" | "llmFilter" | "defenseModule">,
  { cwd }: CliContext,
): Promise<readonly ChosenDefense[]> {
  const own: ChosenDefense[] = [];
  for (const word of flags.defenseModule) {
    const [path = "", exportName] = word.split("#");
    own.push(plain(await loadDefense(resolve(cwd, path), exportName ?? null)));
  }
  const built = builtIn(flags);
  const names = [...built, ...own].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return [...built, ...own];
  throw new BacktrailError({
    code: "usage",
    where: "--defense-module",
    message: `two defences are called "${twice}"`,
  });
}

function plain(defense: ProbeDefense): ChosenDefense {
  return { name: defense.name, open: () => defense, sample: defense };
}

function builtIn(flags: Pick<AgentFlags, "defenses" | "llmFilter">): readonly ChosenDefense[] {
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
