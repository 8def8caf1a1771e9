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

/** A defence, what it was scored on, and its report. */
export interface Evaluation {
  readonly defense: string;
  readonly isolation: Isolation;
  readonly corpus: EvaluatedCorpus;
  readonly report: DefenseReport;
}

/** A defence and its report, whatever it was scored on. */
export type ScoredDefense = Pick<Evaluation, "defense" | "isolation" | "report">;
