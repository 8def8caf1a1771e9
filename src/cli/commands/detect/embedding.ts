import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { cachedEmbedder } from "../../../detect/embedding/cached-embedder.ts";
import { type Embedder, EmbeddingSignal } from "../../../detect/embedding/embedding-signal.ts";
import { EmbeddingSignalBackend } from "../../../detect/embedding/embedding-signal-backend.ts";
import { HASH_MODEL_ID } from "../../../detect/embedding/feature-hash.ts";
import { loadOnnxEmbedder } from "../../../detect/embedding/onnx-folder.ts";
import type { DetectionEvidenceBackend } from "../../../detect/evidence/evidence-signal.ts";
import { loadExemplars, STARTER_BANK } from "../../../detect/exemplar-bank.ts";
import { hashEmbedder } from "../../../detect/hash-embedder.ts";
import { BacktrailError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import type { Invocation } from "../../command.ts";
import type { InputRecord } from "../../result-document.ts";

export interface EmbeddingOptions {
  readonly embedding?: string | undefined;
  readonly embeddingModel?: string | undefined;
  readonly bank?: string | undefined;
  readonly embeddingCache?: string | undefined;
}

export interface OpenedEvidence {
  readonly backends: readonly DetectionEvidenceBackend[];
  /** Bank, models and policy, for the result document. */
  readonly inputs: readonly InputRecord[];
}

/** A model on a busy machine may need a while for a long text; the detector's own limit is shorter. */
export const EVIDENCE_TIMEOUT_MS = 60_000;

/**
 * The embedding evidence the flags ask for, with its bank embedded and ready; none without flags.
 * @throws BacktrailError with code `usage` when the flags contradict each other, and what the
 * bank, the model folder or the optional packages lack
 */
export async function openEmbedding(
  { context, output }: Invocation,
  options: EmbeddingOptions,
): Promise<OpenedEvidence> {
  const choice = chosen(options);
  if (choice === null) return { backends: [], inputs: [] };
  const bankPath = options.bank === undefined ? STARTER_BANK : resolve(context.cwd, options.bank);
  const shownBank = options.bank ?? "data/detect/exemplars.jsonl";
  const exemplars = await loadExemplars(bankPath, shownBank);
  const inputs = [{ path: shownBank, sha256: await hashFile(bankPath) }];
  let embedder: Embedder;
  let modelId = HASH_MODEL_ID;
  if (choice === "hash") embedder = hashEmbedder();
  else {
    const folder = resolve(context.cwd, choice);
    embedder = await loadOnnxEmbedder(folder);
    const file = ["model.onnx", "onnx/model.onnx"].find((name) => existsSync(join(folder, name)));
    modelId = await hashFile(join(folder, file ?? "model.onnx"));
    inputs.push({ path: join(choice, file ?? "model.onnx"), sha256: modelId });
  }
  if (options.embeddingCache !== undefined) {
    const cached = await cachedEmbedder(
      embedder,
      exemplars.map(({ text }) => text),
      { file: resolve(context.cwd, options.embeddingCache), modelId, signal: context.signal },
    );
    await output.talk(
      `bank: ${cached.found} vectors from the cache, ${cached.computed} computed\n`,
    );
    embedder = cached.embedder;
  }
  const signal = new EmbeddingSignal({ enabled: true, modelId }, exemplars, { embedder });
  // Embeds the bank now, so that the first text is not charged with it.
  await signal.score("");
  return { backends: [new EmbeddingSignalBackend(signal)], inputs };
}

/** `hash`, a model folder, or null for no embedding. */
function chosen({ embedding, embeddingModel, bank, embeddingCache }: EmbeddingOptions) {
  if (embedding !== undefined && embeddingModel !== undefined) {
    throw new BacktrailError({
      code: "usage",
      where: "--embedding-model",
      message: "cannot stand beside --embedding; give one of them",
    });
  }
  const choice = embedding ?? embeddingModel ?? null;
  if (choice === null && (bank !== undefined || embeddingCache !== undefined)) {
    throw new BacktrailError({
      code: "usage",
      where: bank === undefined ? "--embedding-cache" : "--bank",
      message: "needs an embedder: --embedding hash, or --embedding-model with a model folder",
    });
  }
  return choice;
}
