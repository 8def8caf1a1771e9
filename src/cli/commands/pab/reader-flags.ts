import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { loadOnnxEmbedder } from "../../../detect/embedding/onnx-folder.ts";
import { usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { modelReader, readerForecast } from "../../../joins/model-reader.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import type { Defense } from "../../../pab/defense.ts";
import { createLlmTracker } from "../../../pab/reader/llm-tracker.ts";
import { withReader } from "../../../pab/reader/with-reader.ts";
import { createProvenanceTracker } from "../../../pab/tracker/tracker.ts";
import { cachingBackend } from "../../../probe/agent/answer-cache.ts";
import type { AgentBackend } from "../../../probe/agent/backend.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import type { Invocation } from "../../command.ts";
import { intFlag, numberFlag, switchFlag, textFlag } from "../../flags.ts";
import type { InputRecord } from "../../result-document.ts";
import { agreeOnCost } from "../probe/cost-forecast.ts";
import { openModel } from "../probe/open-model.ts";

/** Flags of a defence that asks a model, or runs one. */
export const readerFlags = {
  encoder: textFlag.optional(),
  readerModel: textFlag.optional(),
  readerBaseUrl: textFlag.optional(),
  readerVotes: intFlag(1, 15).default(1),
  readerBelow: numberFlag(0, 1).optional(),
  readerCache: textFlag.optional(),
  readerCalls: intFlag(0).optional(),
  maxCost: numberFlag(0, 1e6).optional(),
  yes: switchFlag.default(false),
};

interface ReaderFlags {
  readonly encoder?: string | undefined;
  readonly readerModel?: string | undefined;
  readonly readerBaseUrl?: string | undefined;
  readonly readerVotes: number;
  readonly readerBelow?: number | undefined;
  readonly readerCache?: string | undefined;
  readonly readerCalls?: number | undefined;
  readonly maxCost?: number | undefined;
  readonly yes: boolean;
  readonly timeout: number;
  readonly seed: number;
}

/** A server asked only for one thing need not be tried as long as an agent. */
const RETRY = { maxRetries: 2, baseDelayMs: 500, maxDelayMs: 10_000, longestWaitMs: 30_000 };

const MODEL_FILES = ["model.onnx", "onnx/model.onnx"];

/** The model file of `--encoder`, for the result document; empty where it is not given or not there. */
export async function encoderInputs(
  { encoder }: Pick<ReaderFlags, "encoder">,
  cwd: string,
): Promise<InputRecord[]> {
  if (encoder === undefined) return [];
  const name = MODEL_FILES.find((file) => existsSync(resolve(cwd, encoder, file)));
  if (name === undefined) return [];
  const path = join(encoder, name);
  return [{ path, sha256: await hashFile(resolve(cwd, path)) }];
}

/** The tracker with the encoder of a folder; null without one. */
async function openTracker(
  flags: ReaderFlags,
  names: readonly string[],
  { context }: Invocation,
): Promise<Defense | null> {
  if (flags.encoder === undefined) return null;
  if (!names.includes("provenance-tracker"))
    throw usageError("--encoder", "is asked by --defense provenance-tracker");
  const embed = await loadOnnxEmbedder(resolve(context.cwd, flags.encoder));
  const [model] = await encoderInputs(flags, context.cwd);
  // A verdict belongs to one model: two folders of one name are told apart.
  const name = `${basename(flags.encoder)}-${model?.sha256.slice(0, 8) ?? ""}`;
  return createProvenanceTracker({ embedder: { name, embed } });
}

/**
 * What stands in place of `llm-tracker`, and of `provenance-tracker` with `--encoder` or
 * `--reader-below`; undefined where none is asked for. Says what it may cost and asks before anything
 * is sent.
 * @throws BacktrailError with code `usage` for flags that name no model, and without consent; what the
 * encoder's folder or the optional packages lack
 */
export async function openReader(
  flags: ReaderFlags,
  names: readonly string[],
  corpus: OpenCorpus,
  invocation: Invocation,
): Promise<((name: string) => Promise<Defense | null>) | undefined> {
  const tracker = await openTracker(flags, names, invocation);
  const asked = askingDefenses(flags, names);
  if (asked === null) {
    return tracker === null
      ? undefined
      : async (name) => (name === "provenance-tracker" ? tracker : null);
  }
  const { context } = invocation;
  const opened = await openModel(
    {
      backend: "openai",
      model: flags.readerModel,
      baseUrl: flags.readerBaseUrl,
      stream: false,
      flag: "--reader-model",
      withoutKey: "--reader-base-url takes a server of your own.",
    },
    context,
  );
  const forecast = await readerForecast(corpus.traces(), flags.readerVotes);
  await agreeOnCost(
    asked.map(() => ({ role: "reader", forecast, backend: opened })),
    flags,
    invocation,
  );
  const ask = modelReader({
    backendFor: (vote) => cached(opened.backend, vote, flags, context.cwd),
    clock: systemClock,
    retry: RETRY,
    timeoutMs: flags.timeout * 1000,
    price: opened.price,
    maxCalls: flags.readerCalls,
    maxCost: opened.paid ? flags.maxCost : undefined,
    seed: flags.seed,
    signal: context.signal,
  });
  const reader = createLlmTracker({
    ask,
    model: `${opened.name}/${opened.model}`,
    votes: flags.readerVotes,
  });
  return async (name) => {
    if (name === "provenance-tracker" && !asked.includes(name)) return tracker;
    if (!asked.includes(name)) return null;
    if (name === "llm-tracker") return reader;
    return withReader(tracker ?? createProvenanceTracker(), reader, flags.readerBelow ?? 0);
  };
}

/** The defences that ask the model; null where none is named and none would ask. */
function askingDefenses(flags: ReaderFlags, names: readonly string[]): readonly string[] | null {
  if (flags.readerModel === undefined && flags.readerBaseUrl === undefined) {
    if (flags.readerBelow === undefined) return null;
    throw usageError("--reader-below", "needs --reader-model or --reader-base-url: a model to ask");
  }
  const asked = names.filter(
    (name) =>
      name === "llm-tracker" || (name === "provenance-tracker" && flags.readerBelow !== undefined),
  );
  if (asked.length > 0) return asked;
  throw usageError(
    "--reader-model",
    "is asked by --defense llm-tracker, or by provenance-tracker with --reader-below",
  );
}

function cached(
  backend: AgentBackend,
  vote: number,
  { readerCache, readerBaseUrl }: ReaderFlags,
  cwd: string,
): AgentBackend {
  if (readerCache === undefined) return backend;
  return cachingBackend(backend, {
    folder: resolve(cwd, readerCache),
    identity: { base_url: readerBaseUrl ?? null },
    sample: vote,
    now: systemClock.now,
  });
}
