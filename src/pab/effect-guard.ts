import { AsyncLocalStorage } from "node:async_hooks";
import { sep } from "node:path";
import { BacktrailError } from "../formats/error.ts";
import { installEffectPatches } from "./effect-patches.ts";
import { resolveForWriting, type WritePathOptions } from "./write-path.ts";

export interface EffectGuardOptions {
  /** The one folder that may be written to; it need not exist yet. Null allows no write at all. */
  readonly outputDir: string | null;
}

/** The output folders of the guards that the running code stands in, innermost last. */
const scopes = new AsyncLocalStorage<readonly (string | null)[]>();
let active = 0;
let uninstall: (() => void) | null = null;

/**
 * Runs `fn` so that every network call, child process, worker or write outside the output folder
 * that it makes, at once or after any await, throws; functions that return a promise reject. Other
 * code of the process that runs meanwhile is not touched. Guards nest: an inner one never allows
 * what an outer one forbids. The patches are taken away when the last guard ends, also on a throw.
 *
 * It catches effects, not attackers: code that kept a reference to an `fs` function from before, or
 * goes through native add-ons, gets past it.
 * @throws BacktrailError with code `effect` from inside `fn`; and whatever `fn` throws.
 */
export async function withEffectGuard<T>(
  fn: () => T | Promise<T>,
  { outputDir }: EffectGuardOptions,
): Promise<T> {
  const folder = outputDir === null ? null : resolveForWriting(outputDir);
  const outer = scopes.getStore() ?? [];
  if (active === 0) uninstall = installEffectPatches({ refuse, checkWrite });
  active += 1;
  try {
    return await scopes.run([...outer, folder], async () => await fn());
  } finally {
    active -= 1;
    if (active === 0) {
      uninstall?.();
      uninstall = null;
    }
  }
}

/** Refuses an effect when the calling code stands inside a guard. */
function refuse(what: string): void {
  if (scopes.getStore() === undefined) return;
  throw new BacktrailError({
    code: "effect",
    where: what,
    message: "this part of Backtrail runs without network, child processes and workers",
  });
}

/** Refuses a write outside the output folder. */
function checkWrite(what: string, path: unknown, options: WritePathOptions): void {
  const folders = scopes.getStore();
  if (folders === undefined) return;
  const target = resolveForWriting(path, options);
  const allowed =
    target !== null &&
    folders.every(
      (folder) => folder !== null && (target === folder || target.startsWith(withSlash(folder))),
    );
  if (allowed) return;
  throw new BacktrailError({
    code: "effect",
    where: `${what} ${String(path)}`,
    message: "this part of Backtrail writes only inside its output folder",
  });
}

function withSlash(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep;
}
