import type { Effort } from "../probe/run/injection-summary.ts";
import { printable } from "../text/printable.ts";
import { type TableColumn, textTable } from "./columns.ts";

/** What each defence costs per trial, beside the first defence, which is the baseline. */
export function overheadTable(
  groups: readonly { readonly name: string; readonly effort: Effort }[],
  timing: boolean,
): string {
  const base = groups[0]?.effort;
  const columns: TableColumn[] = [
    { heading: "Defense" },
    { heading: "Tokens", right: true },
    { heading: `vs ${printable(groups[0]?.name ?? "")}`, right: true },
    ...(timing
      ? [
          { heading: "Latency", right: true },
          { heading: "vs", right: true },
        ]
      : []),
    { heading: "Cost", right: true },
    { heading: "Own calls", right: true },
  ];
  return textTable(
    columns,
    groups.map(({ name, effort }) => [
      printable(name),
      meanCell(tokensOf(effort), effort.trials),
      changeCell(meanOf(tokensOf(effort), effort), base && meanOf(tokensOf(base), base)),
      ...(timing
        ? [
            effort.trials === 0 ? "--" : `${(latencyOf(effort) / effort.trials).toFixed(0)} ms`,
            changeCell(meanOf(latencyOf(effort), effort), base && meanOf(latencyOf(base), base)),
          ]
        : []),
      effort.costUsd === null || effort.trials === 0
        ? "--"
        : `$${(effort.costUsd / effort.trials).toFixed(6)}`,
      String(effort.overhead.calls),
    ]),
  );
}

/** Tokens in and out, the defence's own included; null when not all are known. */
function tokensOf({ spent, overhead }: Effort): number | null {
  const parts = [
    spent.inputTokens,
    spent.outputTokens,
    overhead.inputTokens,
    overhead.outputTokens,
  ];
  let sum = 0;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return sum;
}

function latencyOf({ spent, overhead }: Effort): number {
  return spent.latencyMs + overhead.latencyMs;
}

function meanOf(sum: number | null, { trials }: Effort): number | null {
  return sum === null || trials === 0 ? null : sum / trials;
}

function meanCell(sum: number | null, trials: number): string {
  return sum === null || trials === 0 ? "--" : (sum / trials).toFixed(0);
}

function changeCell(mean: number | null, base: number | null | undefined): string {
  if (mean === null || base === null || base === undefined || base === 0) return "--";
  const change = (mean / base - 1) * 100;
  return `${change < -0.05 ? "-" : "+"}${Math.abs(change).toFixed(1)}%`;
}
