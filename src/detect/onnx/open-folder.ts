import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { EmbeddingSignalUnavailable } from "../embedding/embedding-signal.ts";

/** The optional packages, in the versions this file was tried with. */
const ONNX_PACKAGES = {
  runtime: "onnxruntime-web@1.30.0",
  tokenizer: "@huggingface/tokenizers@0.2.0",
} as const;

/** Loads a package by its name; `import`, unless a test brings its own. */
export type ImportPackage = (name: string) => Promise<unknown>;

export interface Tensor {
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

/** A model of a local folder with its tokenizer. Nothing is fetched from a network. */
export interface OnnxFolder {
  encode(text: string): readonly number[];
  /** Runs one text's tokens; the output of this name, or the model's first. */
  run(ids: readonly number[], output: string): Promise<Tensor | undefined>;
}

const MODEL_FILES = ["model.onnx", "onnx/model.onnx"];

/**
 * Opens `model.onnx` or `onnx/model.onnx` with `tokenizer.json` and, as far as it is there,
 * `tokenizer_config.json`.
 * @param instead what one can do without the packages, for the message
 * @throws EmbeddingSignalUnavailable when the optional packages are not installed
 * @throws BacktrailError with code `io` or `format` when the folder lacks a file
 */
export async function openOnnxFolder(
  folder: string,
  importPackage: ImportPackage,
  instead = "",
): Promise<OnnxFolder> {
  const runtime = (await load("onnxruntime-web", importPackage, instead)) as Runtime;
  const module = (await load("@huggingface/tokenizers", importPackage, instead)) as TokenizerModule;
  const tokenizer = new module.Tokenizer(
    (await readFolderJson(folder, "tokenizer.json")) as object,
    existsSync(join(folder, "tokenizer_config.json"))
      ? ((await readFolderJson(folder, "tokenizer_config.json")) as object)
      : {},
  );
  const session = await openModel(folder, runtime);
  return {
    encode: (text) => tokenizer.encode(text).ids,
    run: async (ids, output) => {
      const outputs = await session.run(feedsOf(session, runtime, ids));
      return outputs[output] ?? outputs[session.outputNames[0] ?? ""];
    },
  };
}

async function load(name: string, importPackage: ImportPackage, instead: string) {
  try {
    return await importPackage(name);
  } catch {
    throw new EmbeddingSignalUnavailable(
      `a local model needs the optional packages: npm install --no-save --save-optional ${ONNX_PACKAGES.runtime} ` +
        `${ONNX_PACKAGES.tokenizer}${instead}`,
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

/** @throws BacktrailError with code `io` or `format` that names the file. */
export async function readFolderJson(folder: string, name: string): Promise<unknown> {
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

function feedsOf(
  session: Session,
  runtime: Runtime,
  ids: readonly number[],
): Record<string, unknown> {
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
  return feeds;
}
