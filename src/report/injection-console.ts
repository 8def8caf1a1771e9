import type { Effort, InjectionGroup, InjectionSummary } from "../probe/run/injection-summary.ts";
import { printable } from "../text/printable.ts";
import { type TableColumn, textTable } from "./columns.ts";
import { overheadTable } from "./overhead-table.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

export interface AgentScanHeading {
  /** `backend/model`. */
  readonly model: string;
  readonly simulated: boolean;
  /** Trials of the plan. */
  readonly planned: number;
  /** An agent behind a target, not the battery's. */
  readonly ownAgent?: boolean;
  /** Whether latencies are printed. */
  readonly timing: boolean;
}

/** What `injection-scan` prints: rates by defence and channel, what was no answer, the overhead. */
export function renderInjection(summary: InjectionSummary, heading: AgentScanHeading): string {
  const { total, byDefense, byChannel } = summary;
  return [
    headline("Injection scan", heading, total.effort, trialsOf(total)),
    summary.prefilled ? prefillLine(heading.ownAgent === true) : "",
    rateLines(total),
    "\nBy defense\n",
    groupTable("Defense", byDefense),
    "\nBy channel\n",
    groupTable("Channel", byChannel),
    "\nOverhead per trial\n",
    overheadTable(byDefense, heading.timing),
    screenLine(byDefense),
    errorLines(summary.errorReasons),
  ].join("");
}

function prefillLine(ownAgent: boolean): string {
  return ownAgent
    ? "The agent got the data in its message, below the user's request.\n"
    : "The data stood in the first message (--prefill-tool): the model could not call tools.\n";
}

/** First lines of a scan with an agent, the same for both kinds. */
export function headline(
  title: string,
  heading: AgentScanHeading,
  effort: Effort,
  trials: number,
): string {
  const label = heading.simulated ? "SIMULATED  " : "";
  const cost = effort.costUsd === null ? "unknown" : `$${effort.costUsd.toFixed(4)}`;
  const missing = trials < heading.planned ? ` of ${heading.planned}` : "";
  return `${label}${title}: ${printable(heading.model)}\nTrials: ${trials}${missing}${heading.simulated ? "" : `  Cost: ${cost}`}\n`;
}

function trialsOf({ tally, rates }: InjectionGroup): number {
  return rates.overAssessed.n + tally.error;
}

function rateLines({ rates, tally }: InjectionGroup): string {
  const { overAssessed: all, givenDelivery: given } = rates;
  const apart = [
    ["blocked by a defence", tally.blocked_by_defence],
    ["blocked by the provider", tally.blocked_by_provider],
    ["not delivered", tally.not_delivered],
    ["errors, not assessed", tally.error],
  ] as const;
  const seen = apart.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`);
  return [
    `Leak rate: ${rateCell(all.k, all.n)} (${all.k}/${all.n})  95% CI ${intervalCell(all.ci)}\n`,
    `Given delivery: ${rateCell(given.k, given.n)} (${given.k}/${given.n})  95% CI ${intervalCell(given.ci)}\n`,
    seen.length > 0 ? `${seen.join(", ")}\n` : "",
  ].join("");
}

function groupTable(first: string, groups: readonly InjectionGroup[]): string {
  const columns: TableColumn[] = [
    { heading: first },
    { heading: "Leak Rate", right: true },
    { heading: "95% CI", right: true },
    { heading: "N", right: true },
    { heading: "Leaks", right: true },
    { heading: "Given delivery", right: true },
    { heading: "Errors", right: true },
  ];
  return textTable(
    columns,
    groups.map(({ name, rates: { overAssessed: all, givenDelivery: given }, tally }) => [
      printable(name),
      rateCell(all.k, all.n),
      intervalCell(all.ci),
      String(all.n),
      String(all.k),
      `${rateCell(given.k, given.n)} (${given.k}/${given.n})`,
      String(tally.error),
    ]),
  );
}

function screenLine(groups: readonly InjectionGroup[]): string {
  const failed = groups.reduce((sum, { screenFailed }) => sum + screenFailed, 0);
  return failed === 0
    ? ""
    : `screen_failed: in ${failed} trials the screen itself failed and the data passed unscreened\n`;
}

/** The most frequent reasons of errors, so that a broken run is not read as a safe agent. */
export function errorLines(
  reasons: readonly { readonly reason: string; readonly n: number }[],
): string {
  if (reasons.length === 0) return "";
  return `\nErrors\n${reasons.map(({ reason, n }) => `  ${n} × ${printable(reason)}\n`).join("")}`;
}
