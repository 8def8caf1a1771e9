import { isOfShard, type Shard } from "../formats/shard.ts";
import type { OpenCorpus } from "../pab/corpus.ts";
import { verdictHeader } from "./evaluate.ts";
import type { EvaluateOptions } from "./evaluate-options.ts";
import type { NamedDefense } from "./open-defense.ts";
import { type ReviewCorpus, type ReviewCorpusOptions, reviewCorpus } from "./review-corpus.ts";
import { VerdictJournal } from "./verdict-journal.ts";

export interface ShardOptions extends Omit<ReviewCorpusOptions, "journal" | "isMine"> {
  readonly shard: Shard;
  readonly journal: NonNullable<EvaluateOptions["journal"]>;
  readonly cwd: string;
  /** What is needed, beside the verdicts, to write the results of the whole evaluation. */
  readonly report: Readonly<Record<string, unknown>>;
  /** The words that were typed, without what makes this a part. */
  readonly command: readonly string[];
  readonly started: Date;
  readonly onResume: (reused: number) => void;
}

/**
 * Asks a defence about every decision point of a shard's traces, and keeps the verdicts. Nothing is
 * scored: that is done when all shards are together. Resolves to the number of points.
 * @throws BacktrailError with code `usage` for a journal of another evaluation or shard, and what
 * reading the corpus throws
 */
export async function evaluateShard(
  named: NamedDefense,
  corpus: OpenCorpus,
  options: ShardOptions,
  review: ReviewCorpus = reviewCorpus,
): Promise<number> {
  const { shard, cwd, report, command, started } = options;
  const journal = await VerdictJournal.open(options.journal, {
    ...(await verdictHeader(named, corpus, cwd)),
    ...{ shard, report, command: [...command], started: started.toISOString() },
  });
  try {
    if (journal.reused > 0) options.onResume(journal.reused);
    const isMine = (place: number): boolean => isOfShard(shard, place);
    const { points } = await review(corpus, named, { ...options, journal, isMine });
    await journal.finish();
    return points.length;
  } finally {
    await journal.close();
  }
}
