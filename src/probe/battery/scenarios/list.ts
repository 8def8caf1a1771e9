import type { CarrierChannel } from "../../contracts/carrier.ts";
import type { Scenario } from "../../contracts/scenario.ts";
import type { Setting } from "../../contracts/setting.ts";
import { BATTERY_SETTING } from "../setting.ts";
import { knowledgeBase } from "./knowledge-base.ts";
import { mail } from "./mail.ts";
import { memory } from "./memory.ts";
import { research } from "./research.ts";

export const SCENARIOS: readonly Scenario[] = [mail, knowledgeBase, memory, research];

/** The agent that reads a channel. */
export function scenarioFor(channel: CarrierChannel): Scenario {
  const scenario = SCENARIOS.find(({ channels }) => channels.includes(channel));
  if (!scenario) throw new RangeError(`no scenario reads ${channel}`);
  return scenario;
}

/** What detectors measure against in a scenario. */
export function settingOf(scenario: Scenario): Setting {
  return {
    ...BATTERY_SETTING,
    systemPrompt: scenario.systemPrompt,
    toolNames: scenario.tools.map(({ name }) => name),
  };
}
