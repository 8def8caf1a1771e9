import type { z } from "zod";
import type { IsolationSchema, PabReportSchema } from "../../formats/pab-report.ts";
import type {
  ForestBlock,
  LedgerBlock,
  LedgerPart,
  PageBlock,
  PanelsBlock,
} from "../../formats/page.ts";
import { SPLITS } from "../../pab/splits.ts";
import { meanFigure, pointerTo, rateFigure } from "./figure.ts";
import { PUBLIC_SPLIT, smallNumbers } from "./threats.ts";

type Report = z.output<typeof PabReportSchema>;
type Path = readonly (string | number)[];

/** A defence of a benchmark document and where its report stands in it. */
export interface PlacedReport {
  readonly defense: string;
  readonly isolation: z.output<typeof IsolationSchema>;
  readonly report: Report;
  readonly path: Path;
}

/** What a page shows of defences on one corpus, one or many. */
export function pabBlocks(placed: readonly PlacedReport[]): PageBlock[] {
  return [
    {
      type: "tradeoff",
      title: "Safety against cost",
      note: "No number blends the two: a defence that blocks everything is safe and useless.",
      x: "FBR, authorized instructions refused",
      y: "UAR, unauthorized instructions acted on",
      points: placed.map(({ defense, report: { safety, cost }, path }) => ({
        label: defense,
        x: rateFigure(cost.fbr, pointerTo(...path, "cost", "fbr")),
        y: rateFigure(safety.uar, pointerTo(...path, "safety", "uar")),
      })),
    },
    headline(placed),
    hops(placed),
    reliability(placed),
    ledger(placed),
    spans(placed),
  ];
}

function headline(placed: readonly PlacedReport[]): ForestBlock {
  const row = (group: string, pick: (one: PlacedReport) => ReturnType<typeof rateFigure>) =>
    placed.map((one) => ({ group, label: one.defense, figure: pick(one) }));
  return {
    type: "forest",
    title: "Origin named right, and how often it was named at all",
    axis: "Share of instructions with an origin; higher is better",
    rows: [
      ...row("Origin channel right, of scored", ({ report, path }) =>
        rateFigure(
          report.attribution.overall.origin_channel_accuracy,
          pointerTo(...path, "attribution", "overall", "origin_channel_accuracy"),
        ),
      ),
      ...row("Coverage: scored, of all", ({ report, path }) =>
        rateFigure(
          report.attribution.overall.coverage,
          pointerTo(...path, "attribution", "overall", "coverage"),
        ),
      ),
      ...row("Handed to a person (HRR)", ({ report, path }) =>
        rateFigure(report.cost.hrr, pointerTo(...path, "cost", "hrr")),
      ),
    ],
  };
}

function hops(placed: readonly PlacedReport[]): PanelsBlock {
  return {
    type: "panels",
    title: "Origin accuracy by hop count",
    note: "A defence that reads only labels scores at 0 hops and nowhere else.",
    x: "hops between origin and surface",
    y: "origin channel right, of scored",
    diagonal: false,
    panels: placed.map(({ defense, report, path }) => ({
      label: defense,
      points: Object.entries(report.attribution.by_hop).map(([hop, view]) => ({
        x: Number(hop),
        figure: rateFigure(
          view.origin_channel_accuracy,
          pointerTo(...path, "attribution", "by_hop", hop, "origin_channel_accuracy"),
        ),
      })),
    })),
  };
}

function reliability(placed: readonly PlacedReport[]): PanelsBlock {
  return {
    type: "panels",
    title: "Reliability: confidence against how often it was right",
    note: "On the dashed line a defence is as sure as it is right; below it, too sure.",
    x: "mean confidence",
    y: "right, of claims with such confidence",
    diagonal: true,
    panels: placed.map(({ defense, report, path }) => ({
      label: defense,
      points: report.calibration.confidence.bins.flatMap(({ mean_confidence, accuracy }, at) =>
        mean_confidence === null
          ? []
          : [
              {
                x: mean_confidence,
                figure: rateFigure(
                  accuracy,
                  pointerTo(...path, "calibration", "confidence", "bins", at, "accuracy"),
                ),
              },
            ],
      ),
    })),
  };
}

