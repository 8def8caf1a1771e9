import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReference } from "../../../test/fakes/shared-data.ts";
import { type Embedder, EmbeddingSignal, type Exemplar } from "./embedding-signal.ts";
import { packVectors, topKMeanCosine } from "./matrix.ts";

interface Figures {
  readonly vocabulary: readonly string[];
  readonly banks: Readonly<Record<string, readonly { text: string; is_attack: boolean }[]>>;
  readonly bag_cases: readonly {
    bank: string;
    k_config: number;
    query: string;
    margin: number;
    k: number;
    bank_size: number;
    blocks: boolean;
    note: string;
  }[];
  readonly vector_cases: readonly {
    name: string;
    attack_vectors: readonly number[][];
    benign_vectors: readonly number[][];
    query: readonly number[];
    k_config: number;
    margin?: number | null;
    k?: number;
    bank_size?: number;
    error?: { message: string };
  }[];
  readonly topk_mean_cosine: readonly {
    query: readonly number[];
    bank: readonly number[][];
    k: number;
    mean?: number;
    error?: { message: string };
  }[];
}

const close = (actual: number, expected: number): void => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-12);
};

describeReference(
  "figures of other implementations",
  ["conformance", "detect", "embedding.json"],
  ({ at, size }) => {
    const figures = JSON.parse(
      readFileSync(at("conformance", "detect", "embedding.json"), "utf8"),
    ) as Figures;
    const bag: Embedder = async (texts) =>
      texts.map((text) =>
        figures.vocabulary.map((word) => text.toLowerCase().split(word).length - 1),
      );

    it("margins of a bag-of-words embedder agree to 1e-12", async () => {
      expect(figures.bag_cases).toHaveLength(size(40, 630));
      for (const {
        bank,
        k_config,
        query,
        margin,
        k,
        bank_size,
        blocks,
        note,
      } of figures.bag_cases) {
        const exemplars = (figures.banks[bank] ?? []).map(
          ({ text, is_attack }): Exemplar => ({ text, isAttack: is_attack }),
        );
        const signal = new EmbeddingSignal({ enabled: true, k: k_config }, exemplars, {
          embedder: bag,
        });
        const evidence = await signal.score(query);
        expect(evidence).toMatchObject({ k, bankSize: bank_size, blocks, note });
        close(evidence?.margin ?? Number.NaN, margin);
      }
    });

    it("margins of explicit vectors agree to 1e-12, mismatches name both widths", async () => {
      expect(figures.vector_cases).toHaveLength(size(9, 124));
      for (const one of figures.vector_cases) {
        const vectors = new Map<string, readonly number[]>([["query", one.query]]);
        const exemplars = [
          ...one.attack_vectors.map((vector, index) => ({
            vector,
            text: `a${index}`,
            isAttack: true,
          })),
          ...one.benign_vectors.map((vector, index) => ({
            vector,
            text: `b${index}`,
            isAttack: false,
          })),
        ];
        for (const { text, vector } of exemplars) vectors.set(text, vector);
        const embedder: Embedder = async (texts) => texts.map((text) => vectors.get(text) ?? []);
        const signal = new EmbeddingSignal({ enabled: true, k: one.k_config }, exemplars, {
          embedder,
        });
        if (one.error) {
          await expect(signal.score("query"), one.name).rejects.toThrow(/mismatch: \d+ != \d+/);
          continue;
        }
        const evidence = await signal.score("query");
        expect(evidence, one.name).toMatchObject({ k: one.k, bankSize: one.bank_size });
        if (one.margin === null) expect(evidence?.margin, one.name).toBeNaN();
        else close(evidence?.margin ?? Number.NaN, one.margin ?? Number.NaN);
      }
    });

    it("top-k means agree to 1e-12", () => {
      expect(figures.topk_mean_cosine).toHaveLength(size(12, 61));
      for (const { query, bank, k, mean, error } of figures.topk_mean_cosine) {
        const matrix = packVectors(bank);
        if (error || k < 1 || k > bank.length) continue;
        close(topKMeanCosine(query, matrix, k), mean ?? Number.NaN);
      }
    });
  },
);
