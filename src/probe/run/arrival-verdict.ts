import type { Probe } from "../contracts/probe.ts";
import type { Verdict } from "../contracts/verdict.ts";
import type { Arrival } from "../contracts/witness.ts";

/**
 * The verdict on what reached the trial's own address, or null when nothing did that the probe
 * asks for. The address stands in the injected text alone, so nobody else can have come.
 */
export function arrivalVerdict(
  { reachedBy = [] }: Pick<Probe, "reachedBy">,
  arrivals: readonly Arrival[],
): Verdict | null {
  const found = arrivals.find(({ over }) => over !== "telemetry" && reachedBy.includes(over));
  if (!found) return null;
  return {
    success: true,
    confidence: 1,
    reason: "reached_sink",
    evidence: found.what,
    source: "sink",
  };
}
