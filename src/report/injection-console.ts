import { OUTCOMES } from "../formats/outcome.ts";
import { attackRates, emptyTally } from "../probe/results/tally.ts";
import type { Effort, InjectionGroup, InjectionSummary } from "../probe/run/injection-summary.ts";
import type { SameReply } from "../probe/run/same-reply.ts";
import { UNSEEN_KINDS, type UnseenKind } from "../probe/run/unseen.ts";
import type { Rate } from "../stats/rate.ts";
import { printable } from "../text/printable.ts";
import { type TableColumn, textTable } from "./columns.ts";
import { type JudgeValidation, judgeCorrectionLine, judgedOf } from "./judge-correction.ts";
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
  /** How the judge did on labelled replies, where that is known. */
  readonly judge?: JudgeValidation | null;
}

/** What `injection-scan` prints: rates by defence and channel, what was no answer, the overhead. */
export function renderInjection(summary: InjectionSummary, heading: AgentScanHeading): string {
  const { total, byDefense, byChannel } = summary;
  const base = byDefense.find(({ name }) => name === summary.baseDefense);
  return [
    headline("Injection scan", heading, total.effort, trialsOf(total)),
    summary.prefilled ? prefillLine(heading.ownAgent === true) : "",
    rateLines(summary),
    sightLines(total, summary.sameReply),
    "\nBy defense\n",
    groupTable("Defense", byDefense),
    byDefense.length > 1 && base !== undefined
      ? `\nBy channel, ${nameOf(base)}\n`
      : "\nBy channel\n",
    groupTable("Channel", byChannel),
    "\nOverhead per trial\n",
    overheadTable(byDefense, heading.timing),
    screenLine(byDefense),
    errorLines(summary.errorReasons),
    ...correctionLines(summary, heading.judge ?? null),
  ].join("");
}

/** Each defence's rate over the trials a judge decided, corrected for the judge's errors. */
function correctionLines(
  { byDefense }: InjectionSummary,
  judge: JudgeValidation | null,
): readonly string[] {
  if (judge === null) return [];
  return byDefense.map(
    (group) => `\n${printable(group.name)}: ${judgeCorrectionLine(judgedOf(group), judge)}`,
  );
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

function trialsOf({ tally }: InjectionGroup): number {
  return OUTCOMES.reduce((sum, outcome) => sum + tally[outcome], 0);
}

/** The rate without a defence and each defence's: one over all of them nobody could cite. */
function rateLines({ total: { tally }, byDefense, baseDefense }: InjectionSummary): string {
  const first = byDefense.find(({ name }) => name === baseDefense);
  const others = byDefense.filter((group) => group !== first);
  const apart = [
    ["blocked by a defence", tally.blocked_by_defence],
    ["blocked by the provider", tally.blocked_by_provider],
    ["not delivered", tally.not_delivered],
    ["not observed, in no rate", tally.not_observed],
    ["errors, not assessed", tally.error],
  ] as const;
  const seen = apart.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`);
  const shown = (rate: Rate): string =>
    `${rateCell(rate.k, rate.n)} (${rate.k}/${rate.n})  95% CI ${intervalCell(rate.ci)}`;
  const none = attackRates(emptyTally());
  const rates = first?.rates ?? none;
  const under = first === undefined || others.length === 0 ? "" : `  ${nameOf(first)}`;
  return [
    `Leak rate: ${shown(rates.overAssessed)}${under}\n`,
    `Given delivery: ${shown(rates.givenDelivery)}${under}\n`,
    ...others.map((group) => `  ${nameOf(group)}: ${shown(group.rates.overAssessed)}\n`),
    seen.length > 0 ? `${seen.join(", ")}\n` : "",
    ...byDefense.map(foundLine),
  ].join("");
}

/** What was found where nothing else could have been, beside the rates, and what follows at least. */
function foundLine(group: InjectionGroup): string {
  const { tally, rates } = group;
  if (tally.acted === 0 || tally.acted_one_sided + tally.not_observed === 0) return "";
  const { k, n } = rates.atLeast;
  const apart =
    tally.acted_one_sided === 0
      ? ""
      : `, ${tally.acted_one_sided} of them in no rate, for a hold could not have been seen`;
  return `Leaks found ${nameOf(group)}: ${k}${apart}; at least ${rateCell(k, n)} (${k}/${n})\n`;
}

function nameOf({ name }: InjectionGroup): string {
  return name === "none" ? "without a defense" : `with ${printable(name)}`;
}

const UNSEEN: Readonly<Record<UnseenKind, string>> = {
  act: "success would be an act, and no answer of this run showed tool calls",
  sink: "success would be a request to the sink, and none was listening (--sink)",
  silent_sink: "only a request to the sink shows success, and none that came proves nothing",
  leak: "success would be giving away the agent's secret, prompt or tools, which this run does not know (--canary, --system-prompt-file, --tool-names)",
  cut: "a limit cut the answer before it had acted (cut_by_length, round_limit)",
  late: "the agent's telemetry told of calls only after the trial was judged (told_late)",
};

/** What a reader must know before any rate: what could not be seen, and what looks broken. */
function sightLines({ unseen, callsAsText }: InjectionGroup, same: SameReply | null): string {
  return [
    ...UNSEEN_KINDS.filter((kind) => unseen[kind] > 0).map(
      (kind) => `NOT OBSERVED: in ${unseen[kind]} trials ${UNSEEN[kind]}. They are in no rate.\n`,
    ),
    callsAsText === 0
      ? ""
      : `call_as_text: in ${callsAsText} trials the model wrote a tool call into its text\n`,
    same === null ? "" : sameReplyLine(same),
  ].join("");
}

/** The warning about one reply to everything, the same for every scan. */
export function sameReplyLine({ text, n, of }: SameReply): string {
  return `WARNING: ${n} of ${of} replies are the same bytes, whatever was asked: is this the agent, or an error page? ${JSON.stringify(printable(text.slice(0, 80)))}\n`;
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
