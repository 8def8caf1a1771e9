import type { Isolation } from "../pab/defense.ts";
import type { DefenseReport } from "../pab/score/report.ts";

/** A defence, what it was scored on, and its report. */
export interface Evaluation {
  readonly defense: string;
  readonly isolation: Isolation;
  /** What was scored, as the head of a table names it. */
  readonly corpus: {
    /** The manifest's split, or the folder's name where there is no manifest. */
    readonly split: string;
    readonly traces: number;
    readonly instructions: number;
    readonly decisionPoints: number;
  };
  readonly report: DefenseReport;
}

export type EvaluatedCorpus = Evaluation["corpus"];

/** A defence and its report, whatever it was scored on. */
export type ScoredDefense = Pick<Evaluation, "defense" | "isolation" | "report">;
