import { BacktrailError, usageError } from "../../formats/error.ts";
import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import { OutOfRange } from "../../text/out-of-range.ts";
import { type EmbeddingMatrix, packVectors, topKMeanCosine, type Vector } from "./matrix.ts";
import { type QuantisedMatrix, quantise, topKMeanCosineQuantised } from "./quantised-matrix.ts";

/** Neighbours whose similarity is averaged, where nothing else is said. */
export const DEFAULT_K = 5;

/** The model that figures are quoted for; loading one is the caller's step. */
export const DEFAULT_MODEL_ID = "BAAI/bge-small-en-v1.5";

export const EVIDENCE_NOTE = "evidence-only; embeddings do not block on their own";

/** Turns texts into vectors of one width, locally: no hosted inference. */
export interface Embedder {
  (texts: readonly string[]): Promise<readonly (readonly number[] | Float32Array | Float64Array)[]>;
  /** Version of this interface that the embedder is written for; absent stands for 1. */
  readonly specificationVersion?: 1;
}

/** A labelled text of the bank. */
export interface Exemplar {
  readonly text: string;
  readonly isAttack: boolean;
}

export interface EmbeddingSignalConfig {
  /** Off unless set: then nothing is computed and the embedder is never called. */
  readonly enabled: boolean;
  /** Neighbours on each side; held within the size of the bank's smaller side. */
  readonly k: number;
  readonly modelId: string;
}

/** How much more a text resembles known attacks than known benign texts. Never the text itself. */
export interface EmbeddingEvidence {
  /** Mean top-k cosine to attacks minus mean top-k cosine to benign texts: -2 to 2. */
  readonly margin: number;
  /** Neighbours used. */
  readonly k: number;
  /** Exemplars of both kinds. */
  readonly bankSize: number;
  readonly blocks: false;
  readonly note: string;
}

const CONFIG_KEYS: KeysOf<EmbeddingSignalConfig> = { enabled: true, k: true, modelId: true };

/** The signal is enabled but has nothing to embed with. */
export class EmbeddingSignalUnavailable extends BacktrailError {
  constructor(message: string) {
    super({ code: "unavailable", message });
    this.name = "EmbeddingSignalUnavailable";
  }
}

/**
 * The margin of a text between labelled exemplars: evidence for whoever decides, never a decision.
 * With a fixed embedder and bank the same text gives the same margin, bit for bit.
 *
 * The configuration is read at each call, so that a signal can be switched on later.
 */
export class EmbeddingSignal {
  readonly config: Partial<EmbeddingSignalConfig>;
  readonly #attacks: readonly string[];
  readonly #benign: readonly string[];
  readonly #embedder: Embedder | undefined;
  readonly #quantised: boolean;
  #bank: Promise<{ attacks: Side; benign: Side }> | undefined;

  /**
   * @param quantised keep the bank in one byte a value: a quarter of the memory, margins that are
   * near the exact ones and still the same every time
   * @throws BacktrailError with code `usage` on an empty bank or, when enabled, on a bank that
   * holds one kind only, or for an unknown setting
   * @throws EmbeddingSignalUnavailable when enabled without an embedder
   */
  constructor(
    config: Partial<EmbeddingSignalConfig>,
    exemplars: readonly Exemplar[],
    {
      embedder,
      quantised = false,
    }: { readonly embedder?: Embedder; readonly quantised?: boolean } = {},
  ) {
    refuseUnknownKeys(config, CONFIG_KEYS, "config");
    if ((embedder?.specificationVersion ?? 1) !== 1) {
      throw usageError("embedder", "is written for another version of the interface than 1");
    }
    this.config = config;
    if (exemplars.length === 0) throw badBank("exemplar bank must be non-empty");
    this.#attacks = exemplars.filter(({ isAttack }) => isAttack === true).map(({ text }) => text);
    this.#benign = exemplars.filter(({ isAttack }) => isAttack !== true).map(({ text }) => text);
    this.#embedder = embedder;
    this.#quantised = quantised;
    if (config.enabled === true) this.#requireUsable();
  }

  /**
   * The evidence for a text, or null when the signal is off.
   * @throws what the embedder throws, and DimensionMismatch when widths differ
   */
  async score(text: string): Promise<EmbeddingEvidence | null> {
    if (this.config.enabled !== true) return null;
    const embedder = this.#requireUsable();
    this.#bank ??= this.#embedBank(embedder);
    const { attacks, benign } = await this.#bank;
    const [query] = await embedder([text]);
    if (!query) throw new OutOfRange("the embedder returned no vector for the text");
    const wanted = Math.trunc(this.config.k ?? DEFAULT_K);
    const k = Math.max(1, Math.min(wanted, attacks.rows, benign.rows));
    return Object.freeze({
      margin: nearness(query, attacks, k) - nearness(query, benign, k),
      k,
      bankSize: attacks.rows + benign.rows,
      blocks: false as const,
      note: EVIDENCE_NOTE,
    });
  }

  #requireUsable(): Embedder {
    if (this.#attacks.length === 0 || this.#benign.length === 0) {
      throw badBank("exemplar bank needs both attack and benign examples");
    }
    if (!this.#embedder) {
      throw new EmbeddingSignalUnavailable(
        "embedding signal enabled but there is nothing to embed with; pass an embedder " +
          "(hashEmbedder() needs no model), or install the optional package for local models",
      );
    }
    return this.#embedder;
  }

  async #embedBank(embedder: Embedder): Promise<{ attacks: Side; benign: Side }> {
    try {
      const attacks = await this.#embedSide(embedder, this.#attacks);
      return { attacks, benign: await this.#embedSide(embedder, this.#benign) };
    } catch (error) {
      // The next call tries again: a model that was loading may be there by then.
      this.#bank = undefined;
      throw error;
    }
  }

  async #embedSide(embedder: Embedder, texts: readonly string[]): Promise<Side> {
    const vectors = await embedder(texts);
    if (vectors.length !== texts.length) {
      throw new OutOfRange(
        `the embedder returned ${vectors.length} vectors for ${texts.length} texts`,
      );
    }
    const matrix = packVectors(vectors);
    return this.#quantised ? quantise(matrix) : matrix;
  }
}

type Side = EmbeddingMatrix | QuantisedMatrix;

function nearness(query: Vector, side: Side, k: number): number {
  return isQuantised(side)
    ? topKMeanCosineQuantised(query, side, k)
    : topKMeanCosine(query, side, k);
}

function isQuantised(side: Side): side is QuantisedMatrix {
  return side.values instanceof Int8Array;
}

function badBank(message: string): BacktrailError {
  return usageError("exemplar bank", message);
}
