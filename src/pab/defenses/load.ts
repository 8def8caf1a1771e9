import { BacktrailError } from "../../formats/error.ts";
import type { Defense } from "../defense.ts";
import { commandDefense } from "./command-defense.ts";
import { httpDefense } from "./http-defense.ts";
import { moduleDefense } from "./module-defense.ts";
import type { DefenseRegistry } from "./registry.ts";

export interface LoadDefenseOptions {
  readonly registry: DefenseRegistry;
  /** Time for one decision point, in milliseconds. */
  readonly timeoutMs: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * The defence that a `--defense` value names: a registered one, `cmd:…` for a command, an `http(s)`
 * URL, or the path of a module.
 * @throws BacktrailError with code `usage` that lists what is registered
 */
export async function loadDefense(name: string, options: LoadDefenseOptions): Promise<Defense> {
  const entry = options.registry.get(name);
  if (entry) return entry.create();
  if (name.startsWith("cmd:")) return commandDefense(name.slice(4), options);
  if (/^https?:\/\//.test(name)) return httpDefense(name, options);
  if (/[./\\]/.test(name)) return moduleDefense(name, options);
  const known = options.registry.list().map((one) => one.name);
  throw new BacktrailError({
    code: "usage",
    where: "--defense",
    message: `there is no defence "${name}"; registered are ${known.join(", ")}, and a path (./mine.ts), cmd:… or a URL loads your own`,
  });
}
