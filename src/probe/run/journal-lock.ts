import { randomUUID } from "node:crypto";
import { link, open, readFile, rename, unlink } from "node:fs/promises";
import { hostname } from "node:os";
import { BacktrailError } from "../../formats/error.ts";

/** A file that says which process writes a journal. */
export interface JournalLock {
  /** The process that had held it and is gone, or null. */
  readonly tookOver: number | null;
  release(): Promise<void>;
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/** Locks of this process: its own id in a file may be that of an earlier process. */
const held = new Set<string>();

/**
 * Takes the journal at `path` for this process. A lock whose process is gone is taken over.
 * @throws BacktrailError with code `usage` when another process holds it, `io` when no lock can be
 * written.
 */
export async function lockJournal(path: string): Promise<JournalLock> {
  const file = `${path}.lock`;
  const token = randomUUID();
  // Before the file stands there: who reads it in this process must find its token among ours.
  held.add(token);
  try {
    const tookOver = await take(path, file, { pid: process.pid, host: hostname(), token });
    return {
      tookOver,
      release: async () => {
        await unlink(file).catch(() => undefined);
        held.delete(token);
      },
    };
  } catch (error) {
    held.delete(token);
    throw error;
  }
}

/** Resolves to the process that had held the lock and is gone, or null. */
async function take(path: string, file: string, self: Owner): Promise<number | null> {
  let tookOver: number | null = null;
  while (!(await create(file, self))) {
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null) continue;
    const owner = ownerIn(text);
    if (owner === null || isAlive(owner)) throw taken(path, file, owner);
    if (await remove(file, text)) tookOver = owner.pid;
  }
  return tookOver;
}

/** Writes a lock where none stands. */
async function create(file: string, owner: Owner): Promise<boolean> {
  // Written beside and linked, so that nobody ever reads half a lock.
  const passing = `${file}.${owner.token}`;
  try {
    const handle = await open(passing, "wx", 0o600);
    await handle.writeFile(JSON.stringify(owner)).finally(() => handle.close());
    await link(passing, file);
    return true;
  } catch (cause) {
    if (hasCode(cause, "EEXIST")) return false;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BacktrailError({
      code: "io",
      where: file,
      message: `cannot lock the journal: ${reason}`,
      cause,
    });
  } finally {
    await unlink(passing).catch(() => undefined);
  }
}

/** Removes a lock that is still the stale one; another's fresh lock is put back. */
async function remove(file: string, stale: string): Promise<boolean> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return false;
  }
  try {
    if ((await readFile(aside, "utf8")) === stale) return true;
    await link(aside, file).catch(() => undefined);
    return false;
  } finally {
    await unlink(aside).catch(() => undefined);
  }
}

function ownerIn(text: string): Owner | null {
  try {
    const { pid, host, token } = JSON.parse(text) as Partial<Record<keyof Owner, unknown>>;
    if (typeof pid !== "number" || typeof host !== "string" || typeof token !== "string")
      return null;
    return { pid, host, token };
  } catch {
    return null;
  }
}

/** A process on another machine cannot be seen, and is taken for alive. */
function isAlive({ pid, host, token }: Owner): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return held.has(token);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, "ESRCH");
  }
}

function taken(path: string, file: string, owner: Owner | null): BacktrailError {
  const who = owner === null ? "another process" : `process ${owner.pid} on ${owner.host}`;
  return new BacktrailError({
    code: "usage",
    where: path,
    message: `${who} is writing this journal; wait for it, or remove ${file} if it is gone`,
  });
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === code;
}
