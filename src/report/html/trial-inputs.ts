import type { Fingerprints } from "../../formats/injection-results.ts";
import type { TrialInput } from "../../formats/page-trials.ts";
import { payloadIn } from "../../probe/agent/delivery.ts";
import { CARRIERS } from "../../probe/battery/carriers/list.ts";
import { PROBES } from "../../probe/battery/probes/list.ts";
import { SCENARIOS, scenarioFor } from "../../probe/battery/scenarios/list.ts";
import { fingerprintsOf } from "../../probe/run/fingerprints.ts";

/**
 * What was sent with a carrier and a probe, made anew from the battery of this version. A text whose
 * fingerprint is another than the run's is not what was sent, and is not shown.
 */
export async function inputMaker(
  run: Fingerprints,
): Promise<(carrier: string, probe: string) => TrialInput | null> {
  const ours = await fingerprintsOf({
    model: "",
    target: "",
    judge: "",
    defenses: [],
    carriers: CARRIERS,
    probes: PROBES,
    scenarios: SCENARIOS,
  });
  const isSame = (part: "carriers" | "probes", id: string) =>
    run[part]?.[id] !== undefined && run[part]?.[id] === ours[part]?.[id];
  return (carrierId, probeId) => {
    const carrier = CARRIERS.find(({ id }) => id === carrierId);
    const probe = PROBES.find(({ id }) => id === probeId);
    if (!carrier || !probe || !isSame("carriers", carrierId) || !isSame("probes", probeId)) {
      return null;
    }
    const instruction = probe.instruction[carrier.language];
    const data = carrier.embed(instruction);
    const payload = payloadIn((text) => carrier.embed(text), instruction);
    const at = data.indexOf(payload);
    return {
      request: run.scenarios === ours.scenarios ? scenarioFor(carrier.channel).userRequest : null,
      data,
      payload: at < 0 || payload === "" ? null : [at, at + payload.length],
    };
  };
}
