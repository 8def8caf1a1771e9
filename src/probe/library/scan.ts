import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import type { AttackRecord } from "../../formats/trial-journal.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import type { Attack } from "../contracts/attack.ts";
import type { Oracle } from "../contracts/oracle.ts";
import type { Setting } from "../contracts/setting.ts";
import { runScan, type ScanResult } from "../run/scans.ts";
import type { TrialRun } from "../run/trial-run.ts";
import type { TrialStore } from "../run/trial-store.ts";
import type { Target } from "../targets/target.ts";
import { given } from "./given.ts";

export interface ScanOptions {
  /** The agent under test. */
  readonly target: Target;
  /** Who says whether an answer is a hit. */
  readonly oracle: Oracle;
  /** What is sent; default: the whole catalogue. */
  readonly attacks?: readonly Attack[];
  /** Secrets and system prompt of the agent, for a judge that looks for them. */
  readonly setting?: Setting;
  /** A verdict of success below this does not count as a hit, 0 to 1; default 0. */
  readonly minConfidence?: number;
  /** Requests at once; default 5. */
  readonly concurrency?: number;
  /** Requests per minute; default: no limit. */
  readonly rpm?: number;
  /** Tries of a request after the first; default 3. */
  readonly maxRetries?: number;
  /** Seed of the waits between tries; it has no part in results. Default 1. */
  readonly seed?: number;
  /** Where rows are kept, and what is done already; default: memory. */
  readonly store?: TrialStore<AttackRecord>;
  /** Interrupts the run: what is done is kept. */
  readonly signal?: AbortSignal;
}

const KEYS: KeysOf<ScanOptions> = {
  target: true,
  oracle: true,
  attacks: true,
  setting: true,
  minConfidence: true,
  concurrency: true,
  rpm: true,
  maxRetries: true,
  seed: true,
  store: true,
  signal: true,
};

/**
 * Sends every attack to a target once and judges the answers. `await` gives the result with all rows
 * in order; `for await` gives each row as it is done, and leaving the loop interrupts the run. A
 * target or judge that throws gives an error row, which is in no rate.
 * @throws BacktrailError with code `usage` for an unknown option or a target of another version
 */
export function scan(options: ScanOptions): TrialRun<AttackRecord, ScanResult> {
  refuseUnknownKeys(options, KEYS, "options");
  const { store, signal, maxRetries, ...plan } = options;
  return runScan(
    {
      ...given(plan),
      target: options.target,
      oracle: options.oracle,
      ...(maxRetries === undefined ? {} : { retry: { ...DEFAULT_RETRY, maxRetries } }),
    },
    given({ store, signal }),
  );
}
