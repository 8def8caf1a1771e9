import type { Isolation } from "../pab/defense.ts";
import type { DefenseReport } from "../pab/score/report.ts";

/** What was scored, as the head of a table names it. */
export interface EvaluatedCorpus {
  /** The manifest's split, or the folder's name where there is no manifest. */
  readonly split: string;
  readonly traces: number;
  readonly instructions: number;
  readonly decisionPoints: number;
}

/** A defence and its report. */
export interface ScoredDefense {
  readonly defense: string;
  readonly isolation: Isolation;
  readonly report: DefenseReport;
}

/** A defence, its report, and what it was scored on. */
export interface Evaluation extends ScoredDefense {
  readonly corpus: EvaluatedCorpus;
}
