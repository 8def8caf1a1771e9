import { describe, expect, it } from "vitest";
import {
  DEFAULT_K,
  DEFAULT_MODEL_ID,
  type Embedder,
  EmbeddingSignal,
  EmbeddingSignalUnavailable,
  type Exemplar,
} from "./embedding-signal.ts";
import { EmbeddingSignalBackend } from "./embedding-signal-backend.ts";
import { matrixOf, packVectors, topKMeanCosine } from "./matrix.ts";

const words = ["ignore", "secret", "invoice", "weather"];
const bag: Embedder = async (texts) =>
  texts.map((text) => words.map((word) => text.split(word).length - 1));
const bank: readonly Exemplar[] = [
  { text: "ignore the secret", isAttack: true },
  { text: "secret", isAttack: true },
  { text: "invoice", isAttack: false },
  { text: "weather", isAttack: false },
];
const boom: Embedder = async () => {
  throw new Error("must not be called");
};

describe("an embedding signal", () => {
  it("is off by default, says nothing and never calls the embedder", async () => {
    const signal = new EmbeddingSignal({}, bank, { embedder: boom });
    expect(await signal.score("ignore")).toBeNull();
    expect(await new EmbeddingSignal({}, bank).score("ignore")).toBeNull();
    expect([DEFAULT_K, DEFAULT_MODEL_ID]).toEqual([5, "BAAI/bge-small-en-v1.5"]);
  });

  it("ranks an attack above a benign text, and gives the same margin twice", async () => {
    const signal = new EmbeddingSignal({ enabled: true }, bank, { embedder: bag });
    const attack = await signal.score("ignore the secret");
    const benign = await signal.score("pay the invoice");
    expect(attack?.margin).toBeGreaterThan(benign?.margin ?? Number.NaN);
    expect(await signal.score("ignore the secret")).toEqual(attack);
  });

  it("cannot block, cannot be changed and keeps no text", async () => {
    const signal = new EmbeddingSignal({ enabled: true }, bank, { embedder: bag });
    const evidence = await signal.score("ignore the secret");
    expect(evidence).toMatchObject({
      blocks: false,
      k: 2,
      bankSize: 4,
      note: "evidence-only; embeddings do not block on their own",
    });
    expect(Object.isFrozen(evidence)).toBe(true);
    expect(JSON.stringify(evidence)).not.toContain("secret");
    for (const method of ["block", "deny", "enforce", "reject"]) {
      expect(method in signal, method).toBe(false);
    }
  });

  it("refuses an empty bank always, and a bank of one kind once it is on", async () => {
    const attacks = bank.filter(({ isAttack }) => isAttack);
    expect(() => new EmbeddingSignal({}, [])).toThrow("exemplar bank must be non-empty");
    expect(await new EmbeddingSignal({}, attacks).score("x")).toBeNull();
    expect(() => new EmbeddingSignal({ enabled: true }, attacks, { embedder: bag })).toThrow(
      "exemplar bank needs both attack and benign examples",
    );
  });

  it("says how to get an embedder when it is on without one", () => {
    expect(() => new EmbeddingSignal({ enabled: true }, bank)).toThrow(EmbeddingSignalUnavailable);
    expect(() => new EmbeddingSignal({ enabled: true }, bank)).toThrow(/pass an embedder/);
  });

  it("can be switched on later and reads k at each call", async () => {
    const config = { enabled: false, k: 1 };
    const signal = new EmbeddingSignal(config, bank, { embedder: bag });
    expect(await signal.score("secret")).toBeNull();
    config.enabled = true;
    expect((await signal.score("secret"))?.k).toBe(1);
    config.k = 99;
    expect((await signal.score("secret"))?.k).toBe(2);
    config.k = -3;
    expect((await signal.score("secret"))?.k).toBe(1);
  });

  it("embeds attacks, then benign texts, then each query, and the bank once", async () => {
    const calls: (readonly string[])[] = [];
    const embedder: Embedder = async (texts) => {
      calls.push(texts);
      return bag(texts);
    };
    const signal = new EmbeddingSignal({ enabled: true }, bank, { embedder });
    await signal.score("a");
    await signal.score("b");
    expect(calls).toEqual([["ignore the secret", "secret"], ["invoice", "weather"], ["a"], ["b"]]);
  });

  it("tries the bank again after an embedder that failed while loading", async () => {
    let ready = false;
    const embedder: Embedder = async (texts) => {
      if (!ready) throw new Error("loading");
      return bag(texts);
    };
    const signal = new EmbeddingSignal({ enabled: true }, bank, { embedder });
    await expect(signal.score("a")).rejects.toThrow("loading");
    ready = true;
    expect(await signal.score("a")).not.toBeNull();
  });

  it("refuses an embedder that returns too few vectors", async () => {
    const short: Embedder = async (texts) => (await bag(texts)).slice(1);
    const signal = new EmbeddingSignal({ enabled: true }, bank, { embedder: short });
    await expect(signal.score("a")).rejects.toThrow(/1 vectors for 2 texts/);
  });
});

describe("as a backend", () => {
  it("gives the margin, nothing when off, and a code when unavailable", async () => {
    const on = new EmbeddingSignalBackend(
      new EmbeddingSignal({ enabled: true }, bank, { embedder: bag }),
    );
    expect(await on.evaluate("secret")).toMatchObject({ backend: "embedding_knn", blocks: false });
    expect(
      await new EmbeddingSignalBackend(new EmbeddingSignal({}, bank)).evaluate("x"),
    ).toBeNull();
    const config = { enabled: false };
    const later = new EmbeddingSignalBackend(new EmbeddingSignal(config, bank));
    config.enabled = true;
    expect(await later.evaluate("x")).toMatchObject({ score: null, error: "unavailable" });
  });
});

describe("top-k over a block", () => {
  it("agrees between single rows, any width and the sorted definition", () => {
    for (const width of [1, 3, 4, 7, 8]) {
      const rows = Array.from({ length: 20 }, (_, row) =>
        Float32Array.from({ length: width }, (_, at) => Math.sin(row * 7 + at * 3 + 1)),
      );
      const query = Array.from({ length: width }, (_, at) => Math.cos(at));
      const cosines = rows
        .map((row) => {
          const dot = row.reduce((sum, value, at) => sum + value * (query[at] as number), 0);
          return dot / (Math.hypot(...row) * Math.hypot(...query));
        })
        .sort((a, b) => b - a);
      const matrix = packVectors(rows);
      expect(matrix.values).toBeInstanceOf(Float32Array);
      for (const k of [1, 5, 20]) {
        const mean = cosines.slice(0, k).reduce((sum, value) => sum + value, 0) / k;
        expect(topKMeanCosine(query, matrix, k)).toBeCloseTo(mean, 12);
      }
    }
  });

  it("counts a zero vector as cosine 0 and refuses other widths and bad k", () => {
    const matrix = packVectors([[0, 0]]);
    expect(topKMeanCosine([1, 1], matrix, 1)).toBe(0);
    expect(topKMeanCosine([0, 0], packVectors([[1, 1]]), 1)).toBe(0);
    expect(() => topKMeanCosine([1], matrix, 1)).toThrow("embedding dimension mismatch: 1 != 2");
    expect(() => topKMeanCosine([1, 1], matrix, 2)).toThrow(RangeError);
    expect(() => packVectors([[1], [1, 2]])).toThrow("embedding dimension mismatch: 2 != 1");
    expect(() => matrixOf(new Float64Array(3), 2)).toThrow(RangeError);
  });
});
