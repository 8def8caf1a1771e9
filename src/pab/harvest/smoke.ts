import { deriveSeed, seededRandom } from "../../random/random.ts";
import { withEffectGuard } from "../effect-guard.ts";
import { type CorpusParts, saveCorpus } from "../save-corpus.ts";
import { runScenario } from "./driver.ts";
import { emit } from "./emit.ts";
import type { Scenario } from "./scenario.ts";
import { MORE_HOPS } from "./smoke/more-hops.ts";
import { ONE_HOP } from "./smoke/one-hop.ts";
import { UNMOVED } from "./smoke/unmoved.ts";
import type { TransformSet } from "./transforms.ts";

/** The scenarios of the smoke split by trace id. */
export const SMOKE_SCENARIOS: readonly Scenario[] = [...UNMOVED, ...ONE_HOP, ...MORE_HOPS].sort(
  (left, right) => (left.traceId < right.traceId ? -1 : 1),
);

/** Fixed: the smoke split is frozen. */
const SEED = 2;
const CANARY = "PAB-CANARY-5b0e6c1e-7f3a-4d52-9a68-3c1f0d2e4b97";

/**
 * Runs scenarios in the sandbox and parts each into trace and held-out records.
 * @param transforms other ones than the real, for tests that plant a leak
 */
export function harvestSmoke(
  scenarios: readonly Scenario[] = SMOKE_SCENARIOS,
  transforms?: TransformSet,
): CorpusParts {
  const harvested = scenarios.map((scenario) =>
    emit(
      runScenario(scenario, {
        choose: seededRandom(deriveSeed(SEED, scenario.traceId)),
        ...(transforms ? { transforms } : {}),
      }),
    ),
  );
  return {
    name: "smoke",
    split: "smoke",
    canary: CANARY,
    generator: { command: "pab harvest", seed: SEED },
    traces: harvested.map(({ trace }) => trace),
    groundTruth: harvested.flatMap(({ truths }) => truths),
  };
}

/**
 * Harvests the smoke split into a folder, with every effect outside that folder refused.
 * @throws BacktrailError with code `effect` when anything tries to reach out, `io` when the folder
 * cannot be written.
 */
export async function writeSmoke(dir: string): Promise<void> {
  await withEffectGuard(() => saveCorpus(dir, harvestSmoke()), { outputDir: dir });
}
