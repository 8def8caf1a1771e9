import type { DetectorConfig } from "../../../../detect/config.ts";
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
  const { ruleFile } = settings;
  const file = ruleFile === null ? {} : readRuleFile(ruleFile.text, ruleFile.path);
  return new PromptInjectionDetector({ ...mergedConfig(file, settings), auditCapacity: 1 });
}
