import { BacktrailError } from "../../formats/error.ts";
import { didYouMean } from "../../text/near.ts";
import type { Defense } from "../defense.ts";
import { SPLITS_DIR } from "../splits.ts";
import { commandDefense } from "./command-defense.ts";
import { httpDefense } from "./http-defense.ts";
import { moduleDefense } from "./module-defense.ts";
import type { OutsideOptions } from "./outside-options.ts";
import type { DefenseRegistry } from "./registry.ts";

/** Where `hidden` is left out, the corpora that ship are; `open` is false, `passEnv` empty. */
export interface LoadDefenseOptions
  extends Pick<OutsideOptions, "timeoutMs" | "cwd" | "env">,
    Partial<Pick<OutsideOptions, "hidden" | "open" | "passEnv">> {
  readonly registry: DefenseRegistry;
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
  const { timeoutMs, cwd, env, hidden = [SPLITS_DIR], open = false, passEnv = [] } = options;
  const outside = { timeoutMs, cwd, env, hidden, open, passEnv };
  if (name.startsWith("cmd:")) return commandDefense(name.slice(4), outside);
  if (/^https?:\/\//.test(name)) return httpDefense(name, options);
  if (/[./\\]/.test(name)) return moduleDefense(name, outside);
  const known = options.registry.list().map((one) => one.name);
  throw new BacktrailError({
    code: "usage",
    where: "--defense",
    message: `there is no defence "${name}"; registered are ${known.join(", ")}, and a path (./mine.ts), cmd:… or a URL loads your own${didYouMean(name, known)}`,
  });
}
