import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";

/** Entries of folders that are looked through before we say that a folder is too large to wall in. */
const MAX_ENTRIES = 300_000;
/** Paths that a command line has room for. */
const MAX_GRANTS = 4000;

/** What has to stay unreadable, and the links between packages. */
interface Survey {
  /** Real paths: hidden folders, and links that lead past them or out of all that is readable. */
  readonly avoid: ReadonlySet<string>;
  /** Links to packages that live elsewhere, by their own path. */
  readonly packages: ReadonlyMap<string, string>;
}

/**
 * The paths that a walled process may read: the folders given, whole where that is safe, else entry
 * by entry around what is hidden. Node follows a link out of a readable folder, so that every link
 * is looked at: one that leads outside is left out, but one in `node_modules` to a package
 * makes that package readable too.
 * @param roots absolute folders or files; those that do not exist are left out
 * @param hidden absolute paths that may not be read, whatever root they lie in
 * @throws BacktrailError with code `usage` when there is too much to look through
 */
export function readablePaths(roots: readonly string[], hidden: readonly string[]): string[] {
  const there = [...new Set(roots.map((root) => resolve(root)))].filter((root) => existsSync(root));
  const survey = lookThrough(there, hidden.map(realOf));
  const grants = new Set<string>();
  for (const root of there) {
    // A root that is a link is known by both of its names.
    for (const name of [root, realOf(root)]) grant(name, realOf(root), survey, grants);
  }
  for (const target of survey.packages.values()) grant(target, target, survey, grants);
  const fewest = withoutBranches(withoutNested(grants).sort(), survey.avoid);
  if (fewest.length > MAX_GRANTS) throw tooMuch(`${fewest.length} paths beside the corpus`);
  return fewest;
}

/** The folders named `node_modules`, and the `package.json` files, from a folder up to the root. */
export function packagePlaces(folder: string): string[] {
  const places = [join(folder, "node_modules"), join(folder, "package.json")];
  const parent = dirname(folder);
  return parent === folder ? places : [...places, ...packagePlaces(parent)];
}

function lookThrough(roots: readonly string[], hidden: readonly string[]): Survey {
  const inside = [...new Set(roots.map(realOf))];
  const links = new Map<string, string>();
  const packages = new Map<string, string>();
  let seen = 0;
  for (const root of inside) {
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of entriesOf(folder)) {
        seen += 1;
        if (seen > MAX_ENTRIES) throw tooMuch(`more than ${MAX_ENTRIES} files`);
        const path = join(folder, entry.name);
        if (entry.isDirectory() && !hidden.includes(path)) folders.push(path);
        if (!entry.isSymbolicLink()) continue;
        const target = realOf(path);
        links.set(path, target);
        if (!isPackageLink(path, target)) continue;
        packages.set(path, target);
        // Walked in its turn, unless it lies in what is walked anyway.
        if (!inside.some((one) => isWithin(target, one))) inside.push(target);
      }
    }
  }
  const avoid = new Set(hidden);
  for (const [link, target] of links) {
    if (!inside.some((one) => isWithin(target, one))) avoid.add(link);
  }
  // A link to a folder is a second way to everything in it.
  for (let before = -1; before !== avoid.size; ) {
    before = avoid.size;
    for (const [link, target] of links) {
      if ([...avoid].some((path) => isWithin(path, target) || isWithin(target, path))) {
        avoid.add(link);
      }
    }
  }
  return { avoid, packages };
}

/**
 * @param path how the process will call it; `real` is where it is
 * @param followed whether a link to a package was followed already: its own links are granted where
 * it really is, and following them here might never end
 */
function grant(
  path: string,
  real: string,
  survey: Survey,
  grants: Set<string>,
  followed = false,
): void {
  if (survey.avoid.has(real)) {
    const target = survey.packages.get(real);
    if (target !== undefined && !followed) grant(path, target, survey, grants, true);
    return;
  }
  const whole = ![...survey.avoid].some((one) => isWithin(one, real));
  if (whole && canBeNamed(path)) grants.add(path);
  else if (isFolder(real)) {
    for (const { name } of entriesOf(real)) {
      grant(join(path, name), join(real, name), survey, grants, followed);
    }
  }
}

/**
 * Node 20 keeps grants in a tree of prefixes and takes every fork of it for a grant: `held-out-a` and
 * `held-out2` open `held-out` as well. Of the paths that fork where something hidden ends, those
 * behind the first character stay. (It also ends in a failed assertion where a fork is granted
 * later; in order of code units, it never is.)
 */
function withoutBranches(sorted: readonly string[], avoid: ReadonlySet<string>): string[] {
  let kept = [...sorted];
  for (const hidden of avoid) {
    const first = kept.find((path) => path.startsWith(hidden))?.[hidden.length];
    kept = kept.filter((path) => !path.startsWith(hidden) || path[hidden.length] === first);
  }
  return kept;
}

/** Node 20 ends in a failed assertion when a path is granted twice or lies in another. */
function withoutNested(paths: ReadonlySet<string>): string[] {
  return [...paths].filter((path) => {
    for (let above = dirname(path); above !== dirname(above); above = dirname(above)) {
      if (paths.has(above)) return false;
    }
    return true;
  });
}

/** A comma and a star mean something in Node's flag; a path that holds one cannot be named there. */
export function canBeNamed(path: string): boolean {
  return !/[,*]/.test(path);
}

function isPackageLink(link: string, target: string): boolean {
  const folder = dirname(link);
  const among = basename(folder).startsWith("@") ? basename(dirname(folder)) : basename(folder);
  return among === "node_modules" && existsSync(join(target, "package.json"));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A file, or a folder that this user may not list: its entries cannot be told apart.
    return [];
  }
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It is not there, or a link leads nowhere.
    return path;
  }
}

function tooMuch(what: string): BacktrailError {
  return new BacktrailError({
    code: "usage",
    where: "--defense",
    message: `its folder and packages hold ${what}, too many to wall in; put the defence into a folder of its own, or give up the wall with --open-defense`,
  });
}
