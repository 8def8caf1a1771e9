import { reasonOf } from "../../formats/error.ts";
import type { SizedUnit } from "./engine.ts";

/** What has units done, as a `QueuedRun`. */
export interface UnitRun<R> {
  run(unit: SizedUnit, signal: AbortSignal): Promise<R | null>;
}

export interface GatherOptions<U extends SizedUnit, R, T> {
  readonly run: UnitRun<R>;
  /** Units whose results are awaited or wait for their turn at most. */
  readonly window: number;
  readonly signal: AbortSignal;
  /** What is made of a result as it comes, whatever its turn. */
  readonly take: (unit: U, record: R) => T | Promise<T>;
  /** What stands for a unit that was set aside, with the reason. */
  readonly setAside: (unit: U, reason: string) => T | Promise<T>;
  /** What is known already and asked of nobody; null for what is to be asked. */
  readonly known?: (unit: U) => T | null;
}

/**
 * Hands units to the workers of a run, and gives what came of them in the order of the units.
 * @throws the signal's reason when it aborts
 */
export async function* gather<U extends SizedUnit, R, T>(
  units: AsyncIterable<U> | Iterable<U>,
  { run, window, signal, take, setAside, known }: GatherOptions<U, R, T>,
): AsyncGenerator<T> {
  const ask = async (unit: U): Promise<T> => {
    let record: R | null;
    try {
      record = await run.run(unit, signal);
    } catch (error) {
      return setAside(unit, reasonOf(error));
    }
    // Only trials have a budget: what has no record was interrupted.
    if (record !== null) return take(unit, record);
    signal.throwIfAborted();
    throw new Error(`the queue has no result of ${unit.key}`);
  };
  const pending: Promise<T>[] = [];
  for await (const unit of units) {
    signal.throwIfAborted();
    const found = known?.(unit) ?? null;
    const result = found === null ? ask(unit) : Promise.resolve(found);
    // Whoever awaits it sees the failure; until then it is none that nobody handles.
    result.catch(() => undefined);
    pending.push(result);
    const oldest = pending.length < window ? undefined : pending.shift();
    if (oldest !== undefined) yield await oldest;
  }
  for (const result of pending) yield await result;
}
