import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const hasProcessGroups = process.platform !== "win32";

/** The environment variable by which descendants are found again that left their process group. */
const MARK = "BACKTRAIL_DEFENSE";

/** Rounds of looking for descendants: one that forks while it is looked for is found by the next. */
const ROUNDS = 3;

/** A child process with everything that it started. */
interface ProcessGroup {
  readonly child: ChildProcess;
  /** Ends the child and its descendants at once. */
  end(): void;
}

const running = new Set<ProcessGroup>();
let started = 0;
let watching = false;

/**
 * Starts a program in a process group of its own. The group is ended by `end`, or when this process
 * exits. On Linux descendants in other groups or sessions are found by a mark in their environment;
 * one that also changed its environment is not.
 */
export function spawnGroup(
  program: string,
  args: readonly string[],
  { env, ...options }: SpawnOptions & { readonly env: Readonly<Record<string, string>> },
): ProcessGroup {
  started += 1;
  const mark = `${process.pid}.${started}`;
  const child = spawn(program, [...args], {
    ...options,
    env: { ...env, [MARK]: mark },
    detached: hasProcessGroups,
  });
  const group: ProcessGroup = {
    child,
    end: () => {
      if (!running.delete(group) || child.pid === undefined) return;
      kill(child.pid);
      for (let round = 0; round < ROUNDS && killMarked(`${MARK}=${mark}`) > 0; round += 1);
    },
  };
  running.add(group);
  if (!watching) {
    watching = true;
    process.once("exit", () => {
      for (const each of [...running]) each.end();
    });
  }
  return group;
}

/** @throws RangeError when the child was started without this pipe, which is a bug of the caller */
export function pipeOf<Stream>(stream: Stream | null | undefined): Stream {
  if (stream === null || stream === undefined) throw new RangeError("the child has no such pipe");
  return stream;
}

function kill(pid: number): void {
  try {
    process.kill(hasProcessGroups ? -pid : pid, "SIGKILL");
  } catch {
    // All of them have ended already.
  }
}

function killMarked(entry: string): number {
  if (process.platform !== "linux") return 0;
  let killed = 0;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name) || !hasEntry(name, entry)) continue;
    try {
      process.kill(Number(name), "SIGKILL");
      killed += 1;
    } catch {
      // It ended in between.
    }
  }
  return killed;
}

function hasEntry(pid: string, entry: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(entry);
  } catch {
    // A process of another user, or one that has ended.
    return false;
  }
}
