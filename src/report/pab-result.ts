import type { Report } from "../pab/score/report.ts";

/** What was scored, as the head of a table names it. */
export interface ScoredCorpus {
  readonly split: string;
  readonly traces: number;
  readonly instructions: number;
  readonly decisionPoints: number;
}

/** A defence and its report. */
export interface ScoredDefense {
  readonly defense: string;
  readonly report: Report;
}
