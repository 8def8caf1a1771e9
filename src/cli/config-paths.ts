import { isAbsolute, relative, resolve } from "node:path";
import type { OptionSpec } from "./command.ts";

const A_PATH = /<(?:file|dir|folder)>|\[file\]/;
const WRITTEN_AS_PATH = /^(@|module:|callable:)?(\.{1,2}\/.*)$/s;

/**
 * A configuration's value as it is meant from another folder: a relative path in a file that was found
 * further up belongs to the file's folder. Paths are known by the flag (`<file>`) or by `./` in front;
 * words inside a command line are left alone.
 * @param from absolute folder of the configuration
 * @param to absolute folder that the command works in
 */
export function movedPath(
  value: unknown,
  option: OptionSpec | undefined,
  from: string,
  to: string,
): unknown {
  if (from === to) return value;
  if (Array.isArray(value)) return value.map((item) => movedPath(item, option, from, to));
  if (typeof value !== "string" || value === "" || value === "-") return value;
  const written = WRITTEN_AS_PATH.exec(value);
  if (written) return `${written[1] ?? ""}${moved(written[2] ?? "", from, to)}`;
  const isPath = A_PATH.test(option?.flags ?? "") && !isAbsolute(value) && !value.startsWith("@");
  return isPath ? moved(value, from, to) : value;
}

/** Still with a dot in front, since some flags tell a path from a name by it. */
function moved(path: string, from: string, to: string): string {
  const way = relative(to, resolve(from, path)).replaceAll("\\", "/");
  return isAbsolute(way) || way.startsWith(".") ? way : `./${way}`;
}
