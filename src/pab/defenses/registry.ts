import { BacktrailError } from "../../formats/error.ts";
import type { Defense } from "../defense.ts";

/**
 * What a defence is in a comparison: a `baseline` gives the numbers a floor, an `entrant` competes,
 * a `control` is wrong on purpose and shows what chance looks like, a `filter` judges words and
 * knows no origins, a `reader` asks a model or plays one back and takes part where it is named.
 */
export type DefenseRole = "baseline" | "entrant" | "control" | "filter" | "reader";

export interface DefenseEntry {
  readonly name: string;
  readonly role: DefenseRole;
  /** It computes enough for threads to pay on a large corpus, and keeps nothing between questions. */
  readonly worthThreads?: boolean;
  /**
   * What a control reads besides channels, order and names: the events but not the text in question, or
   * all of it, so that nothing holds it to chance. Default: none of it.
   */
  readonly reads?: "events" | "all";
  /** One sentence for `pab defenses`. */
  readonly description: string;
  /** Makes a fresh instance; a run closes what it opened. */
  readonly create: () => Defense | Promise<Defense>;
}

/** Defences by name. */
export interface DefenseRegistry {
  /**
   * Adds a defence.
   * @throws BacktrailError with code `usage` when the name is taken and `replace` is not set, so
   * that no plugin quietly changes what a published number refers to.
   */
  register(entry: DefenseEntry, options?: { readonly replace?: boolean }): void;
  get(name: string): DefenseEntry | undefined;
  /** In order of registration. */
  list(): readonly DefenseEntry[];
}

/** The refusal of a second entry under a name. */
export function nameTaken(name: string): BacktrailError {
  return new BacktrailError({
    code: "usage",
    where: name,
    message: "a defence of this name is registered already; pass replace: true to mean it",
  });
}

/** A registry that holds the given entries. */
export function createRegistry(entries: readonly DefenseEntry[]): DefenseRegistry {
  const byName = new Map<string, DefenseEntry>();
  const registry: DefenseRegistry = {
    register: (entry, { replace = false } = {}) => {
      if (byName.has(entry.name) && !replace) throw nameTaken(entry.name);
      byName.set(entry.name, entry);
    },
    get: (name) => byName.get(name),
    list: () => [...byName.values()],
  };
  for (const entry of entries) registry.register(entry);
  return registry;
}
