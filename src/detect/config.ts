import { usageError } from "../formats/error.ts";
import { type KeysOf, refuseUnknownKeys } from "../formats/known-keys.ts";
import type { CustomRule } from "./custom-rule.ts";

/** Which confidence and threat make a finding an injection. */
export const SENSITIVITIES = {
  strict: { confidence: 0.3, threat: "low" },
  balanced: { confidence: 0.5, threat: "low" },
  permissive: { confidence: 0.7, threat: "high" },
} as const;

export type Sensitivity = keyof typeof SENSITIVITIES;

export interface DetectorConfig {
  /** Default `balanced`. */
  readonly sensitivity?: Sensitivity;
  /** Literals; a finding that lies wholly inside one counts for nothing. */
  readonly allowlist?: readonly string[];
  /** Literals; one of them in the text decides at once: high, confidence 1. */
  readonly blocklist?: readonly string[];
  /** Secrets that must not appear in a text, as literals. */
  readonly canaryTokens?: readonly string[];
  /** Rules of the user's own; see `compileCustomRule` and `readRuleFile`. */
  readonly customRules?: readonly CustomRule[];
  /** Entries the in-memory audit log keeps; default 10,000. */
  readonly auditCapacity?: number;
}

/** A configuration with every default filled in, detached from what the caller holds. */
export interface SettledConfig {
  readonly sensitivity: Sensitivity;
  readonly allowlist: readonly string[];
  readonly blocklist: readonly string[];
  readonly canaryTokens: readonly string[];
  readonly customRules: readonly CustomRule[];
  readonly auditCapacity: number;
}

const KEYS: KeysOf<DetectorConfig> = {
  sensitivity: true,
  allowlist: true,
  blocklist: true,
  canaryTokens: true,
  customRules: true,
  auditCapacity: true,
};

const SHORTEST_ENTRY = 3;

/**
 * Checks a configuration.
 * @throws BacktrailError with code `usage` that names the entry.
 */
export function settleConfig(config: DetectorConfig): SettledConfig {
  refuseUnknownKeys(config, KEYS, "config");
  const sensitivity: unknown = config.sensitivity ?? "balanced";
  if (typeof sensitivity !== "string" || !Object.hasOwn(SENSITIVITIES, sensitivity)) {
    throw usageError(
      "sensitivity",
      `must be one of ${Object.keys(SENSITIVITIES).join(", ")}, not ${JSON.stringify(sensitivity)}`,
    );
  }
  const capacity: unknown = config.auditCapacity ?? 10_000;
  if (typeof capacity !== "number" || !Number.isInteger(capacity) || capacity < 1) {
    throw usageError("auditCapacity", "must be a whole number, at least 1");
  }
  return {
    sensitivity: sensitivity as Sensitivity,
    allowlist: literals("allowlist", config.allowlist, SHORTEST_ENTRY),
    blocklist: literals("blocklist", config.blocklist, SHORTEST_ENTRY),
    canaryTokens: canaryList("canaryTokens", config.canaryTokens),
    customRules: [...(config.customRules ?? [])],
    auditCapacity: capacity,
  };
}

/**
 * Checks a list of canaries: they are matched letter for letter, so any length counts but none.
 * @throws BacktrailError with code `usage` when an entry is blank or no text.
 */
export function canaryList(where: string, given: unknown): readonly string[] {
  return literals(where, given, 1);
}

function literals(where: string, given: unknown, shortest: number): readonly string[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw usageError(where, "must be a list of texts");
  return given.map((entry: unknown, at) => {
    const name = `${where}[${at}]`;
    if (typeof entry !== "string") throw usageError(name, "must be a text");
    const trimmed = trim(entry);
    if (trimmed === "") throw usageError(name, "must not be blank: it would match every text");
    if (Array.from(trimmed).length < shortest) {
      throw usageError(
        name,
        `${JSON.stringify(entry)} is too short: give at least ${shortest} characters, or it matches by accident`,
      );
    }
    return entry;
  });
}

/** As `String.prototype.trim`, and the separator controls U+001C to U+001F too. */
function trim(text: string): string {
  return text.replace(/^[\s\u001c-\u001f\u0085]+|[\s\u001c-\u001f\u0085]+$/g, "");
}
