import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { z } from "zod";
import { BacktrailError, reasonOf, usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { SimulationProfileSchema } from "../../../formats/simulation-profile.ts";
import type { OpenWitness } from "../../../joins/witness/open-witness.ts";
import { cachingBackend } from "../../../probe/agent/answer-cache.ts";
import type { AgentBackend } from "../../../probe/agent/backend.ts";
import { ggufBackend } from "../../../probe/agent/gguf.ts";
import type { Price } from "../../../probe/agent/prices.ts";
import { redactingBackend } from "../../../probe/agent/redacting.ts";
import { simulatedBackend } from "../../../probe/agent/simulated.ts";
import { DEFAULT_PROFILE } from "../../../probe/agent/simulated-profile.ts";
import {
  rememberingBackend,
  resettingBackend,
  targetBackend,
} from "../../../probe/agent/target-backend.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import type { TrialInfo } from "../../../probe/contracts/trial-info.ts";
import type { Redact } from "../../../probe/redact.ts";
import { sha256Hex } from "../../../text/sha256.ts";
import type { Invocation } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { parseOptions } from "../../flags.ts";
import type { InputRecord } from "../../result-document.ts";
import type { AgentFlags } from "./agent-flags.ts";
import type { AgentReset } from "./agent-reset.ts";
import { closeQuietly, sayRemarks } from "./closing.ts";
import { openModel } from "./open-model.ts";
import { openWatchedTarget } from "./open-watched-target.ts";
import { guardOf, NO_GUARD, type RunGuard } from "./run-guard.ts";
import { redactorsOf } from "./secrets.ts";
import { TARGET_FIELDS, type TargetFlags, targetFlags } from "./target-flags.ts";
import { refuseWitness, type WitnessFlags, witnessIdentity } from "./witness-flags.ts";

/** A backend that a command line names, opened. */
export interface OpenedBackend {
  readonly name: string;
  readonly model: string;
  readonly simulated: boolean;
  /** Null when the price is not known. */
  readonly price: Price | null;
  /** Whether calls go to an endpoint that bills them. */
  readonly paid: boolean;
  readonly inputs: readonly InputRecord[];
  /** What else decides what a call gives: the endpoint, the profile. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** What shows that the agent is no longer the one that a run began with. */
  readonly guard: RunGuard;
  /** What sees the agent by other means than its answers; absent without one. */
  readonly witness?: OpenWitness | null;
  readonly forTrial: (trial: TrialInfo) => AgentBackend;
  /** Trials that make sense at once; null for no bound. */
  readonly maxConcurrency: number | null;
  close(): Promise<void>;
}

export type BackendFlags = Pick<
  AgentFlags,
  "backend" | "model" | "baseUrl" | "profile" | "stream" | "cache" | "target"
> &
  WitnessFlags;

/**
 * Opens the backend of `--target`, or of `--backend`, `--model` and `--base-url`, behind the cache
 * of `--cache`.
 * @throws BacktrailError with code `usage` when it is not known or has no key.
 */
export async function openBackend(
  flags: BackendFlags,
  invocation: Invocation,
  /** Makes the agent of a target forget before each trial of a memory scan; null elsewhere. */
  memory: AgentReset | null = null,
): Promise<OpenedBackend> {
  const { context } = invocation;
  const remarks = new Map<string, number>();
  const opened = remarked(await openUncached(flags, invocation, memory), remarks, invocation);
  if (flags.cache === undefined) return opened;
  if (opened.witness) await opened.close();
  refuseWitness(flags, "sees nothing where answers come from --cache; leave one of them out");
  const folder = resolve(context.cwd, flags.cache);
  const { identity } = opened;
  let told = false;
  const onFault = (reason: string): void => {
    if (told) return;
    told = true;
    void invocation.output.warn(`warning: answers are not cached in ${flags.cache}: ${reason}\n`);
  };
  return {
    ...opened,
    forTrial: (trial) =>
      cachingBackend(opened.forTrial(trial), {
        folder,
        // What a stand-in answers hangs on its trial too.
        identity: opened.simulated ? { identity, trial } : identity,
        sample: trial.repeat,
        now: systemClock.now,
        onFault,
      }),
  };
}

/** Remarks on answers are told when the backend is closed, whose own faults change no result. */
function remarked(
  opened: OpenedBackend,
  remarks: Map<string, number>,
  { output }: Invocation,
): OpenedBackend {
  return {
    ...opened,
    forTrial: (trial) => {
      const backend = opened.forTrial(trial);
      return {
        ...backend,
        call: async (request) => {
          const report = await backend.call(request);
          for (const remark of report.status === "answered" ? report.warnings : []) {
            remarks.set(remark, (remarks.get(remark) ?? 0) + 1);
          }
          return report;
        },
      };
    },
    close: async () => {
      await sayRemarks(remarks, output);
      await closeQuietly("the agent", opened.close, output);
    },
  };
}

async function openUncached(
  flags: BackendFlags,
  invocation: Invocation,
  memory: AgentReset | null,
): Promise<OpenedBackend> {
  const { context } = invocation;
  const { backend, target } = flags;
  if (target !== undefined) return openTargetBackend(flags, invocation, memory);
  refuseWitness(flags, "watches an agent of your own: it needs --target");
  if (backend === "simulated") return openSimulated(flags, context);
  if (backend === "gguf") return openGguf(flags, context);
  const opened = await openModel(
    {
      ...flags,
      flag: "--backend",
      withoutKey: "--backend simulated works offline, and --base-url takes a server of your own.",
    },
    context,
  );
  return {
    ...opened,
    simulated: false,
    inputs: [],
    identity: { base_url: flags.baseUrl ?? null },
    guard: NO_GUARD,
    forTrial: () => opened.backend,
    maxConcurrency: null,
    close: async () => undefined,
  };
}

/** The invocation as result files may show it: without the secrets of its flags. */
export function shownInvocation(invocation: Invocation): Invocation {
  const flags = parseOptions(z.object(targetFlags), invocation.options);
  return redactorsOf(invocation, flags).invocation;
}

/** An agent of one's own; its flags are those of `scan`. */
async function openTargetBackend(
  witnessing: WitnessFlags,
  invocation: Invocation,
  memory: AgentReset | null,
): Promise<OpenedBackend> {
  const flags = parseOptions(z.object(targetFlags), invocation.options);
  const redact = redactorsOf(invocation, flags);
  const { everything, own } = redact;
  const { target, witness, close } = await openWatchedTarget(flags, witnessing, invocation, redact);
  const runId = randomUUID();
  if (memory && target.needsSession === true && target.carriesUser !== true && !memory.reset) {
    await close();
    throw usageError(
      "--session-field",
      "is needed, or --user-field, or --reset-url or --reset-command: nothing tells the agent one trial from another",
    );
  }
  const opened = (trial: TrialInfo): AgentBackend => {
    if (!memory) return targetBackend(target, runId, trial.context);
    const backend = rememberingBackend(target, randomUUID(), trial.contextOf);
    return memory.reset ? resettingBackend(backend, memory.reset) : backend;
  };
  return {
    name: "target",
    model: target.name,
    simulated: false,
    price: null,
    paid: false,
    inputs: [],
    identity: { ...targetIdentity(flags, everything), ...witnessIdentity(witnessing) },
    guard: await guardOf(flags, invocation.context.cwd),
    witness,
    forTrial: (trial) => redactingBackend(opened(trial), own),
    // What makes the agent forget makes it forget every trial.
    maxConcurrency: memory?.reset ? 1 : null,
    close,
  };
}

const NO_PART = new Set(["header", "authHeader", "timeout"]);

/** What decides how an agent is asked, without its secrets. */
export function targetIdentity(flags: TargetFlags, redact: Redact): Record<string, unknown> {
  return Object.fromEntries(
    // The flags of a scan hold more than those of its target.
    TARGET_FIELDS.filter((name) => !NO_PART.has(name) && flags[name] !== undefined).map((name) => {
      const value = flags[name];
      return [name, typeof value === "string" ? redact(value) : value];
    }),
  );
}

async function openSimulated(
  { profile: path }: BackendFlags,
  context: CliContext,
): Promise<OpenedBackend> {
  const read = path === undefined ? null : await readProfile(path, context);
  const profile = read?.profile ?? DEFAULT_PROFILE;
  return {
    name: "simulated",
    model: profile.name,
    simulated: true,
    price: null,
    paid: false,
    inputs: read ? [read.input] : [],
    identity: { profile },
    guard: NO_GUARD,
    forTrial: (trial) => simulatedBackend(profile, trial),
    maxConcurrency: null,
    close: async () => undefined,
  };
}

/** Tokens of prompt and answer together: a session with its tools and ten notes takes half of it. */
const GGUF_CONTEXT = 4096;

async function openGguf(
  { model: path }: BackendFlags,
  context: CliContext,
): Promise<OpenedBackend> {
  if (path === undefined) {
    throw new BacktrailError({
      code: "usage",
      where: "--model",
      message: "the gguf backend needs the path of a GGUF file",
    });
  }
  const file = resolve(context.cwd, path);
  const input = { path, sha256: await hashOf(file, path) };
  const model = basename(path);
  const options = { path: file, model, threads: 1, contextSize: GGUF_CONTEXT };
  const backend = await ggufBackend(options);
  return {
    name: "gguf",
    model,
    simulated: false,
    price: null,
    paid: false,
    inputs: [input],
    identity: { sha256: input.sha256, context_size: GGUF_CONTEXT },
    guard: NO_GUARD,
    forTrial: () => backend,
    maxConcurrency: 1,
    close: async () => backend.close?.(),
  };
}

async function hashOf(file: string, shown: string): Promise<string> {
  try {
    return await hashFile(file);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "io",
      where: "--model",
      message: `cannot read ${shown}: ${reason}`,
      cause,
    });
  }
}

async function readProfile(path: string, context: CliContext) {
  let bytes: Buffer;
  try {
    bytes = await readFile(resolve(context.cwd, path));
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "io",
      where: "--profile",
      message: `cannot read ${path}: ${reason}`,
      cause,
    });
  }
  const profile = parseWith(SimulationProfileSchema, parseJson(bytes.toString("utf8"), path), path);
  const input = { path, sha256: sha256Hex(bytes) };
  return { profile, input };
}
