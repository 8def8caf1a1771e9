import type { PromptInjectionDetector } from "../detect/detector.ts";
import type { DetectionResult } from "../detect/result.ts";
import { canonicalJsonLine } from "../formats/canonical-json.ts";
import type { McpDefinition, McpKind } from "../probe/mcp/read-definitions.ts";
import { sha256Hex } from "../text/sha256.ts";

/** A text of a definition that looks like an injection. */
export interface DefinitionFinding {
  /** Like `inputSchema.properties.to.description`; empty for the definition as a whole. */
  readonly path: string;
  readonly text: string;
  readonly result: DetectionResult;
}

export interface JudgedDefinition {
  readonly kind: McpKind;
  readonly name: string;
  /** SHA-256 of the definition as canonical JSON: order of keys is no change. */
  readonly fingerprint: string;
  /** Texts that were judged, names of fields included. */
  readonly fields: number;
  readonly findings: readonly DefinitionFinding[];
}

export interface DefinitionDrift {
  readonly kind: McpKind;
  readonly name: string;
  readonly change: "added" | "removed" | "changed";
  readonly reasons: readonly string[];
}

interface Field {
  readonly path: string;
  readonly text: string;
  /** The same as a model reads it: `ignore_all_rules` is words. Null where it is no name. */
  readonly words: string | null;
}

/** Judges each text of a definition by itself, then all of it, for an order spread over fields. */
export async function judgeDefinition(
  { kind, name, definition }: McpDefinition,
  detector: PromptInjectionDetector,
): Promise<JudgedDefinition> {
  const source = `mcp ${kind} ${name}`;
  const fields = fieldsOf(definition);
  const findings: DefinitionFinding[] = [];
  for (const { path, text, words } of fields) {
    for (const reading of words === null || words === text ? [text] : [text, words]) {
      const result = await detector.detectWithEvidence(reading, { source: `${source} ${path}` });
      if (!result.isInjection) continue;
      findings.push({ path, text: reading, result });
      break;
    }
  }
  if (findings.length === 0) {
    const text = JSON.stringify(definition) ?? "";
    const result = await detector.detectWithEvidence(text, { source });
    if (result.isInjection) findings.push({ path: "", text, result });
  }
  return { kind, name, fingerprint: fingerprintOf(definition), fields: fields.length, findings };
}

export function fingerprintOf(definition: unknown): string {
  return sha256Hex(canonicalJsonLine(definition));
}

/** Reasons that are told of one definition. */
const MOST_REASONS = 8;

/** What is different between two lists of definitions; a changed order is nothing. */
export function driftBetween(
  before: readonly McpDefinition[],
  after: readonly McpDefinition[],
): DefinitionDrift[] {
  const old = new Map(before.map((one) => [keyOf(one), one]));
  const now = new Set(after.map(keyOf));
  const drift: DefinitionDrift[] = [];
  for (const one of after) {
    const { kind, name, definition } = one;
    const earlier = old.get(keyOf(one));
    if (earlier === undefined) drift.push({ kind, name, change: "added", reasons: [] });
    else if (fingerprintOf(earlier.definition) !== fingerprintOf(definition)) {
      const reasons = changesBetween(earlier.definition, definition);
      drift.push({ kind, name, change: "changed", reasons });
    }
  }
  for (const one of before) {
    const { kind, name } = one;
    if (!now.has(keyOf(one))) drift.push({ kind, name, change: "removed", reasons: [] });
  }
  return drift;
}

function keyOf({ kind, name }: McpDefinition): string {
  return `${kind}\0${name}`;
}

function changesBetween(before: unknown, after: unknown): string[] {
  const old = leavesOf(before);
  const now = leavesOf(after);
  const reasons: string[] = [];
  for (const [path, value] of now) {
    const earlier = old.get(path);
    if (earlier === undefined) reasons.push(`${path} was added`);
    else if (earlier !== value) reasons.push(`${path} changed`);
  }
  for (const path of old.keys()) if (!now.has(path)) reasons.push(`${path} was removed`);
  const more = reasons.length - MOST_REASONS;
  return more > 0 ? [...reasons.slice(0, MOST_REASONS), `and ${more} more`] : reasons;
}

/** Every value that is no list or object, as JSON, by its place; empty ones too. */
function leavesOf(value: unknown): Map<string, string> {
  const leaves = new Map<string, string>();
  walk(value, "", (path, leaf) => leaves.set(path, JSON.stringify(leaf) ?? "null"));
  return leaves;
}

/** Every text of a definition, and every name of a field, which a model reads as well. */
function fieldsOf(definition: unknown): Field[] {
  const fields: Field[] = [];
  const names = new Set<string>();
  walk(definition, "", (path, leaf) => {
    if (typeof leaf === "string" && leaf.trim() !== "") {
      const words = /(?:^|\.)name$/.test(path) ? inWords(leaf) : null;
      fields.push({ path, text: leaf, words });
    }
    for (const name of path.split(/[.[\]]+/)) names.add(name);
  });
  for (const name of names) {
    const words = inWords(name);
    if (/\s/.test(words)) fields.push({ path: `name of ${name}`, text: name, words });
  }
  return fields;
}

function inWords(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/[_-]+/g, " ")
    .trim();
}

function walk(value: unknown, path: string, leaf: (path: string, value: unknown) => void): void {
  const entries: (readonly [string, unknown])[] =
    typeof value !== "object" || value === null
      ? []
      : Array.isArray(value)
        ? value.map((item, index) => [`${path}[${index}]`, item] as const)
        : Object.entries(value).map(
            ([key, item]) => [path === "" ? key : `${path}.${key}`, item] as const,
          );
  if (entries.length === 0) leaf(path, value);
  for (const [place, item] of entries) walk(item, place, leaf);
}
