import fs from "node:fs";
import { dirname, join, parse, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

// Taken once, so that the effect guard's own look-ups do not pass through its patches.
const { lstatSync, readlinkSync } = fs;
const MAX_LINKS = 40;
const separator = sep === "\\" ? /[\\/]+/ : /\/+/;

export interface WritePathOptions {
  /** False for calls that act on a link itself, as `unlink` does; default true. */
  readonly follow?: boolean;
  /** What the call adds to the path by itself, as `mkdtemp` does. */
  readonly suffix?: string;
}

/**
 * The place on disk that a write to `path` would touch, for paths that need not exist. Walks as the
 * kernel does: `link/..` is the folder above the link's target, not the one that holds the link.
 * Null when there is no telling: a chain of links without end, or no path at all.
 */
export function resolveForWriting(
  path: unknown,
  { follow = true, suffix = "" }: WritePathOptions = {},
): string | null {
  const text = asText(path);
  if (text === null) return null;
  const named = text + suffix;
  const { root } = parse(named);
  return root === ""
    ? walk(resolve("."), named, follow, MAX_LINKS)
    : walk(resolve(root), named.slice(root.length), follow, MAX_LINKS);
}

function asText(path: unknown): string | null {
  if (typeof path === "string") return path;
  if (path instanceof URL) return path.protocol === "file:" ? fileURLToPath(path) : null;
  if (path instanceof Uint8Array) return Buffer.from(path).toString("utf8");
  return null;
}

function walk(from: string, path: string, follow: boolean, linksLeft: number): string | null {
  let at = from;
  const steps = path.split(separator);
  for (const [index, step] of steps.entries()) {
    if (step === "" || step === ".") continue;
    if (step === "..") {
      at = dirname(at);
      continue;
    }
    const next = join(at, step);
    // A separator at the end makes every call go through the link.
    const target = follow || index < steps.length - 1 ? linkTarget(next) : null;
    if (target === null) {
      at = next;
      continue;
    }
    if (linksLeft === 0) return null;
    const { root } = parse(target);
    const start = root === "" ? at : resolve(root);
    const rest = [target.slice(root.length), ...steps.slice(index + 1)].join(sep);
    return walk(start, rest, follow, linksLeft - 1);
  }
  return at;
}

function linkTarget(path: string): string | null {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : null;
  } catch {
    return null;
  }
}
