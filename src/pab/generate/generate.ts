import { join } from "node:path";
import { usageError } from "../../formats/error.ts";
import type { Random } from "../../random/random.ts";
import { MANIFEST_FILE, TRUTH_FILE } from "../corpus/folder.ts";
import { readManifest } from "../corpus/manifest.ts";
import { withEffectGuard } from "../effect-guard.ts";
import { refuseForeignFolder } from "../harvest/target-folder.ts";
import type { GroundTruth, Trace } from "../model.ts";
import { saveCorpus } from "../save-corpus.ts";
import { drawSplit, GENERATE_COMMAND, GENERATOR_VERSION, splitStream, traceIds } from "./draw.ts";
import { type Environment, refuseGitWorkTree } from "./git-safety.ts";
import { VOCABULARIES, type VocabularyName } from "./vocabulary.ts";

export interface GenerateOptions {
  /** The maintainer's key: any bytes, or a text, which counts as its UTF-8. */
  readonly key: Uint8Array | string;
  /** Instructions in the split, 1 to 1,000,000. */
  readonly n: number;
  /** `a` and `b` share no words but function words, for fitting on one and testing on the other. */
  readonly vocabulary?: VocabularyName;
  /**
   * Environment for asking git whether the folder is ignored, the process's own as a rule. Without it
   * every folder in a work tree is refused.
   */
  readonly env?: Environment;
  readonly signal?: AbortSignal;
  /** Called after every trace. */
  readonly onProgress?: (traces: number, of: number) => void;
}

export interface GeneratedCounts {
  readonly traces: number;
  readonly instructions: number;
  readonly decisionPoints: number;
}

/** Name of every generated corpus in its manifest. */
const NAME = "generated";
const MOST = 1_000_000;

/**
 * Draws an evaluation split from a key and writes it as a corpus folder, one trace after the other.
 * The same key, `n` and vocabulary give the same bytes. The key is in none of the files, and nothing
 * in them is a hash of the key alone. The same split there, whole or broken off, is replaced.
 * @throws BacktrailError with code `usage` for an empty key, an `n` out of range, a folder inside a
 * git work tree that git does not ignore, or one that holds anything else, another split included; `effect` when anything
 * tries to reach out; `io` when the folder cannot be written.
 */
export async function generate(dir: string, options: GenerateOptions): Promise<GeneratedCounts> {
  const { n, vocabulary = "all", env = null, signal, onProgress } = options;
  const key = typeof options.key === "string" ? Buffer.from(options.key, "utf8") : options.key;
  // Callers without types can leave it out, and it must never be drawn from nothing.
  if (!(key instanceof Uint8Array) || key.length === 0)
    throw usageError("key", "is empty; an evaluation split is drawn from a secret key");
  if (!Number.isSafeInteger(n) || n < 1 || n > MOST)
    throw usageError("n", `must be a whole number from 1 to ${MOST}`);
  if (!VOCABULARIES.includes(vocabulary))
    throw usageError("vocabulary", `must be one of ${VOCABULARIES.join(", ")}`);
  const ids = traceIds({ key, n, vocabulary });
  const canary = canaryOf(splitStream({ key, n, vocabulary })("canary"));
  const names = [...ids.map((id) => `${id}.json`), TRUTH_FILE, MANIFEST_FILE];
  // Before the guard goes up, for it forbids the question to git.
  await refuseGitWorkTree(dir, names, env);
  return withEffectGuard(
    async () => {
      await refuseForeignFolder(dir, NAME, ids);
      await refuseOtherSplit(dir, canary);
      const truths: GroundTruth[] = [];
      let traces = 0;
      let decisionPoints = 0;
      const draw = function* (): Generator<Trace> {
        for (const { trace, truths: more } of drawSplit({ key, n, vocabulary })) {
          signal?.throwIfAborted();
          truths.push(...more);
          traces += 1;
          decisionPoints += trace.decisionPoints.length;
          yield trace;
          onProgress?.(traces, ids.length);
        }
      };
      await saveCorpus(dir, {
        name: NAME,
        split: NAME,
        canary,
        generator: { command: GENERATE_COMMAND, n, version: GENERATOR_VERSION, vocabulary },
        traces: draw(),
        groundTruth: truths,
      });
      return { traces, instructions: truths.length, decisionPoints };
    },
    { outputDir: dir },
  );
}

/** A split of another key may be one that nobody can draw again. */
async function refuseOtherSplit(dir: string, canary: string): Promise<void> {
  const { manifest } = await readManifest(join(dir, MANIFEST_FILE));
  if (manifest && manifest.canary !== canary)
    throw usageError(
      dir,
      "holds a split of another key, size or vocabulary; name an empty or new folder",
    );
}

/** A canary of this split alone: a version 4 UUID from a stream of its own. */
function canaryOf(random: Random): string {
  const hex = Array.from({ length: 32 }, (_, at) =>
    (at === 12 ? 4 : at === 16 ? random.int(8, 11) : random.int(0, 15)).toString(16),
  ).join("");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `PAB-CANARY-${[...parts, hex.slice(20)].join("-")}`;
}
