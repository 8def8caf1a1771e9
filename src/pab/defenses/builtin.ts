import { BASELINES } from "./baselines.ts";
import { NEGATIVE_CONTROLS } from "./negative-controls.ts";
import { createRegistry, type DefenseEntry, type DefenseRegistry } from "./registry.ts";
import { CONTAINMENT_TRACKER, QUERY_BLIND, RECORDED_READER, TRACKER } from "./trackers.ts";

/** What ships, in the order in which a comparison shows it. */
export const BUILTIN_DEFENSES: readonly DefenseEntry[] = [
  ...BASELINES,
  TRACKER,
  ...NEGATIVE_CONTROLS,
  CONTAINMENT_TRACKER,
  QUERY_BLIND,
  RECORDED_READER,
];

/**
 * The benchmark's registry. The command line and `evaluate` read it through `joins/defenses.ts`,
 * which adds what other capabilities offer.
 */
export const defenses: DefenseRegistry = createRegistry(BUILTIN_DEFENSES);
