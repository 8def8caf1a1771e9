import { existsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { hashFile } from "../formats/hash-file.ts";
import type { Defense, Isolation } from "../pab/defense.ts";
import { splitWords, wordsElsewhere } from "../pab/defenses/command-words.ts";
import { loadDefense } from "../pab/defenses/load.ts";
import { outsideEnvironment } from "../pab/defenses/process/clean-environment.ts";
import type { DefenseEntry } from "../pab/defenses/registry.ts";
import { CommandDetector } from "./command-detector.ts";
import { defenses, FOREIGN_DETECTOR } from "./defenses.ts";
import type { ForeignDetector } from "./foreign-answer.ts";
import { openForeignDetector } from "./foreign-detector.ts";
import { foreignDetectorDefense } from "./foreign-detector-defense.ts";

/** A defence that is ready to be asked. */
export interface NamedDefense {
  /** What was typed, or the defence's own name. */
  readonly given: string;
  readonly defense: Defense;
  /** Its entry in the registry, or null for one that the user brought. */
  readonly entry: DefenseEntry | null;
}

/** The outside world as a defence's way of loading needs it. */
export interface DefenseSurroundings {
  /** Time for one decision point, in milliseconds. */
  readonly timeoutMs: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof globalThis.fetch;
  /** Absolute folders that one of the user's shall not learn of: every corpus. */
  readonly hidden: readonly string[];
  /** Gives one of the user's all files, the environment and the working folder. */
  readonly open: boolean;
  /** Names of environment variables for one of the user's. */
  readonly passEnv: readonly string[];
  /** Puts the caller's own in place of a registered one: what asks a model needs one. */
  readonly instead?: ((name: string) => Promise<Defense | null>) | undefined;
}

/**
 * Loads what a `--defense` value names; a process or worker starts only when it is first asked.
 * @throws BacktrailError with code `usage` when there is no such defence
 */
export async function openDefense(
  given: string,
  surroundings: DefenseSurroundings,
): Promise<NamedDefense> {
  const own = (await surroundings.instead?.(given)) ?? null;
  // Not inside the effect guard: it speaks over the network.
  if (own !== null) return { given, defense: own, entry: null };
  if (given.startsWith(FOREIGN_DETECTOR)) return foreign(given, surroundings);
  const entry = defenses.get(given) ?? null;
  const defense = await loadDefense(given, { registry: defenses, ...surroundings });
  return { given, defense, entry };
}

async function foreign(given: string, surroundings: DefenseSurroundings): Promise<NamedDefense> {
  const named = given.slice(FOREIGN_DETECTOR.length);
  const { open, cwd } = surroundings;
  let detector: ForeignDetector;
  let isolation: Isolation = "open";
  if (named.startsWith("cmd:") && !open) {
    const place = wordsElsewhere(splitWords(named.slice(4)), cwd, tmpdir());
    const env = outsideEnvironment(surroundings);
    detector = new CommandDetector(named, place.words, { ...surroundings, cwd: place.cwd, env });
    isolation = "process";
  } else {
    detector = await openForeignDetector(named, surroundings);
    // A module is loaded into this process; a server was never within it.
    if (/^https?:\/\//.test(named)) isolation = "endpoint";
  }
  return { given, defense: foreignDetectorDefense(given, detector, isolation), entry: null };
}

/**
 * What makes a defence this one and no other: its name, and the hash of each file that a path or a
 * word of a command names. What such a file imports is not seen.
 */
export async function identityOf(
  { given, defense, entry }: NamedDefense,
  cwd: string,
): Promise<Record<string, string>> {
  const { isolation = "built_in" } = defense;
  const identity: Record<string, string> = { name: defense.name, given, isolation };
  const asked = given.startsWith(FOREIGN_DETECTOR) ? given.slice(FOREIGN_DETECTOR.length) : given;
  if (entry !== null || /^https?:/.test(asked)) return identity;
  const words = asked.startsWith("cmd:")
    ? asked.slice(4).split(/\s+/)
    : [asked.split("#")[0] ?? ""];
  for (const word of new Set(words)) {
    const path = resolve(cwd, word);
    if (word !== "" && existsSync(path) && statSync(path).isFile()) {
      identity[`sha256 of ${word}`] = await hashFile(path);
    }
  }
  return identity;
}
