import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { BacktrailError, reasonOf } from "../../../../formats/error.ts";
import { type IgnoreStack, isIgnored, openIgnoreStack, withFolder } from "./ignore-stack.ts";
import { AGENT_FOLDERS, presetOf } from "./preset.ts";

/** A file to judge, or what was met and is not read. */
export type Walked =
  | { readonly kind: "file"; readonly path: string; readonly shown: string }
  | {
      readonly kind: "left";
      readonly shown: string;
      readonly why: "ignored" | "symlink" | "special" | "unreadable folder";
    };

export interface WalkOptions {
  readonly cwd: string;
  /** Follow `.gitignore`; files that agents read are met all the same. */
  readonly gitignore: boolean;
  /** Absolute paths that are read although ignored: the tracked ones. */
  readonly tracked: ReadonlySet<string>;
}

/**
 * Every file of files and folders, once, in the order of names. Links are not followed (but for a path
 * that was named), `.git` is not entered.
 * @throws BacktrailError with code `io` for a named path that is not there.
 */
export async function* walk(
  paths: readonly string[],
  options: WalkOptions,
): AsyncGenerator<Walked> {
  const met = new Set<string>();
  for (const named of paths) {
    const path = resolve(options.cwd, named);
    const found = await stat(path).catch((cause: unknown) => {
      throw new BacktrailError({
        code: "io",
        where: named,
        message: `cannot be read: ${reasonOf(cause)}`,
        cause,
      });
    });
    if (found.isDirectory()) {
      const stack = options.gitignore ? await openIgnoreStack(path) : { levels: [] };
      for await (const entry of walkFolder(path, stack, false, options)) {
        if (entry.kind === "file") {
          if (met.has(entry.path)) continue;
          met.add(entry.path);
        }
        yield entry;
      }
    } else if (!met.has(path)) {
      met.add(path);
      yield { kind: "file", path, shown: shownPath(path, options.cwd) };
    }
  }
}

/** A path as it is shown and compared: relative to where the command runs, with `/`. */
export function shownPath(path: string, cwd: string): string {
  const way = relative(cwd, path).split(sep).join("/");
  return way === "" ? "." : way;
}

async function* walkFolder(
  folder: string,
  stack: IgnoreStack,
  onlyAgentFiles: boolean,
  options: WalkOptions,
): AsyncGenerator<Walked> {
  const left = (path: string, why: (Walked & { kind: "left" })["why"]): Walked => ({
    kind: "left",
    shown: shownPath(path, options.cwd),
    why,
  });
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch {
    yield left(folder, "unreadable folder");
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name === ".git") continue;
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    const ignored = onlyAgentFiles || (options.gitignore && isIgnored(stack, path, isFolder));
    if (isFolder) {
      if (!ignored) {
        const inner = options.gitignore ? await withFolder(stack, path) : stack;
        yield* walkFolder(path, inner, false, options);
      } else if (onlyAgentFiles || AGENT_FOLDERS.has(entry.name) || holds(options.tracked, path)) {
        yield* walkFolder(path, stack, true, options);
      } else yield left(path, "ignored");
    } else if (entry.isSymbolicLink()) yield left(path, "symlink");
    else if (!entry.isFile()) yield left(path, "special");
    else if (
      ignored &&
      !options.tracked.has(path) &&
      presetOf(shownPath(path, options.cwd)) === null
    )
      yield left(path, "ignored");
    else yield { kind: "file", path, shown: shownPath(path, options.cwd) };
  }
}

function holds(tracked: ReadonlySet<string>, folder: string): boolean {
  const start = `${folder}${sep}`;
  for (const path of tracked) if (path.startsWith(start)) return true;
  return false;
}
