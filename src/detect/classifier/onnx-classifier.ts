import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type ClassifierConfig,
  ClassifierConfigSchema,
  ClassifierTokenizerSchema,
} from "../../formats/classifier-folder.ts";
import { BacktrailError, usageError } from "../../formats/error.ts";
import { parseWith } from "../../formats/parse.ts";
import {
  createEvidenceSignal,
  type DetectionEvidenceBackend,
} from "../evidence/evidence-signal.ts";
import {
  type ImportPackage,
  type OnnxFolder,
  openOnnxFolder,
  readFolderJson,
} from "../onnx/open-folder.ts";
import { windowsOf } from "./token-windows.ts";

/** Name under which the score appears among a detector's evidence. */
export const CLASSIFIER_BACKEND = "classifier";

export interface ClassifierOptions {
  /** The label that means harmless; needed where its name does not say so. */
  readonly harmless?: string | undefined;
  /** How the optional packages are loaded; default `import`. */
  readonly importPackage?: ImportPackage;
}

const HARMLESS = /^(?:safe|benign|legit|legitimate|harmless|clean|normal|no[\s_-]?injection)$/i;
const MOST_TOKENS = 512;
/** Positions that this family of models keeps for padding. */
const ROBERTA_OFFSET = 2;

/**
 * A text classifier of a local folder as evidence: `model.onnx` or `onnx/model.onnx`, `config.json` with
 * `id2label`, `tokenizer.json`. Its score is the probability of every label but the harmless one, of
 * the worst of all windows of the text: however long a text is, all of it is read. It decides nothing.
 *
 * @throws EmbeddingSignalUnavailable when the optional packages are not installed
 * @throws BacktrailError with code `io` or `format` when the folder lacks a file, and `usage` when no
 * label is known to be the harmless one
 */
export async function openClassifier(
  folder: string,
  { harmless, importPackage = (name) => import(name) }: ClassifierOptions = {},
): Promise<DetectionEvidenceBackend> {
  const config = parseWith(
    ClassifierConfigSchema,
    await readFolderJson(folder, "config.json"),
    join(folder, "config.json"),
  );
  const safe = harmlessLabel(config, harmless, folder);
  const length = await windowLength(config, folder);
  const model = await openOnnxFolder(folder, importPackage);
  return {
    name: CLASSIFIER_BACKEND,
    evaluate: async (text, signal) => {
      let score = 0;
      for (const ids of windowsOf(text, model.encode, length)) {
        signal?.throwIfAborted();
        score = Math.max(score, await scoreOf(model, ids, config, safe));
      }
      return createEvidenceSignal({ backend: CLASSIFIER_BACKEND, score });
    },
  };
}

/** Number of the label that means harmless. */
function harmlessLabel(
  config: ClassifierConfig,
  named: string | undefined,
  folder: string,
): number {
  const labels = Object.entries(config.id2label);
  const found = labels.filter(([, label]) =>
    named === undefined ? HARMLESS.test(label) : label === named,
  );
  const [only] = found;
  if (only && found.length === 1) return Number(only[0]);
  const all = labels.map(([, label]) => label).join(", ");
  throw usageError(
    "--classifier-harmless",
    named === undefined
      ? `is needed: which label of ${folder} means harmless? It has ${all}`
      : `${JSON.stringify(named)} is no label of ${folder}; it has ${all}`,
  );
}

async function windowLength(config: ClassifierConfig, folder: string): Promise<number> {
  const name = "tokenizer_config.json";
  const tokenizer = existsSync(join(folder, name))
    ? parseWith(ClassifierTokenizerSchema, await readFolderJson(folder, name), join(folder, name))
    : {};
  const offset = /roberta/i.test(config.model_type ?? "") ? ROBERTA_OFFSET : 0;
  const positions = (config.max_position_embeddings ?? MOST_TOKENS) - offset;
  return Math.min(MOST_TOKENS, positions, tokenizer.model_max_length ?? MOST_TOKENS);
}

/** Probability that a window is not harmless, 0 to 1. */
async function scoreOf(
  model: OnnxFolder,
  ids: readonly number[],
  config: ClassifierConfig,
  safe: number,
): Promise<number> {
  const logits = await model.run(ids, "logits");
  const count = Object.keys(config.id2label).length;
  if (logits?.data.length !== count || count < 2) {
    throw new BacktrailError({
      code: "format",
      where: "model.onnx",
      message: `gives no score for each of the ${count} labels of config.json; a text classifier with at least two is needed`,
    });
  }
  const values = [...logits.data];
  if (config.problem_type === "multi_label_classification")
    return Math.max(
      ...values.filter((_, at) => at !== safe).map((value) => 1 / (1 + Math.exp(-value))),
    );
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return 1 - (powers[safe] ?? 0) / sum;
}
