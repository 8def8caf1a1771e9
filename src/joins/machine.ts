import { availableParallelism, totalmem } from "node:os";

/** What this process may use of the machine. */
export interface Machine {
  readonly cores: number;
  /** Bytes: of the machine, or of the container where that is less. */
  readonly memory: number;
}

export function thisMachine(): Machine {
  // No limit is told as nothing, or as more than there is.
  const limit = process.constrainedMemory() ?? 0;
  const whole = totalmem();
  return { cores: availableParallelism(), memory: limit > 0 ? Math.min(limit, whole) : whole };
}

const MB = 1 << 20;
/** What a thread takes with the code that it loads and what it reads. */
const THREAD = 256 * MB;
/** What a trial in flight takes at most, by answers of a few megabytes. */
const TRIAL = 16 * MB;
/** Trials mostly wait for an agent: a core bears many. */
const TRIALS_A_CORE = 32;

/**
 * Threads that a machine bears: one for each core, and no more than its memory holds.
 * @param most that are of use
 */
export function threadsOn({ cores, memory }: Machine, most: number): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / THREAD), most));
}

/** Trials in flight that a worker bears beside nothing else. */
export function trialsOn({ cores, memory }: Machine): number {
  return Math.max(1, Math.min(cores * TRIALS_A_CORE, Math.floor(memory / TRIAL), 1024));
}

/** As it is said beside what was chosen by it. */
export function machineInWords({ cores, memory }: Machine): string {
  const gigabytes = memory / (1 << 30);
  const shown = gigabytes.toFixed(gigabytes < 10 ? 1 : 0);
  return `${cores} ${cores === 1 ? "core" : "cores"}, ${shown} GB`;
}
