import type { z } from "zod";
import type {
  BurnInDocumentSchema,
  ComparisonDocumentSchema,
} from "../../formats/probe-documents.ts";
import type { TrendDocumentSchema } from "../../formats/probe-trend-document.ts";
import { rateCell } from "../rate-cells.ts";
import type { Check } from "./check.ts";

type Comparison = z.infer<typeof ComparisonDocumentSchema>;
type Side = Comparison["overall"]["old"];

/** A check a group and one for the total. A regressed group fails while the gate counts it. */
export function comparisonChecks(document: Comparison, exit: number): Check[] {
  const { overall, groups, group_dim: by } = document;
  return [overall, ...groups].map((group) => ({
    name: `${by}: ${group.name}`,
    ...groupStatus(group, exit),
  }));
}

function groupStatus(
  { status, verdict, old, new: now }: Comparison["overall"],
  exit: number,
): Pick<Check, "status" | "message"> {
  const change = `${side(old)} then ${side(now)}`;
  if (status === "regressed") {
    return exit === 2
      ? { status: "failed", message: `regressed: ${change}` }
      : { status: "skipped", message: `regressed, not gated: ${change}` };
  }
  if (status === "removed")
    return { status: "skipped", message: `not in the new report: ${change}` };
  if (verdict === null) return { status: "skipped", message: `nothing to compare with: ${change}` };
  if (verdict === "inconclusive")
    return { status: "skipped", message: `too small to tell: ${change}` };
  return { status: "passed", message: change };
}

function side(pair: Side): string {
  return pair === null ? "--" : `${rateCell(pair[0], pair[1])} (${pair[0]}/${pair[1]})`;
}

/** A check a report of the series, against the one before. */
export function trendChecks(
  { points }: z.infer<typeof TrendDocumentSchema>,
  exit: number,
): Check[] {
  return points.map(({ label, pos, n, status, errors, unobserved }) => {
    const beside = `${errors > 0 ? `, ${errors} failed` : ""}${unobserved > 0 ? `, ${unobserved} not observed` : ""}`;
    const message = `${status}: ${rateCell(pos, n)} (${pos}/${n})${beside}`;
    if (n === 0)
      return { name: label, status: "skipped", message: `nothing was assessed${beside}` };
    if (status !== "regressed") return { name: label, status: "passed", message };
    return { name: label, status: exit === 2 ? "failed" : "skipped", message };
  });
}

/** A check a case that went both ways though nothing had changed. */
export function burnInChecks({
  flaky,
  pairs,
  failed,
}: z.infer<typeof BurnInDocumentSchema>): Check[] {
  const false_alarms: Check = {
    name: "pairs of runs of the same agent",
    status: "passed",
    message: `the gate failed ${failed} of ${pairs}`,
  };
  return [
    false_alarms,
    ...flaky.map(
      ({ name, k, n }): Check => ({
        name: `case: ${name}`,
        status: "skipped",
        message: `goes both ways: ${k} of ${n}`,
      }),
    ),
  ];
}
