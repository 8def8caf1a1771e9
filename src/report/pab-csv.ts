import { csvLine } from "../formats/csv-write.ts";
import type { EvaluatedCorpus, ScoredDefense } from "../joins/evaluation.ts";
import { allMetrics } from "./pab-metrics.ts";

/** One row for every defence and figure; an empty cell where nothing was measured. */
export function pabCsv(corpus: EvaluatedCorpus, results: readonly ScoredDefense[]): string {
  const head = csvLine(["split", "defense", "metric", "k", "n", "rate", "low", "high"]);
  const rows = results.flatMap(({ defense, report }) =>
    allMetrics(report).map(({ name, k, n, value, ci }) =>
      csvLine([corpus.split, defense, name, k, n, value, ci?.[0] ?? null, ci?.[1] ?? null]),
    ),
  );
  return head + rows.join("");
}
