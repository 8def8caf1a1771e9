import {
  createEvidenceSignal,
  type DetectionEvidenceBackend,
  type EvidenceSignal,
} from "../evidence/evidence-signal.ts";
import { type EmbeddingSignal, EmbeddingSignalUnavailable } from "./embedding-signal.ts";

/** Name under which the margin appears among a detector's evidence. */
export const EMBEDDING_BACKEND = "embedding_knn";

/** Lets an embedding signal look beside the rules. A signal that is off contributes nothing. */
export class EmbeddingSignalBackend implements DetectionEvidenceBackend {
  readonly name = EMBEDDING_BACKEND;
  readonly #signal: EmbeddingSignal;

  constructor(signal: EmbeddingSignal) {
    this.#signal = signal;
  }

  async evaluate(text: string): Promise<EvidenceSignal | null> {
    try {
      const evidence = await this.#signal.score(text);
      if (evidence === null) return null;
      return createEvidenceSignal({ backend: this.name, score: evidence.margin });
    } catch (error) {
      if (!(error instanceof EmbeddingSignalUnavailable)) throw error;
      return createEvidenceSignal({ backend: this.name, error: "unavailable" });
    }
  }
}
