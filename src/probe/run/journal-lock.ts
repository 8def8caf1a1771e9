import { randomUUID } from "node:crypto";
import { link, open, readdir, readFile, rename, unlink } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { sha256Hex } from "../../text/sha256.ts";

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
    await sweep(file);
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

/**
 * Removes what killed processes of this machine left beside a lock that we hold now: their own locks
 * on the way to their place, and claims on a lock that is no longer there.
 */
async function sweep(file: string): Promise<void> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(`${basename(file)}.`))) {
    const path = join(folder, name);
    const passing = PASSING.exec(name);
    const isOurHost = passing?.[1] === hostMark();
    const owner =
      passing === null
        ? ownerIn(await readFile(path, "utf8").catch(() => ""))
        : { pid: isOurHost ? Number(passing[2]) : 0, host: isOurHost ? hostname() : "", token: "" };
    if (owner !== null && owner.pid !== process.pid && !isAlive(owner)) {
      await unlink(path).catch(() => undefined);
    }
  }
}

/** A lock on the way: which machine and which process writes it stands in its name. */
const PASSING = /\.([0-9a-f]{8})-(\d+)-[0-9a-f-]{36}$/;

function hostMark(): string {
  return sha256Hex(hostname()).slice(0, 8);
}

/** Resolves to the process that had held the lock and is gone, or null. */
async function take(path: string, file: string, self: Owner): Promise<number | null> {
  while (!(await create(file, self))) {
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null) continue;
    const owner = ownerIn(text);
    if (owner === null || isAlive(owner)) throw taken(path, file, owner);
    if (await replace(path, file, { stale: text, owner }, self)) return owner.pid;
  }
  return null;
}

/**
 * Puts our lock over a stale one, which never leaves its place: where it was taken away first, a
 * third process could lock the journal before a second one's fresh lock, taken away by mistake, was
 * put back. Who may replace a stale lock is decided by a lock of its own, named for the stale
 * one's token, so that nobody holds it for another lock than the one that was read.
 */
async function replace(
  path: string,
  file: string,
  { stale, owner }: { readonly stale: string; readonly owner: Owner },
  self: Owner,
): Promise<boolean> {
  const claim = `${file}.${sha256Hex(owner.token).slice(0, 16)}`;
  await take(path, claim, self);
  try {
    if ((await readFile(file, "utf8").catch(() => null)) !== stale) return false;
    const passing = await written(file, self);
    await rename(passing, file);
    return true;
  } finally {
    await unlink(claim).catch(() => undefined);
  }
}

/** Writes a lock where none stands. */
async function create(file: string, owner: Owner): Promise<boolean> {
  const passing = await written(file, owner);
  try {
    await link(passing, file);
    return true;
  } catch (cause) {
    if (hasCode(cause, "EEXIST")) return false;
    throw unwritable(file, cause);
  } finally {
    await unlink(passing).catch(() => undefined);
  }
}

/** A lock written beside its place, so that nobody ever reads half of one; resolves to its path. */
async function written(file: string, owner: Owner): Promise<string> {
  const passing = `${file}.${hostMark()}-${process.pid}-${randomUUID()}`;
  try {
    const handle = await open(passing, "wx", 0o600);
    await handle.writeFile(JSON.stringify(owner)).finally(() => handle.close());
    return passing;
  } catch (cause) {
    await unlink(passing).catch(() => undefined);
    throw unwritable(file, cause);
  }
}

function unwritable(file: string, cause: unknown): BacktrailError {
  const reason = reasonOf(cause);
  const message = `cannot lock the journal: ${reason}`;
  return new BacktrailError({ code: "io", where: file, message, cause });
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
