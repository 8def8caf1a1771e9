import type { z } from "zod";
import { VERSION } from "../../formats/version.ts";
import { QueuedRun } from "../../joins/queue/coordinate.ts";
import { openEngine } from "../../joins/queue/engine.ts";
import type { Announcement } from "../../joins/queue/run-board.ts";
import { sha256 } from "../../probe/run/fingerprints.ts";
import type { Invocation } from "../command.ts";
import { queuedOptions } from "./queued-options.ts";

/** A run as its workers are told of it. */
export interface QueuedJob<R> {
  readonly kind: string;
  /** Everything that decides what a unit is. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** What a worker makes of a unit. */
  readonly record: z.ZodType<R>;
  readonly unit: Announcement["unit"];
  /** How many units are still open. */
  readonly units: number;
  /** Units in a job at most, where there are many. */
  readonly largestJob: number;
}

export interface OpenQueuedRun<R> {
  readonly run: QueuedRun<R>;
  close(): Promise<void>;
}

/** Below so many units for each one in a job, the last jobs would keep few workers busy. */
const JOBS_AT_LEAST = 500;

/** What makes a unit what it is, by the hash of each part: enough to compare, and nothing to read. */
export function identityHashes(
  kind: string,
  identity: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const parts = Object.entries({ ...identity, kind });
  return Object.fromEntries(parts.map(([name, part]) => [name, sha256(part ?? null)]));
}

/**
 * Announces a run on a queue.
 * @throws what `openEngine` throws
 */
export async function openQueuedRun<R>(
  address: string,
  { kind, identity, record, unit, units, largestJob }: QueuedJob<R>,
  invocation: Invocation,
): Promise<OpenQueuedRun<R>> {
  const { options, withheld } = queuedOptions(invocation);
  if (withheld.length > 0) {
    await invocation.output.talk(
      `not told to workers, who need them in their own configuration: ${withheld.join(", ")}\n`,
    );
  }
  const engine = await openEngine(address);
  try {
    const run = await QueuedRun.open(
      engine,
      {
        ...{
          tool_version: VERSION,
          path: [...(invocation.path ?? [])],
          args: [...invocation.args],
        },
        ...{ options: { ...options }, withheld: [...withheld] },
        ...{ identity: identityHashes(kind, identity), units, unit },
        job_size: Math.max(1, Math.min(largestJob, Math.floor(units / JOBS_AT_LEAST))),
        started: invocation.context.now().toISOString(),
      },
      record,
    );
    const close = async (): Promise<void> => {
      await run.close();
      await engine.close();
    };
    return { run, close };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
