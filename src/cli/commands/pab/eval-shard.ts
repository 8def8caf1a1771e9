import { usageError } from "../../../formats/error.ts";
import { type Shard, shardName } from "../../../formats/shard.ts";
import type { EvaluateOptions } from "../../../joins/evaluate-options.ts";
import { evaluateShard } from "../../../joins/evaluate-shard.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import type { ReviewedPoint } from "../../../pab/reviewed-point.ts";
import { at } from "../../../text/at.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { wordsOfWhole } from "../../shards/shard-flag.ts";
import { labelOf, openNamed, reviewProgress, type ScoringOptions } from "./scored.ts";

/** A part of an evaluation. */
export interface EvalPart {
  readonly corpus: OpenCorpus;
  readonly name: string;
  readonly scoring: ScoringOptions;
  readonly place: {
    readonly shard: Shard;
    readonly journal: EvaluateOptions["journal"];
    readonly started: Date;
  };
  /** What the whole evaluation is reported by, beside its verdicts. */
  readonly report: Readonly<Record<string, unknown>>;
}

/**
 * Keeps a defence's verdicts on a part of a corpus; nothing is scored before all are merged.
 * @throws BacktrailError with code `usage` without a journal
 */
export async function evalShard(part: EvalPart, invocation: Invocation): Promise<ExitCode> {
  const { corpus, name, scoring, place } = part;
  const { context, output } = invocation;
  const { shard, journal, started } = place;
  if (journal === undefined) {
    throw usageError("--shard", "needs --journal FILE, the file in which this part is kept");
  }
  const named = at(await openNamed(corpus, [name], scoring, invocation), 0);
  const progress = reviewProgress(named.given, corpus, invocation);
  const label = { defense: labelOf(named, []), isolation: named.defense.isolation ?? "built_in" };
  try {
    const asked = {
      ...{ shard, journal, started, cwd: context.cwd, signal: context.signal },
      timeoutMs: scoring.timeoutMs,
      threads: scoring.workers,
      report: { ...part.report, ...label },
      command: wordsOfWhole(invocation.commandLine, "--journal"),
      onReview: (review: ReviewedPoint) => progress.step(review.failure === null ? false : null),
      onResume: (reused: number) => void output.talk(`resumed: ${reused} verdicts reused\n`),
    };
    const points = await evaluateShard(named, corpus, asked, scoring.review);
    await output.print(
      `shard ${shardName(shard)}: ${points} decision points in ${printable(journal.path)}\n`,
    );
    return EXIT.ok;
  } finally {
    progress.end();
  }
}
