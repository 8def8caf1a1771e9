import { realpath } from "node:fs/promises";
import { isAbsolute, relative, resolve } from "node:path";
import { usageError } from "../../formats/error.ts";
import { printable } from "../../text/printable.ts";

/**
 * What a run on a queue names a worker to read must lie in the folder that the worker was started in:
 * who can write to the Redis shall not read the rest of its disk.
 * @throws BacktrailError with code `usage` for a path that leads elsewhere, or nowhere
 */
export async function requireInside(paths: readonly string[], cwd: string): Promise<void> {
  const folder = await realpath(cwd);
  for (const path of paths) {
    const found = await realpath(resolve(cwd, path)).catch(() => null);
    const inside = found === null ? null : relative(folder, found);
    if (inside === null) {
      throw usageError("--queue", `the run reads ${printable(path)}, which is not here`);
    }
    if (inside === ".." || /^\.\.[\\/]/.test(inside) || isAbsolute(inside)) {
      throw usageError(
        "--queue",
        `the run reads ${printable(path)}, outside of the folder that this worker was started in; start it in a folder above`,
      );
    }
  }
}
