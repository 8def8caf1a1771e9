import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Announcement } from "../../src/joins/queue/run-board.ts";
import { seededRandom } from "../../src/random/random.ts";
import type { RedisUnderTest } from "./redis.ts";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli", "main.js");
export const PASSWORD = "pw-7f3a9c51e0";
export const MINUTES = 60_000;

/** A simulated agent whose answers take so many milliseconds. */
export function profile(latency: number): string {
  const chances = { base: 0.3, defenses: { spotlight: 0.2 }, channels: {}, probes: {} };
  return JSON.stringify({ schema_version: 1, name: "slow-1", ...chances, latency_ms: latency });
}

export interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/** A process of the built package. */
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  readonly said: () => string;
}

export function start(
  words: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Started {
  const child = spawn(process.execPath, [CLI, ...words], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes: Buffer) => {
      text += bytes.toString();
    });
  }
  const ended = once(child, "exit").then((): Ended => ({ code: child.exitCode, text }));
  return { child, ended, said: () => text };
}

export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** What a slow disk does to the workers of `underKills`. */
export function slowDisk(ms: number): Record<string, string> {
  const hook = join(import.meta.dirname, "..", "fixtures", "slow-disk.mjs");
  return { NODE_OPTIONS: `--import ${pathToFileURL(hook).href}`, SLOW_MS: String(ms) };
}

/**
 * Runs a command over a queue while its three workers are killed 20 times, and Redis once. After that a
 * file named `fast` stands in the folder of the workers.
 */
export async function underKills(
  words: readonly string[],
  cwd: string,
  {
    redis,
    work,
    concurrency = 16,
    env = {},
    between: [soonest, latest],
  }: {
    readonly redis: RedisUnderTest;
    /** Folder of the workers; the run's without it. */
    readonly work?: string;
    readonly concurrency?: number;
    /** Of the workers. */
    readonly env?: Record<string, string>;
    /** Milliseconds from one kill to the next. */
    readonly between: readonly [number, number];
  },
): Promise<Ended & { readonly kills: number }> {
  const worker = (): Started =>
    start(
      ["worker", "--queue", redis.address, "--concurrency", String(concurrency)],
      work ?? cwd,
      env,
    );
  const workers = [0, 1, 2].map(worker);
  const random = seededRandom(18);
  const whole = start([...words, "--queue", redis.address], cwd);
  let kills = 0;
  while (kills < 20 && whole.child.exitCode === null) {
    await wait(random.int(soonest, latest));
    const at = random.int(0, 2);
    const one = workers[at];
    // One that is still starting has nothing to lose.
    if (!/run .*(trials|traces|files)\n/.test(one?.said() ?? "") || !one) continue;
    if (whole.child.exitCode !== null) break;
    if (one.child.exitCode !== null) throw new Error(`a worker ended by itself: ${one.said()}`);
    await killed(one.child);
    kills += 1;
    workers[at] = worker();
    if (kills === 10) await redis.restart();
  }
  writeFileSync(join(work ?? cwd, "fast"), "");
  const ended = await whole.ended;
  for (const { child } of workers) await killed(child);
  return { ...ended, kills };
}

export const announcement: Announcement = {
  ...{ tool_version: "0", path: ["x"], args: [], options: {}, withheld: [], identity: {} },
  ...{ units: 1, unit: "trials", job_size: 1, started: "2026-01-01T00:00:00.000Z" },
};

export function trialsIn(cwd: string): number {
  try {
    return readFileSync(join(cwd, "out.journal.jsonl"), "utf8").split("\n").length - 2;
  } catch {
    return 0;
  }
}

/** Every file below a folder, one behind the other. */
export function everyFile(dir: string): string {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}
