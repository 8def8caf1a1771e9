import { z } from "zod";
import { IsolationSchema } from "../../../formats/pab-report.ts";
import { parseWith } from "../../../formats/parse.ts";
import { evaluatedCorpus } from "../../../joins/evaluate.ts";
import type { Evaluation } from "../../../joins/evaluation.ts";
import { mergedReviews, readEvaluation } from "../../../joins/merge-verdicts.ts";
import { scoreReviews } from "../../../pab/score/score.ts";
import { at } from "../../../text/at.ts";
import { withValue } from "../../words.ts";
import { openChosenCorpus } from "../pab/corpus-option.ts";
import { reportEval } from "../pab/eval-report.ts";
import { withDocumentFile } from "./document-file.ts";
import type { Merge } from "./request.ts";

const bound = z.number().nullable();
const ReportSchema = z.strictObject({
  seed: z.int(),
  inputs: z.array(z.strictObject({ path: z.string(), sha256: z.string() })),
  maxUar: bound,
  maxFbr: bound,
  minOriginAccuracy: bound,
  forced: z.boolean(),
  timing: z.boolean(),
  /** The corpus as it was typed. */
  choice: z.strictObject({ split: z.string().nullable(), corpus: z.string().nullable() }),
  defense: z.string(),
  isolation: IsolationSchema,
});

/** Scores the verdicts of all shards, and writes OUT.csv and OUT.json. The corpus is read again. */
export const mergeEval: Merge = async ({ files, out }, invocation) => {
  const { context } = invocation;
  const shards = await readEvaluation(files);
  const { header } = at(shards, 0).journal;
  const report = parseWith(ReportSchema, header.report, "report");
  const { seed, forced, timing, defense, isolation } = report;
  const choice = {
    split: report.choice.split ?? undefined,
    corpus: report.choice.corpus ?? undefined,
  };
  const corpus = await openChosenCorpus(choice, context.cwd);
  const { traces, points } = await mergedReviews(corpus, shards);
  const result: Evaluation = {
    ...{ defense, isolation },
    corpus: evaluatedCorpus(corpus, traces, points.length),
    report: scoreReviews(corpus.groundTruth, points, { seed, forced }),
  };
  const csv = `${out}.csv`;
  const words = withValue(header.command ?? [], "--csv", csv);
  const whole = withDocumentFile(invocation, words, out);
  const starts = shards.map(({ journal }) => Date.parse(journal.header.started ?? ""));
  const run = timing ? { started: new Date(Math.min(...starts)), finished: context.now() } : null;
  return reportEval({ corpus, result }, report, { csv, run }, whole);
};
