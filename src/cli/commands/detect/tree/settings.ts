import { type DetectorConfig, settleConfig } from "../../../../detect/config.ts";
import { PromptInjectionDetector } from "../../../../detect/detector.ts";
import { readRuleFile } from "../../../../detect/rule-file.ts";
import { mergedConfig } from "../configure.ts";
import type { FileLimits } from "./judge-file.ts";

/** All a thread needs to judge as the others do; plain data, since rules of one's own are functions. */
export interface TreeSettings {
  readonly ruleFile: { readonly text: string; readonly path: string } | null;
  readonly sensitivity: DetectorConfig["sensitivity"];
  readonly allow: readonly string[];
  readonly block: readonly string[];
  readonly canary: readonly string[];
  readonly limits: FileLimits;
}

/** @throws BacktrailError with code `usage` when a rule file or a list is wrong. */
export function openDetector(settings: TreeSettings): PromptInjectionDetector {
  return new PromptInjectionDetector({ ...configOf(settings), auditCapacity: 1 });
}

/**
 * Tells what `openDetector` would, without the time it takes to compile the rules.
 * @throws BacktrailError with code `usage` when a rule file or a list is wrong.
 */
export function checkSettings(settings: TreeSettings): void {
  settleConfig(configOf(settings));
}

function configOf(settings: TreeSettings): DetectorConfig {
  const { ruleFile } = settings;
  const file = ruleFile === null ? {} : readRuleFile(ruleFile.text, ruleFile.path);
  return mergedConfig(file, settings);
}
