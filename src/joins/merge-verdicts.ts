import { changedFields } from "../formats/changed-fields.ts";
import { usageError } from "../formats/error.ts";
import { shardName } from "../formats/shard.ts";
import { type ShardHead, wholeSet } from "../formats/shard-set.ts";
import type { OpenCorpus } from "../pab/corpus.ts";
import type { ReviewedPoint } from "../pab/reviewed-point.ts";
import { at } from "../text/at.ts";
import { corpusIdentity } from "./evaluate.ts";
import type { CorpusReviews } from "./review-corpus.ts";
import { type FoundJournal, readVerdictJournal, reviewKey, traceHash } from "./verdict-journal.ts";

/** The journal of a shard of an evaluation. */
export interface ShardOfEvaluation extends ShardHead {
  readonly journal: FoundJournal;
}

/**
 * Reads the journals of all shards of an evaluation, in the order of the shards.
 * @throws BacktrailError with code `usage` when they are not all the shards of one evaluation, each once
 */
export async function readEvaluation(
  files: readonly { readonly path: string; readonly shown: string }[],
): Promise<ShardOfEvaluation[]> {
  const found: ShardOfEvaluation[] = [];
  for (const { path, shown } of files) {
    const journal = await readVerdictJournal(path);
    if (journal === null) throw usageError(shown, "holds no journal of an evaluation");
    const { corpus, defense, shard, report, tool_version: toolVersion } = journal.header;
    const plan = { corpus, defense };
    found.push({ path: shown, plan, shard, report, toolVersion, journal });
  }
  return wholeSet(found);
}

/**
 * The verdicts of all shards in the order of the corpus, which is read again.
 * @param shards in their order
 * @throws BacktrailError with code `usage` when the corpus is another one, or a shard lacks a verdict
 */
export async function mergedReviews(
  corpus: OpenCorpus,
  shards: readonly ShardOfEvaluation[],
): Promise<CorpusReviews> {
  const { header } = at(shards, 0).journal;
  const changed = changedFields(header.corpus, corpusIdentity(corpus));
  if (changed.length > 0) {
    throw usageError(
      corpus.dir,
      `is another corpus than the shards are about (${changed.join(", ")} differ); merge where the same corpus lies`,
    );
  }
  const points: ReviewedPoint[] = [];
  let traces = 0;
  for await (const trace of corpus.traces()) {
    const { path, shard, journal } = at(shards, traces % shards.length);
    traces += 1;
    const hash = traceHash(trace);
    for (const point of trace.decisionPoints) {
      const review = journal.reviews.get(reviewKey(trace.traceId, hash, point));
      if (review === undefined) {
        const name = shard === undefined ? "" : `is shard ${shardName(shard)} and `;
        throw usageError(
          path,
          `${name}lacks a verdict on ${trace.traceId}; go on with it with --resume`,
        );
      }
      points.push(review);
    }
  }
  return { traces, points };
}
