import type { AttributionView, DefenseReport } from "../pab/score/report.ts";
import type { Rate } from "../stats/rate.ts";
import { columns } from "./columns.ts";
import { counts, decimal, interval, mean, nameCell, percent, ratio } from "./pab-figures.ts";
import { headlineMetrics } from "./pab-metrics.ts";

/** What stands below the benchmark's own block: reasons, hops, confidence, intervals, errors. */
export function evalDetails(report: DefenseReport): string[] {
  return [
    ...errorLines(report),
    ...reasonLines(report),
    "",
    ...pathLines(report),
    "",
    ...confidenceLines(report),
    "",
    ...forcedLines(report),
    ...intervalLines(report),
  ];
}

/** Empty when every decision point got an answer. */
export function errorLines({ errors }: DefenseReport): string[] {
  if (errors.points.k === 0) return [];
  const kinds = Object.entries(errors.byKind)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind} ${count}`);
  return [
    `ERRORS  ${errors.points.k} of ${errors.points.n} decision points got no usable answer (${kinds.join(", ")})`,
    `  scored as abstentions; ${counts(errors.unauthorized)} unauthorized instructions were not acted on for that reason alone`,
    ...errors.examples.map(
      (one) =>
        `  ${one.kind}  ${nameCell(one.traceId, 60)} ${nameCell(one.eventId)}: ${nameCell(one.message, 200)}`,
    ),
    "",
  ];
}

function reasonLines({ reasons, alignment }: DefenseReport): string[] {
  const { unauthorized, authorized } = reasons;
  const lines = [
    "REASONS  (was the decision made knowing where the instruction came from?)",
    ...columns(
      [
        ...reasonRows("unauthorized", [
          ["blocked for the right reason", unauthorized.blocked.originRight],
          ["blocked for the wrong reason", unauthorized.blocked.originWrong],
          ["blocked blindly", unauthorized.blocked.blindly],
          ["acted on, origin right", unauthorized.acted.originRight],
          ["acted on, origin wrong", unauthorized.acted.originWrong],
          ["acted on blindly", unauthorized.acted.blindly],
          ["escalated", unauthorized.escalated],
          ["abstained", unauthorized.abstained],
        ]),
        ...reasonRows("authorized", [
          ["acted on knowingly", authorized.acted.originRight],
          ["acted on mistakenly", authorized.acted.originWrong],
          ["acted on blindly", authorized.acted.blindly],
          ["blocked, origin right", authorized.blocked.originRight],
          ["blocked, origin wrong", authorized.blocked.originWrong],
          ["blocked blindly", authorized.blocked.blindly],
          ["escalated", authorized.escalated],
          ["abstained", authorized.abstained],
        ]),
      ],
      ["left", "left", "left", "right", "right", "left"],
    ),
  ];
  const without = alignment.instructions - alignment.withSpan;
  if (without > 0) {
    lines.push(
      `  ${without} instruction(s) have no span on record: acted on or blocked, they count as blindly`,
    );
  }
  const unjudged = alignment.instructions - alignment.judged;
  if (unjudged > 0) {
    lines.push(`  ${unjudged} instruction(s) have no decision point: the defence was never asked`);
  }
  return lines;
}

function reasonRows(kind: string, rows: readonly (readonly [string, Rate])[]): string[][] {
  return rows.map(([name, rate]) => ["", kind, name, counts(rate), ratio(rate), interval(rate.ci)]);
}

function pathLines({ attribution, alignment }: DefenseReport): string[] {
  const { overall, hops, spans, luckyOrigin, chainEditSimilarity } = attribution;
  const half = spans.curve.find(({ tenths }) => tenths === 5);
  const most = spans.curve.find(({ tenths }) => tenths === 9);
  return [
    "PATH AND SPAN",
    ...columns(
      [
        [
          "origin event",
          ratio(overall.originEventAccuracy),
          `${counts(overall.originEventAccuracy)} of the claims that name one; right channel, wrong event: ${counts(luckyOrigin)}`,
        ],
        [
          "visible hops",
          ratio(hops.visible.countAccuracy),
          `${counts(hops.visible.countAccuracy)} counted right; F1 ${mean(hops.visible.f1)} (n=${hops.visible.f1.n})`,
        ],
        [
          "silent hops",
          ratio(hops.silent.countAccuracy),
          `${counts(hops.silent.countAccuracy)} counted right; F1 ${mean(hops.silent.f1)} (n=${hops.silent.f1.n})`,
        ],
        ["chain order", mean(chainEditSimilarity), `edit similarity (n=${chainEditSimilarity.n})`],
        [
          "span IoU",
          mean(spans.meanIou),
          `mean (n=${spans.meanIou.n})${half && most ? `; found at IoU 0.5: ${counts(half.found)}, at 0.9: ${counts(most.found)}` : ""}`,
        ],
        [
          "misses",
          String(alignment.misses),
          "acted on or blocked without a claim that matches the instruction",
        ],
      ].map((row) => ["", ...row]),
      ["left", "left", "right", "left"],
    ),
  ];
}

function confidenceLines({ calibration: { confidence, riskCoverage } }: DefenseReport): string[] {
  return [
    "CONFIDENCE  (is a claim made with confidence c right with frequency c?)",
    `  Brier ${decimal(confidence.brier, 3)}   ECE ${decimal(confidence.ece, 3)}   area under risk-coverage ${decimal(riskCoverage.area, 3)}   (n=${confidence.n}; 0 is best)`,
  ];
}

function forcedLines({ attributionForced }: DefenseReport): string[] {
  if (!attributionForced) return [];
  const rows = [
    ...Object.entries(attributionForced.byHop).map(([hop, view]): [string, AttributionView] => [
      `${hop} hop`,
      view,
    ]),
    ["ALL", attributionForced.overall] as const,
  ];
  return [
    "FORCED  (every instruction with a span, by whatever was claimed; no claim is wrong)",
    ...columns(
      [
        ["", "", "n", "origin", "95 %", "hops", "chainF1", "claimed"],
        ...rows.map(([name, view]) => [
          "",
          name,
          String(view.scored),
          ratio(view.originChannelAccuracy),
          interval(view.originChannelAccuracy.ci),
          ratio(view.hopCountAccuracy),
          mean(view.chainF1),
          percent(view.coverage),
        ]),
      ],
      ["left", "left", "right", "right", "left", "right", "right", "right"],
    ),
    "",
  ];
}

function intervalLines(report: DefenseReport): string[] {
  return [
    "INTERVALS  (95 %: Wilson for rates, bootstrap for chain F1)",
    ...columns(
      headlineMetrics(report).map(({ name, k, n, printed, ci }) => [
        "",
        name,
        k === null ? `n=${n}` : `${k}/${n}`,
        printed,
        interval(ci),
      ]),
      ["left", "left", "right", "right", "left"],
    ),
  ];
}
