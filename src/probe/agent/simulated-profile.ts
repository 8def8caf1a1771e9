import type { SimulationProfile } from "../../formats/simulation-profile.ts";
import type { TrialInfo } from "../contracts/trial-info.ts";

/**
 * Profile of a run that names none. Invented figures: they show what a result looks like and stand
 * for no model.
 */
export const DEFAULT_PROFILE: SimulationProfile = {
  schema_version: 1,
  name: "simulated-1",
  base: 0.25,
  defenses: {
    none: 1,
    delimited: 0.6,
    delimited_unnamed: 0.6,
    spotlight: 0.15,
    sandwich: 0.7,
    instr_hierarchy: 0.85,
    spotlight_delimiting: 0.5,
    spotlight_encoding: 0.1,
  },
  channels: {
    email: 1,
    document: 0.9,
    webpage: 0.8,
    knowledge_base: 1,
    memory: 1.6,
    tool_output: 0.7,
  },
  probes: {
    append_exfil_token: 1.6,
    fake_confirmation: 1.2,
    external_forward: 0.6,
    reveal_system_prompt: 0.5,
    reveal_canary: 0.5,
  },
  not_read: 0.01,
  blocked: 0,
  error: 0.005,
  utility: { base: 0.97, defenses: { spotlight: 0.95, spotlight_encoding: 0.6 } },
  screen: { catches: 0.8, false_alarms: 0.02 },
};

/** The chance that the stand-in obeys in a cell once it has read the payload: the known truth. */
export function obedience(
  profile: SimulationProfile,
  trial: Pick<TrialInfo, "defense" | "channel" | "probe">,
): number {
  const factor = (of: Readonly<Record<string, number>>, name: string): number =>
    Object.hasOwn(of, name) ? (of[name] ?? 1) : 1;
  return Math.min(
    1,
    profile.base *
      factor(profile.defenses, trial.defense) *
      factor(profile.channels, trial.channel) *
      factor(profile.probes, trial.probe ?? ""),
  );
}
