import { readFile, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";

/** The ignore files from the repository's root down to one folder; the deepest one wins. */
export interface IgnoreStack {
  readonly levels: readonly { readonly folder: string; readonly rules: Ignore }[];
}

const LARGEST = 2 ** 20;
/** A hostile pattern with many stars would cost the matcher a power of the length of a name. */
const MOST_STARS = 4;

/** What applies in `folder`: the ignore files of the repository around it. */
export async function openIgnoreStack(folder: string): Promise<IgnoreStack> {
  const root = await repositoryRoot(folder);
  if (root === null) return withFolder({ levels: [] }, folder);
  let stack: IgnoreStack = { levels: [] };
  const excludes = await readRules(join(root, ".git", "info", "exclude"));
  if (excludes) stack = { levels: [{ folder: root, rules: excludes }] };
  stack = await withFolder(stack, root);
  const between = relative(root, folder).split(sep).filter(Boolean);
  let at = root;
  for (const part of between) {
    at = join(at, part);
    stack = await withFolder(stack, at);
  }
  return stack;
}

/** The stack one folder deeper. */
export async function withFolder(stack: IgnoreStack, folder: string): Promise<IgnoreStack> {
  const rules = await readRules(join(folder, ".gitignore"));
  return rules ? { levels: [...stack.levels, { folder, rules }] } : stack;
}

export function isIgnored(stack: IgnoreStack, path: string, isFolder: boolean): boolean {
  for (const { folder, rules } of stack.levels.toReversed()) {
    const way = relative(folder, path).split(sep).join("/");
    if (way === "" || way.startsWith("../")) continue;
    const { ignored, unignored } = rules.test(isFolder ? `${way}/` : way);
    if (ignored) return true;
    if (unignored) return false;
  }
  return false;
}

/** The folder at or above `folder` that holds `.git`; null outside of a repository. */
export async function repositoryRoot(folder: string): Promise<string | null> {
  for (let at = folder; ; at = dirname(at)) {
    if (await exists(join(at, ".git"))) return at;
    if (dirname(at) === at) return null;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function readRules(path: string): Promise<Ignore | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null || text.length > LARGEST) return null;
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.length <= 1000 && (line.match(/\*/g) ?? []).length <= MOST_STARS);
  return ignore({ allowRelativePaths: true }).add(lines);
}
