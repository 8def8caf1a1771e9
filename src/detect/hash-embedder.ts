import type { Embedder } from "./embedding/embedding-signal.ts";
import { featureHashEmbedder } from "./embedding/feature-hash.ts";
import { plainReader } from "./plain-reading.ts";

/**
 * The built-in embedder, which needs no model: hashed words and character runs of the text as it
 * reads without disguises, 512 dimensions. Nothing chooses it by itself:
 * `new EmbeddingSignal({ enabled: true }, bank, { embedder: hashEmbedder() })`.
 */
export function hashEmbedder(): Embedder {
  return featureHashEmbedder(plainReader());
}
