import { parseDetectRuleFile } from "../formats/detect-rule-file.ts";
import type { DetectorConfig } from "./config.ts";
import { compileCustomRule } from "./custom-rule.ts";

/**
 * The configuration a rule file describes, its patterns compiled.
 * @param text YAML or JSON
 * @param path for messages
 * @throws BacktrailError with code `usage` that names file and line.
 */
export function readRuleFile(text: string, path: string): DetectorConfig {
  const { file, lineOf } = parseDetectRuleFile(text, path);
  const customRules = (file.rules ?? []).map((rule, at) =>
    compileCustomRule(
      {
        id: rule.id,
        type: rule.class,
        threat: rule.threat,
        confidence: rule.confidence,
        pattern: rule.pattern,
        ...(rule.example === undefined ? {} : { example: rule.example }),
        ...(rule.near_miss === undefined ? {} : { nearMiss: rule.near_miss }),
      },
      `${path}:${lineOf(["rules", at, "pattern"])}`,
    ),
  );
  return {
    ...(file.sensitivity === undefined ? {} : { sensitivity: file.sensitivity }),
    ...(file.allowlist === undefined ? {} : { allowlist: file.allowlist }),
    ...(file.blocklist === undefined ? {} : { blocklist: file.blocklist }),
    ...(file.canary_tokens === undefined ? {} : { canaryTokens: file.canary_tokens }),
    customRules,
  };
}
