import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { type Embedder, EmbeddingSignalUnavailable } from "./embedding-signal.ts";

/** The optional packages, in the versions this file was tried with. */
const ONNX_PACKAGES = {
  runtime: "onnxruntime-web@1.30.0",
  tokenizer: "@huggingface/tokenizers@0.2.0",
} as const;

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

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}
interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Tensor>>>;
}
interface Runtime {
  readonly Tensor: new (type: "int64", data: BigInt64Array, dims: readonly number[]) => unknown;
  readonly InferenceSession: {
    create(model: Uint8Array, options: object): Promise<Session>;
  };
}
interface Tokenizer {
  encode(text: string): { readonly ids: readonly number[] };
}
interface TokenizerModule {
  readonly Tokenizer: new (tokenizer: object, config: object) => Tokenizer;
}

const DEFAULT_MAX_LENGTH = 256;
/** Text beyond this cannot reach the tokens that are read, or is mostly blanks. */
const MOST_UNITS = 20_000;
const MODEL_FILES = ["model.onnx", "onnx/model.onnx"];

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
  const runtime = (await load("onnxruntime-web", importPackage)) as Runtime;
  const module = (await load("@huggingface/tokenizers", importPackage)) as TokenizerModule;
  const tokenizer = new module.Tokenizer(
    (await readJson(folder, "tokenizer.json")) as object,
    existsSync(join(folder, "tokenizer_config.json"))
      ? ((await readJson(folder, "tokenizer_config.json")) as object)
      : {},
  );
  const session = await openModel(folder, runtime);
  return async (texts) => {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      const ids = cut(tokenizer.encode(text.slice(0, MOST_UNITS)).ids, maxLength);
      const tokens = await run(session, runtime, ids);
      vectors.push(unit(pooling === "cls" ? firstOf(tokens) : meanOf(tokens)));
    }
    return vectors;
  };
}

async function load(name: string, importPackage: (name: string) => Promise<unknown>) {
  try {
    return await importPackage(name);
  } catch {
    throw new EmbeddingSignalUnavailable(
      `a local model needs the optional packages: npm install --no-save --save-optional ${ONNX_PACKAGES.runtime} ` +
        `${ONNX_PACKAGES.tokenizer}, or pass an embedder (hashEmbedder() needs no model)`,
    );
  }
}

async function openModel(folder: string, runtime: Runtime): Promise<Session> {
  const name = MODEL_FILES.find((file) => existsSync(join(folder, file)));
  if (name === undefined) {
    throw new BacktrailError({
      code: "io",
      where: folder,
      message: `holds no model; expected ${MODEL_FILES.join(" or ")}`,
    });
  }
  const bytes = await readFile(join(folder, name));
  return await runtime.InferenceSession.create(bytes, { executionProviders: ["wasm"] });
}

async function poolingOf(folder: string): Promise<Pooling> {
  const name = "1_Pooling/config.json";
  if (existsSync(join(folder, name))) {
    const config = (await readJson(folder, name)) as Readonly<Record<string, unknown>>;
    if (config["pooling_mode_cls_token"] === true) return "cls";
    if (config["pooling_mode_mean_tokens"] === true) return "mean";
  }
  throw new BacktrailError({
    code: "format",
    where: join(folder, name),
    message: "does not say whether the model wants cls or mean pooling; pass `pooling`",
  });
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const path = join(folder, name);
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: cause instanceof SyntaxError ? "format" : "io",
      where: path,
      message: `cannot be read: ${reason}`,
      cause,
    });
  }
}

/** The first tokens, with the closing one in its place. */
function cut(ids: readonly number[], maxLength: number): number[] {
  if (ids.length <= maxLength) return [...ids];
  return [...ids.slice(0, maxLength - 1), ids.at(-1) as number];
}

async function run(session: Session, runtime: Runtime, ids: readonly number[]): Promise<Tensor> {
  const dims = [1, ids.length];
  const filled = (value: (id: number) => number) =>
    new runtime.Tensor(
      "int64",
      BigInt64Array.from(ids, (id) => BigInt(value(id))),
      dims,
    );
  const feeds: Record<string, unknown> = {
    input_ids: filled((id) => id),
    attention_mask: filled(() => 1),
  };
  if (session.inputNames.includes("token_type_ids")) feeds["token_type_ids"] = filled(() => 0);
  const outputs = await session.run(feeds);
  const tokens = outputs["last_hidden_state"] ?? outputs[session.outputNames[0] ?? ""];
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
    sum[place] = (sum[place] as number) + (data[at] as number);
  }
  return sum;
}

function unit(vector: Float64Array): Float32Array {
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (value) => (length === 0 ? 0 : value / length));
}
