import { lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Bytes of a file beside a log that are read. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The text of a file that a log names, where it lies beside the log or in a folder there. The log is
 * untrusted: the path it gives is never followed, only its last names are looked for below the
 * log's own folder, and links are not followed either.
 * @returns null when there is no such file, or it is too large.
 */
export function sideFile(log: string, named: string): string | null {
  const names = named.split(/[\\/]+/);
  for (const depth of [3, 2, 1]) {
    const last = names.slice(-depth);
    if (last.length < depth || !last.every((name) => /^[\w-][\w.-]*$/.test(name))) continue;
    const text = plainFile(dirname(log), last);
    if (text !== null) return text;
  }
  return null;
}

function plainFile(folder: string, names: readonly string[]): string | null {
  let path = folder;
  try {
    for (const [at, name] of names.entries()) {
      path = join(path, name);
      const info = lstatSync(path);
      const isLast = at === names.length - 1;
      if (isLast ? !info.isFile() || info.size > MAX_BYTES : !info.isDirectory()) return null;
    }
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
