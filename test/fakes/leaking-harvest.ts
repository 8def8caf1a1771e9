import {
  type HarvestedCorpus,
  harvestSmoke,
  SMOKE_SCENARIOS,
} from "../../src/pab/harvest/smoke.ts";
import {
  type ApplyTransform,
  TRANSFORM_SET,
  type TransformSet,
} from "../../src/pab/harvest/transforms.ts";
import { saveCorpus } from "../../src/pab/save-corpus.ts";

/** The mistake that the leak floor is there to find: what comes out shows the channel it came in by. */
function leaking(apply: ApplyTransform): ApplyTransform {
  return (passage, context) => {
    const honest = apply(passage, context);
    const lineage = passage.segments.find((segment) => segment.lineage !== null)?.lineage;
    if (!honest.event || !lineage) return honest;
    return { ...honest, event: { ...honest.event, channel: lineage.originChannel } };
  };
}

const LEAKING_TRANSFORMS: TransformSet = {
  paraphrase: leaking(TRANSFORM_SET.paraphrase),
  summarize: leaking(TRANSFORM_SET.summarize),
  write_read_memory: leaking(TRANSFORM_SET.write_read_memory),
  relay_to_peer: leaking(TRANSFORM_SET.relay_to_peer),
  tool_echo: leaking(TRANSFORM_SET.tool_echo),
};

/** The smoke split as a harvester with a leak would make it. */
export function leakingHarvest(): HarvestedCorpus {
  return { ...harvestSmoke(SMOKE_SCENARIOS, LEAKING_TRANSFORMS), name: "leaking" };
}

/** The leaking corpus as a folder, generator named, so that every floor binds. */
export async function saveLeakingHarvest(dir: string): Promise<void> {
  await saveCorpus(dir, leakingHarvest());
}
