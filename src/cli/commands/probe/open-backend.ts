import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { SimulationProfileSchema } from "../../../formats/simulation-profile.ts";
import {
  type AgentBackend,
  DEFAULT_PROFILE,
  ggufBackend,
  type Price,
  simulatedBackend,
  type TrialInfo,
} from "../../../probe/index.ts";
import type { CliContext } from "../../context.ts";
import { hashFile, type InputRecord } from "../../result-document.ts";
import type { AgentFlags } from "./agent-flags.ts";
import { openModel } from "./open-model.ts";

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
  readonly forTrial: (trial: TrialInfo) => AgentBackend;
  /** Trials that make sense at once; null for no bound. */
  readonly maxConcurrency: number | null;
  close(): Promise<void>;
}

export type BackendFlags = Pick<
  AgentFlags,
  "backend" | "model" | "baseUrl" | "profile" | "stream" | "prefillTool"
>;

/**
 * Opens the backend of `--backend`, `--model`, `--base-url`.
 * @throws BacktrailError with code `usage` when it is not known or has no key.
 */
export async function openBackend(
  flags: BackendFlags,
  context: CliContext,
): Promise<OpenedBackend> {
  const { backend } = flags;
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
    forTrial: () => opened.backend,
    maxConcurrency: null,
    close: async () => undefined,
  };
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
    forTrial: (trial) => simulatedBackend(profile, trial),
    maxConcurrency: null,
    close: async () => undefined,
  };
}

const GGUF_CONTEXT = 2048;

async function openGguf(
  { model: path, prefillTool }: BackendFlags,
  context: CliContext,
): Promise<OpenedBackend> {
  if (path === undefined) {
    throw new BacktrailError({
      code: "usage",
      where: "--model",
      message: "the gguf backend needs the path of a GGUF file",
    });
  }
  if (!prefillTool) {
    throw new BacktrailError({
      code: "usage",
      where: "--prefill-tool",
      message: "a GGUF model is not offered tools here; add --prefill-tool",
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
    forTrial: () => backend,
    maxConcurrency: 1,
    close: async () => backend.close?.(),
  };
}

async function hashOf(file: string, shown: string): Promise<string> {
  try {
    return await hashFile(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
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
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BacktrailError({
      code: "io",
      where: "--profile",
      message: `cannot read ${path}: ${reason}`,
      cause,
    });
  }
  const profile = parseWith(SimulationProfileSchema, parseJson(bytes.toString("utf8"), path), path);
  const input = { path, sha256: createHash("sha256").update(bytes).digest("hex") };
  return { profile, input };
}
