import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BacktrailError } from "../../../formats/error.ts";
import { canBeNamed, packagePlaces, readablePaths } from "./readable-paths.ts";

/** Node's name for its permission model; null where this version has none. */
const flag = permissionFlag();

/** Whether this version of Node can wall a process in. */
export const canWall = flag !== null;

/**
 * Arguments for Node that let a process read nothing but a defence's own folder, the packages that
 * stand beside and above it, and our own code; it can write nothing, and start no process, thread,
 * native add-on or inspector. The network stays open.
 * @param file real path of the defence's module
 * @param host URL of the program that will load it, in our `dist` folder
 * @param hidden absolute folders that it may not read wherever they lie
 * @throws BacktrailError with code `usage` when that cannot be expressed
 */
export function wallArguments(file: string, host: URL, hidden: readonly string[]): string[] {
  if (flag === null) return [];
  if (!canBeNamed(file)) {
    throw new BacktrailError({
      code: "usage",
      where: "--defense",
      message:
        "a path with a comma or a star cannot be walled in; rename it, or give up the wall with --open-defense",
    });
  }
  const code = fileURLToPath(new URL("../../../", host));
  const ours = packagePlaces(dirname(code));
  const readable = readablePaths(
    [
      ...[file, dirname(file), ...packagePlaces(dirname(file))],
      ...[code, ...ours.filter((place) => basename(place) === "package.json")],
      // The one package that our host loads, for TypeScript.
      ...ours.map((place) => join(place, "jiti")).filter((place) => existsSync(place)),
    ],
    hidden,
  );
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}

function permissionFlag(): string | null {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 23 || (major === 23 && minor >= 5)) return "--permission";
  return major >= 20 ? "--experimental-permission" : null;
}
