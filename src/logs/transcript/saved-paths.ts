import { argumentStrings } from "./echo.ts";
import type { TranscriptChannel } from "./event.ts";
import { RecentMap } from "./recent-map.ts";

/** Saved files remembered; beyond it the oldest are forgotten. */
const PATHS = 2_000;

/**
 * Files that hold what came from elsewhere: a page that was saved is still a page when it is read
 * back.
 */
export class SavedPaths {
  readonly #origins = new RecentMap<TranscriptChannel>(PATHS);

  add(path: string, origin: TranscriptChannel): void {
    const tail = tailOf(path);
    if (tail !== "") this.#origins.set(tail, origin);
  }

  /** Notes the files that a call writes what it got to: `curl -o`, `download(url, path)`. */
  addTargets(args: unknown, origin: TranscriptChannel): void {
    for (const path of targetsOf(args)) this.add(path, origin);
  }

  /** The origin of what a call reads back, or null. */
  originOf(args: unknown): TranscriptChannel | null {
    for (const text of argumentStrings(args)) {
      for (const word of text.split(/[\s"'`;|&<>()]+/)) {
        const origin = this.#origins.get(tailOf(word));
        if (origin) return origin;
      }
    }
    return null;
  }
}

/** The last two names of a path: homes and working folders are written in many ways. */
function tailOf(path: string): string {
  const names = path.split(/[\\/]+/).filter((name) => name !== "" && name !== "." && name !== "~");
  const tail = names.slice(-2).join("/");
  return /\.\w{1,8}$/.test(tail) ? tail : "";
}

function targetsOf(args: unknown): string[] {
  const found: string[] = [];
  for (const text of argumentStrings(args)) {
    for (const match of text.matchAll(
      /(?:\s-[oO]|\s--output(?:-document)?[= ]|>>?)\s*([^\s;|&<>"']+)/g,
    ))
      if (match[1] !== undefined) found.push(match[1]);
  }
  const entries = typeof args === "object" && args !== null ? Object.entries(args) : [];
  for (const [key, value] of entries) {
    const isPath = /path|file|dest|output|target|save/i.test(key) && typeof value === "string";
    if (isPath && !/^[a-z]+:\/\//i.test(value)) found.push(value);
  }
  return found;
}
