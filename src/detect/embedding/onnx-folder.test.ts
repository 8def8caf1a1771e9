import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { loadOnnxEmbedder } from "./onnx-folder.ts";

/** A folder as a sentence encoder comes in; the model file holds nothing. */
function modelFolder(pooling: object | null, { model = "model.onnx" } = {}): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "onnx"));
  mkdirSync(join(folder, "1_Pooling"));
  if (model) writeFileSync(join(folder, model), "weights");
  writeFileSync(join(folder, "tokenizer.json"), "{}");
  if (pooling) writeFileSync(join(folder, "1_Pooling", "config.json"), JSON.stringify(pooling));
  return folder;
}

/** The two packages, with a model whose token vectors are [id, position]. */
function packages(seen: { lengths: number[]; feeds: string[] } = { lengths: [], feeds: [] }) {
  class Tensor {
    readonly type: string;
    readonly data: BigInt64Array;
    readonly dims: readonly number[];
    constructor(type: string, data: BigInt64Array, dims: readonly number[]) {
      this.type = type;
      this.data = data;
      this.dims = dims;
    }
  }
  class Tokenizer {
    encode(text: string) {
      return { ids: [101, ...text.split(" ").map((word) => word.length), 102] };
    }
  }
  const session = {
    inputNames: ["input_ids", "attention_mask", "token_type_ids"],
    outputNames: ["last_hidden_state"],
    run: async (feeds: Readonly<Record<string, Tensor>>) => {
      const ids = [...(feeds["input_ids"]?.data ?? [])].map(Number);
      seen.lengths.push(ids.length);
      seen.feeds.push(Object.keys(feeds).join());
      const data = Float32Array.from(ids.flatMap((id, at) => [id, at]));
      return { last_hidden_state: { data, dims: [1, ids.length, 2] } };
    },
  };
  const modules: Readonly<Record<string, unknown>> = {
    "onnxruntime-web": { Tensor, InferenceSession: { create: async () => session } },
    "@huggingface/tokenizers": { Tokenizer },
  };
  return async (name: string) => modules[name] ?? Promise.reject(new Error("not found"));
}

const unit = (...values: number[]) => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};

describe("loadOnnxEmbedder", () => {
  it("takes the first token's vector or the mean, as the folder says, and scales it", async () => {
    const importPackage = packages();
    const cls = await loadOnnxEmbedder(modelFolder({ pooling_mode_cls_token: true }), {
      importPackage,
    });
    const mean = await loadOnnxEmbedder(modelFolder({ pooling_mode_mean_tokens: true }), {
      importPackage,
    });
    expect(await cls(["aa bbb"])).toEqual([unit(101, 0)]);
    expect(await mean(["aa bbb"])).toEqual([unit(101 + 2 + 3 + 102, 0 + 1 + 2 + 3)]);
  });

  it("reads the model below onnx/ too, and lets the caller choose the pooling", async () => {
    const folder = modelFolder(null, { model: "onnx/model.onnx" });
    const embedder = await loadOnnxEmbedder(folder, { pooling: "cls", importPackage: packages() });
    expect(await embedder(["a"])).toEqual([unit(101, 0)]);
    await expect(loadOnnxEmbedder(folder, { importPackage: packages() })).rejects.toMatchObject({
      code: "format",
      message: expect.stringContaining("cls or mean"),
    });
  });

  it("runs texts one by one, unpadded, cut to the limit with the last token kept", async () => {
    const seen = { lengths: [], feeds: [] };
    const options = { pooling: "mean", maxLength: 4, importPackage: packages(seen) } as const;
    const embedder = await loadOnnxEmbedder(modelFolder(null), options);
    const [, long] = await embedder(["a", "aa bbb c d e f"]);
    expect(seen.lengths).toEqual([3, 4]);
    expect(seen.feeds[0]).toBe("input_ids,attention_mask,token_type_ids");
    expect(long).toEqual(unit(101 + 2 + 3 + 102, 6));
  });

  it("says how to get the packages when they are missing, with an error that hosts can catch", async () => {
    const importPackage = () => Promise.reject(new Error("Cannot find package"));
    await expect(
      loadOnnxEmbedder(modelFolder(null), { pooling: "cls", importPackage }),
    ).rejects.toMatchObject({
      name: "EmbeddingSignalUnavailable",
      code: "unavailable",
      message: expect.stringMatching(
        /npm install --no-save --save-optional onnxruntime-web@\S+ @huggingface\/tokenizers@\S+/,
      ),
    });
  });

  it("names the file that is missing, and a length that makes no sense", async () => {
    const importPackage = packages();
    await expect(
      loadOnnxEmbedder(modelFolder(null, { model: "" }), { pooling: "cls", importPackage }),
    ).rejects.toMatchObject({ code: "io", message: expect.stringContaining("onnx/model.onnx") });
    await expect(
      loadOnnxEmbedder(temporaryFolder(), { pooling: "cls", importPackage }),
    ).rejects.toMatchObject({ code: "io", where: expect.stringContaining("tokenizer.json") });
    await expect(
      loadOnnxEmbedder(modelFolder(null), { maxLength: 2, importPackage }),
    ).rejects.toMatchObject({ code: "usage" });
  });
});
