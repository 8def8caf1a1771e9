import { deriveSeed, seededRandom } from "../../random/random.ts";
import { withEffectGuard } from "../effect-guard.ts";
import type { GroundTruth, Trace } from "../model.ts";
import { type CorpusParts, saveCorpus } from "../save-corpus.ts";
import { runScenario } from "./driver.ts";
import { emit } from "./emit.ts";
import type { Scenario } from "./scenario.ts";
import { MORE_HOPS } from "./smoke/more-hops.ts";
import { ONE_HOP } from "./smoke/one-hop.ts";
import { UNMOVED } from "./smoke/unmoved.ts";
import { refuseForeignFolder } from "./target-folder.ts";
import { TRANSFORM_SET, type TransformSet } from "./transforms.ts";

/** The scenarios of the smoke split by trace id. */
export const SMOKE_SCENARIOS: readonly Scenario[] = [...UNMOVED, ...ONE_HOP, ...MORE_HOPS].sort(
  (left, right) => (left.traceId < right.traceId ? -1 : 1),
);

// Fixed: the smoke split is frozen.
const NAME = "smoke";
const SEED = 2;
const CANARY = "PAB-CANARY-5b0e6c1e-7f3a-4d52-9a68-3c1f0d2e4b97";

/** A harvested corpus in memory, ready to be saved or scored. */
export interface HarvestedCorpus extends CorpusParts {
  readonly traces: readonly Trace[];
  readonly groundTruth: readonly GroundTruth[];
}

/**
 * Runs scenarios in the sandbox and parts each into trace and held-out records.
 * @param transforms other ones than the real, for tests that plant a leak
 */
export function harvestSmoke(
  scenarios: readonly Scenario[] = SMOKE_SCENARIOS,
  transforms: TransformSet = TRANSFORM_SET,
): HarvestedCorpus {
  const harvested = scenarios.map((scenario) =>
    emit(
      runScenario(scenario, {
        choose: seededRandom(deriveSeed(SEED, scenario.traceId)),
        transforms,
      }),
    ),
  );
  return {
    name: NAME,
    split: NAME,
    canary: CANARY,
    generator: { command: "pab harvest", seed: SEED },
    traces: harvested.map(({ trace }) => trace),
    groundTruth: harvested.flatMap(({ truths }) => truths),
  };
}

/**
 * Harvests the smoke split into a folder, with every effect outside that folder refused. An earlier
 * harvest there is replaced.
 * @throws BacktrailError with code `usage` when the folder holds anything else, `effect` when
 * anything tries to reach out, `io` when the folder cannot be written.
 */
export async function writeSmoke(dir: string): Promise<HarvestedCorpus> {
  return withEffectGuard(
    async () => {
      const corpus = harvestSmoke();
      const ids = corpus.traces.map((trace) => trace.traceId);
      await refuseForeignFolder(dir, NAME, ids);
      await saveCorpus(dir, corpus);
      return corpus;
    },
    { outputDir: dir },
  );
}
