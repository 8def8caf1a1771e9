import type { KeysOf } from "../formats/known-keys.ts";
import type { ReviewedPoint } from "../pab/reviewed-point.ts";

/** How `evaluate` runs a defence, and what it tells on the way. */
export interface EvaluateOptions {
  /** Time for one decision point, in milliseconds; default 30,000. */
  readonly timeoutMs?: number;
  /** Seed of the bootstrap intervals; default 0. */
  readonly seed?: number;
  /** Also scores attributions whatever was decided. */
  readonly forced?: boolean;
  /** Threads for a built-in that is worth them (default: as many as pay); same results for any. */
  readonly threads?: number | undefined;
  /**
   * Runs the defence inside the effect guard, where network, child processes, workers and writes
   * throw. Default: for what is registered, and not for a defence of your own.
   */
  readonly effectGuard?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told of each reviewed decision point, in the order of the corpus. */
  readonly onReview?: ((review: ReviewedPoint) => void) | undefined;
  /**
   * Keeps every verdict on disk, so that an evaluation that was killed can go on. Mode `new`, the
   * default, refuses a journal that has not come to its end, `resume` goes on with it, `overwrite`
   * drops it.
   */
  readonly journal?:
    | { readonly path: string; readonly mode?: "new" | "resume" | "overwrite" }
    | undefined;
  /** Told once how many verdicts of the journal are used again. */
  readonly onResume?: ((reused: number) => void) | undefined;
  /** Folder that relative paths start from; default: the process's. */
  readonly cwd?: string;
  /** Environment of a command; default: the process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Gives a module or command all files, this process's environment and its folder; default false.
   * The result says so.
   */
  readonly open?: boolean;
  /** Names of environment variables that a module or command needs. */
  readonly passEnv?: readonly string[];
}

/** What `evaluate` takes; another key is refused. */
export const EVALUATE_KEYS: KeysOf<EvaluateOptions> = {
  timeoutMs: true,
  seed: true,
  forced: true,
  threads: true,
  effectGuard: true,
  signal: true,
  onReview: true,
  journal: true,
  onResume: true,
  cwd: true,
  env: true,
  fetch: true,
  open: true,
  passEnv: true,
};
