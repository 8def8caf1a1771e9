import type { DetectorConfig } from "./config.ts";
import { PromptInjectionDetector } from "./detector.ts";
import type { DetectionResult } from "./result.ts";

let usual: PromptInjectionDetector | null = null;

/**
 * The rules' verdict on one text. A program that asks often, keeps an audit log or has evidence
 * backends makes a `PromptInjectionDetector` of its own.
 * @throws BacktrailError with code `usage` when the configuration is wrong; never on a text
 */
export function detect(text: string, config?: DetectorConfig): DetectionResult {
  if (config !== undefined) return new PromptInjectionDetector(config).detect(text);
  usual ??= new PromptInjectionDetector({ auditCapacity: 1 });
  return usual.detect(text);
}
