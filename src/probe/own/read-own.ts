import { usageError } from "../../formats/error.ts";
import { type DetectorData, type OwnBattery, parseOwnBattery } from "../../formats/own-battery.ts";
import type { ParsedYaml } from "../../formats/yaml-file.ts";
import type { Attack } from "../contracts/attack.ts";
import type { Carrier } from "../contracts/carrier.ts";
import type { Probe } from "../contracts/probe.ts";
import { blindSense, dataDetector, judgeByData } from "../detectors/data-detector.ts";

/**
 * The attacks of a file of one's own, YAML or JSON.
 * @param text what the file holds
 * @param path for messages
 * @throws BacktrailError with code `usage` that names file and line: not of the published shape
 * (`probe-own-battery`), no attacks, an id twice, a pattern that is not RE2 syntax.
 */
export function readAttacks(text: string, path: string): readonly Attack[] {
  const parsed = parseOwnBattery(text, path);
  return entries(parsed, "attacks", path).map((entry, at) => {
    const { id, category, prompt, turns = [], intent = "own", goal, detect } = entry;
    const last = prompt ?? turns.at(-1) ?? "";
    const earlier = turns.slice(0, -1);
    if (detect) checkDetectors(detect, parsed, ["attacks", at, "detect"], path);
    return {
      id,
      category,
      transform: id,
      intent,
      prompt: last,
      ...(earlier.length > 0 ? { turns: earlier } : {}),
      ...(goal === undefined ? {} : { goal }),
      ...(detect ? { detect } : {}),
    };
  });
}

/**
 * The probes of a file of one's own, as `readAttacks` reads attacks.
 * @throws BacktrailError with code `usage`
 */
export function readProbes(text: string, path: string): readonly Probe[] {
  const parsed = parseOwnBattery(text, path);
  return entries(parsed, "probes", path).map((entry, at) => {
    const { id, category, instruction, rationale, detect } = entry;
    checkDetectors(detect, parsed, ["probes", at, "detect"], path);
    return {
      id,
      category,
      rationale,
      instruction:
        typeof instruction === "string" ? { en: instruction, ru: instruction } : instruction,
      // A hold says something only where each of its detectors could have looked.
      isAct: blindSense(detect, { text: "", toolCalls: null }) !== null,
      detect: (reply) => judgeByData(detect, reply, id),
    };
  });
}

/**
 * The carriers of a file of one's own, as `readAttacks` reads attacks.
 * @throws BacktrailError with code `usage`
 */
export function readCarriers(text: string, path: string): readonly Carrier[] {
  const parsed = parseOwnBattery(text, path);
  return entries(parsed, "carriers", path).map((entry) => {
    const [before = "", after = ""] = entry.text.split("{{instruction}}");
    const { id, channel, language, rationale } = entry;
    const embed = (instruction: string): string => `${before}${instruction}${after}`;
    return { id, channel, language, rationale, embed };
  });
}

/** Entries of one kind. @throws BacktrailError with code `usage` without any, or on an id twice. */
function entries<K extends "attacks" | "probes" | "carriers">(
  { file, lineOf }: ParsedYaml<OwnBattery>,
  kind: K,
  path: string,
): NonNullable<OwnBattery[K]> {
  const found = file[kind];
  if (!found) throw usageError(path, `holds no ${kind}`);
  const ids = new Set<string>();
  for (const [at, { id }] of found.entries()) {
    if (ids.has(id)) throw usageError(`${path}:${lineOf([kind, at, "id"])}`, `id ${id} twice`);
    ids.add(id);
  }
  return found;
}

function checkDetectors(
  detect: readonly DetectorData[],
  { lineOf }: ParsedYaml<OwnBattery>,
  place: readonly PropertyKey[],
  path: string,
): void {
  for (const [at, one] of detect.entries()) {
    dataDetector(one, `${path}:${lineOf([...place, at])}`);
  }
}
