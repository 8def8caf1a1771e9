import { usageError } from "../../formats/error.ts";
import { type DetectorData, type OwnBattery, parseOwnBattery } from "../../formats/own-battery.ts";
import type { Attack } from "../contracts/attack.ts";
import type { Carrier } from "../contracts/carrier.ts";
import type { Probe } from "../contracts/probe.ts";
import { dataDetector, judgeByData, sensesOf } from "../detectors/data-detector.ts";

type Entry<K extends "attacks" | "probes" | "carriers"> = NonNullable<OwnBattery[K]>[number];

/**
 * Attacks, probes and carriers of one's own, from a file of the published shape
 * (`probe-own-battery`); a list that the file does not have is empty.
 * @param text what the file holds, YAML or JSON
 * @param path for messages
 * @throws BacktrailError with code `usage` that names file and line: another shape, an id twice in
 * a list, a pattern that is not RE2 syntax or matches anything.
 */
export function readBattery(
  text: string,
  path: string,
): {
  readonly attacks: readonly Attack[];
  readonly probes: readonly Probe[];
  readonly carriers: readonly Carrier[];
} {
  const { file, lineOf } = parseOwnBattery(text, path);
  const { attacks = [], probes = [], carriers = [] } = file;
  for (const [kind, list] of Object.entries({ attacks, probes, carriers })) {
    const ids = new Set<string>();
    for (const [at, { id }] of list.entries()) {
      if (ids.has(id)) throw usageError(`${path}:${lineOf([kind, at, "id"])}`, `id ${id} twice`);
      ids.add(id);
    }
  }
  const check = (kind: string, at: number, detect: readonly DetectorData[] = []): void => {
    for (const [place, one] of detect.entries()) {
      dataDetector(one, `${path}:${lineOf([kind, at, "detect", place])}`);
    }
  };
  for (const [at, { detect }] of attacks.entries()) check("attacks", at, detect);
  for (const [at, { detect }] of probes.entries()) check("probes", at, detect);
  return {
    attacks: attacks.map(attackOf),
    probes: probes.map(probeOf),
    carriers: carriers.map(carrierOf),
  };
}

function attackOf(entry: Entry<"attacks">): Attack {
  const { id, category, prompt, turns = [], intent = "own", goal, detect } = entry;
  const earlier = turns.slice(0, -1);
  return {
    id,
    category,
    transform: id,
    intent,
    prompt: prompt ?? turns.at(-1) ?? "",
    ...(earlier.length > 0 ? { turns: earlier } : {}),
    ...(goal === undefined ? {} : { goal }),
    ...(detect ? { detect } : {}),
  };
}

function probeOf({ id, category, instruction, rationale, detect }: Entry<"probes">): Probe {
  const { calls, sink } = sensesOf(detect);
  return {
    id,
    category,
    rationale,
    instruction:
      typeof instruction === "string" ? { en: instruction, ru: instruction } : instruction,
    // A hold says something only where the calls could have been looked at.
    isAct: calls,
    ...(sink ? { needsSink: true, reachedBy: ["http", "mail"] as const } : {}),
    detectors: detect,
    detect: (reply) => judgeByData(detect, reply, id),
  };
}

function carrierOf({ id, channel, language, rationale, text }: Entry<"carriers">): Carrier {
  const [before = "", after = ""] = text.split("{{instruction}}");
  const embed = (instruction: string): string => `${before}${instruction}${after}`;
  return { id, channel, language, rationale, embed };
}