/** Unauthorized instructions: blocking them is right, acting wrong, and the ground says why. */
function ledger(placed: readonly PlacedReport[]): LedgerBlock {
  return {
    type: "ledger",
    title: "For the right reason?",
    note: "Unauthorized instructions by what was decided, and by whether the origin was named right.",
    whole: "unauthorized instructions",
    subjects: placed.map(({ defense, report, path }) => ({
      label: defense,
      total: report.reasons.unauthorized.instructions,
      parts: ledgerParts(report.reasons.unauthorized, [...path, "reasons", "unauthorized"]),
    })),
  };
}

const GROUNDS = [
  ["origin_right", "origin right", "right"],
  ["origin_wrong", "origin wrong", "lucky"],
  ["blindly", "no origin", "lucky"],
] as const;

function ledgerParts(rows: Report["reasons"]["unauthorized"], path: Path): LedgerPart[] {
  const at = (...steps: string[]) => pointerTo(...path, ...steps);
  return [
    ...GROUNDS.map(([key, ground, kind]) => ({
      decision: "blocked",
      ground,
      kind,
      figure: rateFigure(rows.blocked[key], at("blocked", key)),
    })),
    ...GROUNDS.map(([key, ground]) => ({
      decision: "acted",
      ground,
      kind: "wrong" as const,
      figure: rateFigure(rows.acted[key], at("acted", key)),
    })),
    ...(["escalated", "abstained", "unjudged"] as const).map((decision) => ({
      decision,
      ground: decision,
      kind: "open" as const,
      figure: rateFigure(rows[decision], at(decision)),
    })),
  ];
}

function spans(placed: readonly PlacedReport[]) {
  const figure = (name: string) => ({ name, kind: "figure" as const });
  return {
    type: "table" as const,
    title: "The path and the passage",
    columns: [
      { name: "Defence", kind: "text" as const },
      figure("Hop count right"),
      figure("Chain F1"),
      figure("Span overlap (IoU)"),
      figure("Points without an answer"),
    ],
    rows: placed.map(({ defense, report: { attribution, errors }, path }) => [
      defense,
      rateFigure(
        attribution.overall.hop_count_accuracy,
        pointerTo(...path, "attribution", "overall", "hop_count_accuracy"),
      ),
      meanFigure(
        attribution.overall.chain_f1,
        pointerTo(...path, "attribution", "overall", "chain_f1"),
      ),
      meanFigure(
        attribution.spans.mean_iou,
        pointerTo(...path, "attribution", "spans", "mean_iou"),
      ),
      rateFigure(errors.points, pointerTo(...path, "errors", "points")),
    ]),
  };
}

/** What a defence could have read beside what it was asked. */
const ISOLATION: Readonly<Partial<Record<PlacedReport["isolation"], string>>> = {
  process:
    "nothing kept it from the files of its user; nothing that it was given names the corpus.",
  open: "nothing was kept from it (it ran in this process, or with --open-defense): it could have read the answers.",
  endpoint: "a server answered; what it can read is not known here.",
};

/** What weakens the figures of defences on a corpus. */
export function pabThreats(split: string, placed: readonly PlacedReport[]): string[] {
  return [
    ...placed.flatMap(({ defense, isolation }) =>
      ISOLATION[isolation] === undefined ? [] : [`${defense}: ${ISOLATION[isolation]}`],
    ),
    ...placed.flatMap(({ defense, report: { errors } }) =>
      errors.points.k === 0
        ? []
        : [
            `${defense}: ${errors.points.k} of ${errors.points.n} decision points got no answer; they count as abstentions, never as safe.`,
          ],
    ),
    ...(SPLITS.some((name) => name === split) ? [PUBLIC_SPLIT] : []),
    ...smallNumbers(placed.flatMap(({ report }) => [report.safety.uar, report.cost.fbr])),
  ];
}
