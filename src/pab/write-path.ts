import fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Taken once, so that the effect guard's own look-ups do not pass through its patches.
const { lstatSync, readlinkSync, realpathSync } = fs;
const MAX_LINKS = 40;

/**
 * The place on disk that a write to `path` would touch, links resolved, for paths that need not
 * exist. Null when there is no telling: a chain of links without end, or no path at all.
 * @param follow false for calls that act on a link itself, as `unlink` does
 */
export function resolveForWriting(path: unknown, follow = true): string | null {
  const text = asText(path);
  return text === null ? null : real(resolve(text), follow, MAX_LINKS);
}

function asText(path: unknown): string | null {
  if (typeof path === "string") return path;
  if (path instanceof URL) return path.protocol === "file:" ? fileURLToPath(path) : null;
  if (path instanceof Uint8Array) return Buffer.from(path).toString("utf8");
  return null;
}

function real(path: string, follow: boolean, linksLeft: number): string | null {
  const folder = dirname(path);
  if (folder === path) return path;
  const link = follow ? linkTarget(path) : null;
  if (link !== null) {
    if (linksLeft === 0) return null;
    return real(resolve(folder, link), true, linksLeft - 1);
  }
  if (follow) {
    try {
      return realpathSync(path);
    } catch {
      // It does not exist yet: its folder decides.
    }
  }
  const parent = real(folder, true, linksLeft);
  return parent === null ? null : join(parent, basename(path));
}

function linkTarget(path: string): string | null {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : null;
  } catch {
    return null;
  }
}
