import { type Embedder, EmbeddingSignal, type Exemplar } from "./embedding/embedding-signal.ts";
import { EmbeddingSignalBackend } from "./embedding/embedding-signal-backend.ts";
import type { DetectionEvidenceBackend } from "./evidence/evidence-signal.ts";
import { loadExemplars } from "./exemplar-bank.ts";

/**
 * Evidence for a detector: how much more a text resembles known attacks than known harmless texts.
 * It is added to a verdict and decides nothing. The bank is embedded before this returns.
 * @param bank labelled texts; default: the bank that ships
 * @throws BacktrailError with code `usage` for a bank without both kinds of text, `io` or `format`
 * for the bank that ships when it cannot be read; and what the embedder throws
 */
export async function embeddingEvidence(
  embedder: Embedder,
  bank?: readonly Exemplar[],
): Promise<DetectionEvidenceBackend> {
  const exemplars = bank ?? (await loadExemplars());
  const signal = new EmbeddingSignal({ enabled: true }, exemplars, { embedder });
  await signal.score("");
  return new EmbeddingSignalBackend(signal);
}
