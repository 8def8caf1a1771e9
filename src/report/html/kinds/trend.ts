import type { z } from "zod";
import { TrendDocumentSchema } from "../../../formats/probe-trend-document.ts";
import { rateOf } from "../../../stats/rate.ts";
import { pointerTo, rateFigure } from "../figure.ts";
import { pageKind } from "../page-kind.ts";
import { SIMULATED, smallNumbers } from "../threats.ts";
import { gateVerdict } from "./comparison.ts";

type Document = z.output<typeof TrendDocumentSchema>;

/** `trend --json`. */
export const trendKind = pageKind("Trend", "probe trend", TrendDocumentSchema, (document) => ({
  name: `${document.points[0]?.label ?? "?"} → ${document.points.at(-1)?.label ?? "?"}`,
  verdict: gateVerdict(document.gate, document.verdict),
  threats: threatsOf(document),
  blocks: [
    {
      type: "trend",
      title: `${document.metric_name} over ${document.points.length} reports`,
      note: driftNote(document),
      y: `${document.metric_name}, ${document.lower_is_better ? "lower" : "higher"} is better`,
      points: document.points.map((point, at) => {
        const limits = document.drift?.chart[at];
        return {
          label: point.label,
          figure: rateFigure(
            { k: point.pos, n: point.n, rate: point.rate, ci: point.ci },
            pointerTo("points", at),
          ),
          charted:
            limits === undefined
              ? null
              : rateFigure(rateOf(limits.pos, limits.n), pointerTo("drift", "chart", at)),
          expected: limits === undefined || limits.n === 0 ? null : limits.expected / limits.n,
          low: limits === undefined || limits.n === 0 ? null : limits.low / limits.n,
          high: limits === undefined || limits.n === 0 ? null : limits.high / limits.n,
          status: point.status,
          outside: limits?.outside != null,
        };
      }),
    },
    ...(document.groups.length === 0 ? [] : [groups(document)]),
  ],
}));

function driftNote({ drift, correction }: Document): string {
  if (drift === null)
    return `Each report is tested against the one before; correction ${correction}.`;
  const cases =
    drift.cases === null
      ? ""
      : `Line and limits are of the ${drift.cases} cases that every report assessed. `;
  return `${cases}Slope ${(drift.slope * 100).toFixed(2)} points a report (p = ${drift.slope_p.toPrecision(2)}); each report is tested against the one before; correction ${correction}.`;
}

function groups({ groups: all, group_dim }: Document) {
  return {
    type: "table" as const,
    title: `By ${group_dim ?? "group"}`,
    columns: [
      { name: "Group", kind: "text" as const },
      { name: "Steps that got worse", kind: "number" as const },
      { name: "Last step", kind: "text" as const },
      { name: "Slope, points a report", kind: "number" as const },
      { name: "p of the slope, adjusted", kind: "number" as const },
    ],
    rows: all.map(({ name, steps, drift, slope_p_adjusted }) => [
      name,
      steps.filter(({ status }) => status === "regressed").length,
      steps.at(-1)?.status ?? null,
      drift === null ? null : Math.round(drift.slope * 1e4) / 100,
      slope_p_adjusted,
    ]),
  };
}

function threatsOf({ points, simulated, legacy_judge }: Document): string[] {
  return [
    ...(simulated ? [SIMULATED] : []),
    ...points.flatMap(({ label, errors, unobserved }) => [
      ...(errors > 0 ? [`${label}: ${errors} trials failed; they are in no rate.`] : []),
      ...(unobserved > 0
        ? [`${label}: ${unobserved} trials could not be observed; they are in no rate.`]
        : []),
    ]),
    ...(legacy_judge === undefined || legacy_judge.length === 0
      ? []
      : [
          `Judged by the original’s judge, good to compare with its own figures only: ${legacy_judge.join(", ")}.`,
        ]),
    ...smallNumbers(points),
  ];
}
