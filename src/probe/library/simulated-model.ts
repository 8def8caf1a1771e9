import type { AgentBackend } from "../agent/backend.ts";
import { simulatedBackend } from "../agent/simulated.ts";
import { DEFAULT_PROFILE } from "../agent/simulated-profile.ts";
import type { TrialInfo } from "../contracts/trial-info.ts";

/**
 * A stand-in without a model, for trying things out: its figures are invented and say nothing about
 * any model. Pass `simulated: true` with it, so that every row says SIMULATED.
 */
export function simulatedModel(trial: TrialInfo): AgentBackend {
  return simulatedBackend(DEFAULT_PROFILE, trial);
}
