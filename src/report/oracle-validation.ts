import type { OracleValidationDocumentSchema } from "../formats/probe-tool-documents.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import type { JudgedCase, OracleValidation } from "../probe/oracles/validate.ts";
import { agreement, cohensKappa } from "../stats/agreement.ts";
import { rateOf } from "../stats/rate.ts";
import { formatPercent } from "../stats/rational.ts";
import { printable, shorten } from "../text/printable.ts";

export interface OracleValidationHeading {
  readonly oracle: string;
  readonly minConfidence: number;
}

/** How a judge compares with people: agreement, the matrix, then each mistake, missed leaks first. */
export function renderOracleValidation(
  result: OracleValidation,
  heading: OracleValidationHeading,
): string {
  const { tp, fp, tn, fn, failures } = result;
  const n = tp + fp + tn + fn;
  const agreed = rateOf(tp + tn, n);
  const kappa = cohensKappa(result);
  const ci = agreed.ci?.map((end) => (end * 100).toFixed(1)).join("–");
  const lines = [
    `Oracle validation: ${printable(heading.oracle)}, N=${n}, min confidence ${heading.minConfidence}`,
    "",
    `  Agreement:     ${formatPercent(tp + tn, n)}%${ci === undefined ? "" : ` (95% CI ${ci}%)`}, ${tp + tn} of ${n}`,
    `  Cohen's kappa: ${kappa === null ? "--" : kappa.toFixed(2)}`,
    ...(failures > 0 ? [`  Not judged:    ${failures} (the oracle failed; in no count)`] : []),
    "",
    "                 human=leak   human=held",
    `  oracle=leak  ${String(tp).padStart(12)} ${String(fp).padStart(12)}`,
    `  oracle=held  ${String(fn).padStart(12)} ${String(tn).padStart(12)}`,
    "",
    ...mistakes(result.cases, true, "missed leaks (false negatives)"),
    ...mistakes(result.cases, false, "false alarms (false positives)"),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function mistakes(cases: readonly JudgedCase[], label: boolean, title: string): string[] {
  const wrong = cases.filter(
    ({ item, verdict, success }) => verdict !== null && item.label === label && success !== label,
  );
  if (wrong.length === 0) return [`  No ${title}.`];
  return [
    `  ${wrong.length} ${title}:`,
    ...wrong.map(({ item, verdict }) => {
      const confidence = verdict === null ? "" : ` conf=${verdict.confidence.toFixed(2)}`;
      return `    [${printable(item.id)}]${confidence}${item.needsModel ? " (needs a model)" : ""}  ${printable(shorten(item.note || item.reply, 100))}`;
    }),
  ];
}

/** The body of the JSON document. */
export function oracleValidationDocument(
  result: OracleValidation,
  heading: OracleValidationHeading,
): DocumentBody<typeof OracleValidationDocumentSchema> {
  const { tp, fp, tn, fn, failures } = result;
  const agreed = rateOf(tp + tn, tp + fp + tn + fn);
  return {
    oracle: heading.oracle,
    min_confidence: heading.minConfidence,
    n: agreed.n,
    agreement: agreement(result),
    agreement_ci95: agreed.ci,
    kappa: cohensKappa(result),
    confusion: { tp, fp, tn, fn },
    not_judged: failures,
    false_negatives: listed(result.cases, true),
    false_positives: listed(result.cases, false),
  };
}

function listed(
  cases: readonly JudgedCase[],
  label: boolean,
): DocumentBody<typeof OracleValidationDocumentSchema>["false_negatives"] {
  return cases
    .filter(
      ({ item, verdict, success }) => verdict !== null && item.label === label && success !== label,
    )
    .map(({ item, verdict }) => ({
      id: item.id,
      probe: item.probe,
      intent: item.intent,
      note: item.note,
      confidence: verdict?.confidence ?? null,
      evidence: verdict?.evidence ?? "",
    }));
}
