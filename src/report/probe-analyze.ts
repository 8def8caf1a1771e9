import type { AnalysisDocumentSchema } from "../formats/probe-documents.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import type { Analysis, AnalyzedGroup } from "../probe/analyze/analyze.ts";
import { formatP } from "../stats/decimal.ts";
import { rateOf } from "../stats/rate.ts";
import { printable } from "../text/printable.ts";
import { type TableColumn, textTable } from "./columns.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

export interface AnalyzeSections {
  readonly probes: boolean;
  readonly carriers: boolean;
  readonly simulated: boolean;
}

/** What `analyze` prints. */
export function renderAnalysis(analysis: Analysis, sections: AnalyzeSections): string {
  const parts = [heading(analysis, sections.simulated)];
  parts.push("\nBy defense\n", groupTable("Defense", analysis.byDefense, analysis));
  parts.push("\nBy channel\n", channelTable(analysis));
  if (sections.probes) parts.push("\nBy probe\n", groupTable("Probe", analysis.byProbe, analysis));
  if (sections.carriers) {
    parts.push("\nBy carrier\n", groupTable("Carrier", analysis.byCarrier, analysis));
  }
  return parts.join("");
}

function heading({ total, tally, rates, deliveryKnown }: Analysis, simulated: boolean): string {
  const lines = [
    `${simulated ? "SIMULATED  " : ""}Leak rate: ${rateCell(total.k, total.n)} (${total.k}/${total.n})  95% CI ${intervalCell(total.ci)}`,
  ];
  if (deliveryKnown || tally.not_delivered > 0) {
    const { k, n, ci } = rates.givenDelivery;
    lines.push(`Given delivery: ${rateCell(k, n)} (${k}/${n})  95% CI ${intervalCell(ci)}`);
  } else {
    lines.push("Given delivery: not recorded in this file");
  }
  const apart = [
    ["blocked by a defence", tally.blocked_by_defence],
    ["blocked by the provider", tally.blocked_by_provider],
    ["not delivered", tally.not_delivered],
    ["not observed, in no rate", tally.not_observed],
    ["errors, not assessed", tally.error],
  ] as const;
  const seen = apart.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`);
  if (seen.length > 0) lines.push(seen.join(", "));
  return `${lines.join("\n")}\n`;
}

function columns(
  first: string,
  groups: readonly AnalyzedGroup[],
  analysis: Analysis,
): TableColumn[] {
  return [
    { heading: first },
    { heading: "Leak Rate", right: true },
    { heading: "95% CI", right: true },
    { heading: "N", right: true },
    { heading: "Leaks", right: true },
    ...(analysis.cluster === null
      ? []
      : [{ heading: `95% CI by ${analysis.cluster}`, right: true }]),
    ...(hasErrors(groups) ? [{ heading: "Errors", right: true }] : []),
  ];
}

function cells(
  group: AnalyzedGroup,
  groups: readonly AnalyzedGroup[],
  analysis: Analysis,
): string[] {
  return [
    printable(group.name),
    rateCell(group.k, group.n),
    intervalCell(group.ci),
    String(group.n),
    String(group.k),
    ...(analysis.cluster === null ? [] : [intervalCell(group.robust?.ci ?? null)]),
    ...(hasErrors(groups) ? [String(group.errors)] : []),
  ];
}

function hasErrors(groups: readonly AnalyzedGroup[]): boolean {
  return groups.some((group) => group.errors > 0);
}

function groupTable(first: string, groups: readonly AnalyzedGroup[], analysis: Analysis): string {
  return textTable(
    columns(first, groups, analysis),
    groups.map((group) => cells(group, groups, analysis)),
  );
}

function channelTable(analysis: Analysis): string {
  const tests = new Map(analysis.channelTests.map((test) => [test.channel, test]));
  const corrected = analysis.correction !== "none";
  const all = [
    ...columns("Channel", analysis.byChannel, analysis),
    { heading: "p vs email" },
    ...(corrected ? [{ heading: `${analysis.correction}-corrected` }] : []),
  ];
  return textTable(
    all,
    analysis.byChannel.map((group) => {
      const test = tests.get(group.name);
      const p = test ? formatP(test.p) : "";
      return [
        ...cells(group, analysis.byChannel, analysis),
        p,
        ...(corrected ? [test ? formatP(test.pAdjusted) : ""] : []),
      ];
    }),
  );
}

type AnalysisBody = DocumentBody<typeof AnalysisDocumentSchema>;

/** The analysis as it stands in JSON. */
export function analysisBody(analysis: Analysis): Omit<AnalysisBody, "simulated"> {
  const { tally, rates } = analysis;
  return {
    total: groupBody(analysis.total),
    outcomes: tally,
    leak_rate: rates.overAssessed,
    leak_rate_given_delivery: analysis.deliveryKnown ? rates.givenDelivery : rateOf(0, 0),
    delivery_recorded: analysis.deliveryKnown,
    by_defense: analysis.byDefense.map(groupBody),
    by_channel: analysis.byChannel.map(groupBody),
    by_probe: analysis.byProbe.map(groupBody),
    by_carrier: analysis.byCarrier.map(groupBody),
    channel_vs_email: Object.fromEntries(
      analysis.channelTests.map((test) => [
        test.channel,
        {
          p: test.p,
          p_adjusted: test.pAdjusted,
          difference: test.difference,
          difference_ci: test.ci,
          cohens_h: test.cohensH,
        },
      ]),
    ),
    correction: analysis.correction,
    cluster: analysis.cluster,
  };
}

function groupBody(group: AnalyzedGroup): AnalysisBody["total"] {
  return {
    name: group.name,
    leaks: group.k,
    n: group.n,
    rate: group.rate,
    ci: group.ci,
    errors: group.errors,
    ...(group.robust
      ? {
          cluster_robust: {
            ci: group.robust.ci,
            design_effect: group.robust.designEffect,
            effective_n: group.robust.effectiveN,
            clusters: group.robust.clusters,
          },
        }
      : {}),
  };
}
