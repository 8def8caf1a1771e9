import { existsSync } from "node:fs";
import { join } from "node:path";
import { BacktrailError } from "../../formats/error.ts";
import { floatAt } from "../../text/at.ts";
import {
  type OnnxFolder,
  openOnnxFolder,
  readFolderJson,
  type Tensor,
} from "../onnx/open-folder.ts";
import type { Embedder } from "./embedding-signal.ts";

/** How token vectors become one: the first token's, as bge wants it, or their mean (MiniLM). */
type Pooling = "cls" | "mean";

export interface OnnxFolderOptions {
  /** Needed where the folder has no `1_Pooling/config.json`. */
  readonly pooling?: "cls" | "mean";
  /** Tokens read of a text, 3 to 512; default 256. What follows is left out. */
  readonly maxLength?: number;
  /** How the optional packages are loaded; default `import`. */
  readonly importPackage?: (name: string) => Promise<unknown>;
}

const DEFAULT_MAX_LENGTH = 256;
/** Text beyond this cannot reach the tokens that are read, or is mostly blanks. */
const MOST_UNITS = 20_000;

/**
 * An embedder over a sentence encoder in a local folder: `model.onnx` or `onnx/model.onnx`,
 * `tokenizer.json`, and as far as they are there `tokenizer_config.json` and
 * `1_Pooling/config.json`. Vectors are scaled to length 1. Texts are run one by one, so that a
 * vector does not depend on what stood beside it. Nothing is fetched from a network.
 *
 * @throws EmbeddingSignalUnavailable when the optional packages are not installed
 * @throws BacktrailError with code `io` or `format` when the folder lacks a file or says nothing
 * about pooling, and `usage` when `maxLength` is out of range
 */
export async function loadOnnxEmbedder(
  folder: string,
  options: OnnxFolderOptions = {},
): Promise<Embedder> {
  const { maxLength = DEFAULT_MAX_LENGTH, importPackage = (name) => import(name) } = options;
  if (!Number.isInteger(maxLength) || maxLength < 3 || maxLength > 512) {
    throw new BacktrailError({
      code: "usage",
      where: "maxLength",
      message: `must be a whole number from 3 to 512, not ${maxLength}`,
    });
  }
  const pooling = options.pooling ?? (await poolingOf(folder));
  const model = await openOnnxFolder(
    folder,
    importPackage,
    ", or pass an embedder (hashEmbedder() needs no model)",
  );
  return async (texts) => {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      const ids = cut(model.encode(text.slice(0, MOST_UNITS)), maxLength);
      const tokens = await tokenVectors(model, ids);
      vectors.push(unit(pooling === "cls" ? firstOf(tokens) : meanOf(tokens)));
    }
    return vectors;
  };
}

async function poolingOf(folder: string): Promise<Pooling> {
  const name = "1_Pooling/config.json";
  if (existsSync(join(folder, name))) {
    const config = (await readFolderJson(folder, name)) as Readonly<Record<string, unknown>>;
    if (config["pooling_mode_cls_token"] === true) return "cls";
    if (config["pooling_mode_mean_tokens"] === true) return "mean";
  }
  throw new BacktrailError({
    code: "format",
    where: join(folder, name),
    message: "does not say whether the model wants cls or mean pooling; pass `pooling`",
  });
}

/** The first tokens, with the closing one in its place. */
function cut(ids: readonly number[], maxLength: number): number[] {
  if (ids.length <= maxLength) return [...ids];
  return [...ids.slice(0, maxLength - 1), ids.at(-1) as number];
}

async function tokenVectors(model: OnnxFolder, ids: readonly number[]): Promise<Tensor> {
  const tokens = await model.run(ids, "last_hidden_state");
  if (tokens?.dims.length !== 3) {
    throw new BacktrailError({
      code: "format",
      where: "model.onnx",
      message: "gives no token vectors; a sentence encoder with last_hidden_state is needed",
    });
  }
  return tokens;
}

function firstOf({ data, dims }: Tensor): Float64Array {
  return Float64Array.from(data.subarray(0, dims[2]));
}

function meanOf({ data, dims }: Tensor): Float64Array {
  const width = dims[2] ?? 0;
  const sum = new Float64Array(width);
  for (let at = 0; at < data.length; at += 1) {
    const place = at % width;
    sum[place] = floatAt(sum, place) + floatAt(data, at);
  }
  return sum;
}

function unit(vector: Float64Array): Float32Array {
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (value) => (length === 0 ? 0 : value / length));
}
