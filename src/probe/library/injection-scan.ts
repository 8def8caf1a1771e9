import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import type { InjectionRecord } from "../../formats/trial-journal.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import type { Carrier } from "../contracts/carrier.ts";
import type { ProbeDefense } from "../contracts/defense.ts";
import type { Oracle } from "../contracts/oracle.ts";
import type { Probe } from "../contracts/probe.ts";
import type { TrialInfo } from "../contracts/trial-info.ts";
import type { TrialsDone } from "../run/run-trials.ts";
import { runInjectionScan } from "../run/scans.ts";
import type { TrialRun } from "../run/trial-run.ts";
import type { TrialStore } from "../run/trial-store.ts";
import { given } from "./given.ts";

export interface InjectionScanOptions {
  /** The model behind the tool agent, or one for each trial. */
  readonly backend: AgentBackend | ((trial: TrialInfo) => AgentBackend);
  /** A stand-in without a model: every row then says SIMULATED. Default: what a backend says. */
  readonly simulated?: boolean;
  /** What treats the data before the model reads them; default: the five standard ones. */
  readonly defenses?: readonly ProbeDefense[];
  /** Data that an instruction is put into; default: all. */
  readonly carriers?: readonly Carrier[];
  /** Injected instructions with the test of whether one was carried out; default: all. */
  readonly probes?: readonly Probe[];
  /** Who judges a reply; default: each probe's own deterministic test. */
  readonly oracle?: Oracle;
  /** A verdict of success below this counts as a hold, 0 to 1; default 0. */
  readonly minConfidence?: number;
  /** Times each case is tried; default 1. */
  readonly repeats?: number;
  /** Limit of one model call in milliseconds; default 60,000. */
  readonly timeoutMs?: number;
  /** Trials at once; default 5. */
  readonly concurrency?: number;
  /** Requests per minute; default: no limit. */
  readonly rpm?: number;
  /** Tries of a request after the first; default 3. */
  readonly maxRetries?: number;
  /** Seed of markers that defences draw and of the model's calls; default 1. */
  readonly seed?: number;
  /** Where records are kept, and what is done already; default: memory. */
  readonly store?: TrialStore<InjectionRecord>;
  /** Interrupts the run: what is done is kept. */
  readonly signal?: AbortSignal;
}

const KEYS: KeysOf<InjectionScanOptions> = {
  backend: true,
  simulated: true,
  defenses: true,
  carriers: true,
  probes: true,
  oracle: true,
  minConfidence: true,
  repeats: true,
  timeoutMs: true,
  concurrency: true,
  rpm: true,
  maxRetries: true,
  seed: true,
  store: true,
  signal: true,
};

/**
 * Runs a tool-using agent on data that carry injected instructions: every probe in every carrier
 * against every defence. `await` gives how the run ended, with its records in order; `for await` gives
 * each record as it is done. What throws on the user's side is an error row, which is in no rate.
 * @throws BacktrailError with code `usage` for an unknown option, or a backend or defence of another
 * version
 */
export function injectionScan(
  options: InjectionScanOptions,
): TrialRun<InjectionRecord, TrialsDone<InjectionRecord>> {
  refuseUnknownKeys(options, KEYS, "options");
  const { store, signal, maxRetries, backend, ...plan } = options;
  const simulated = typeof backend === "object" && backend.simulated;
  return runInjectionScan(
    {
      ...given({ simulated, ...plan }),
      backend: typeof backend === "function" ? backend : () => backend,
      ...(maxRetries === undefined ? {} : { retry: { ...DEFAULT_RETRY, maxRetries } }),
    },
    given({ store, signal }),
  );
}
