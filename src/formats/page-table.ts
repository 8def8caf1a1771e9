import type {
  DataTable,
  ForestBlock,
  LedgerBlock,
  OutcomesBlock,
  PageBlock,
  PanelsBlock,
  SlopesBlock,
  TradeoffBlock,
  TrendBlock,
} from "./page.ts";
import type { TraceBlock } from "./page-trace.ts";
import type { HeatBlock, TrialsBlock } from "./page-trials.ts";

/** The words of an outcome, of a trial or a task. */
export function outcomeName(outcome: string): string {
  return outcome.replaceAll("_", " ");
}

/** A count of the data by a name of the data: `constructor` is a name like any other. */
export function countOf(counts: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
}

/** What a block shows as a table: the one below its chart, and the one that is saved as CSV. */
export function tableOf(block: PageBlock): DataTable {
  switch (block.type) {
    case "table":
      return block;
    case "forest":
      return forestTable(block);
    case "outcomes":
      return outcomesTable(block);
    case "panels":
      return panelsTable(block);
    case "tradeoff":
      return tradeoffTable(block);
    case "slopes":
      return slopesTable(block);
    case "trend":
      return trendTable(block);
    case "ledger":
      return ledgerTable(block);
    case "heat":
      return heatTable(block);
    case "trials":
      return trialsTable(block);
    case "trace":
      return traceTable(block);
  }
}

function forestTable({ rows }: ForestBlock): DataTable {
  return {
    columns: [
      { name: "Group", kind: "text" },
      { name: "Name", kind: "text" },
      { name: "Rate", kind: "figure" },
    ],
    rows: rows.map(({ group, label, figure }) => [group, label, figure]),
  };
}

function outcomesTable({ order, rows }: OutcomesBlock): DataTable {
  return {
    columns: [
      { name: "Name", kind: "text" },
      ...order.map((outcome) => ({ name: outcomeName(outcome), kind: "number" as const })),
    ],
    rows: rows.map(({ label, counts }) => [
      label,
      ...order.map((outcome) => countOf(counts, outcome)),
    ]),
  };
}

function panelsTable({ panels, x, y }: PanelsBlock): DataTable {
  return {
    columns: [
      { name: "Of", kind: "text" },
      { name: x, kind: "number" },
      { name: y, kind: "figure" },
    ],
    rows: panels.flatMap(({ label, points }) =>
      points.map((point) => [label, point.x, point.figure]),
    ),
  };
}

function tradeoffTable({ points, x, y }: TradeoffBlock): DataTable {
  return {
    columns: [
      { name: "Point", kind: "number" },
      { name: "Of", kind: "text" },
      { name: y, kind: "figure" },
      { name: x, kind: "figure" },
    ],
    rows: points.map((point, index) => [index + 1, point.label, point.y, point.x]),
  };
}

function slopesTable({ rows, before, after }: SlopesBlock): DataTable {
  return {
    columns: [
      { name: "Group", kind: "text" },
      { name: `Before: ${before}`, kind: "figure" },
      { name: `After: ${after}`, kind: "figure" },
      { name: "Verdict", kind: "text" },
      { name: "p, adjusted", kind: "number" },
    ],
    rows: rows.map(({ label, old, new: now, verdict, p }) => [label, old, now, verdict, p]),
  };
}

function trendTable({ points }: TrendBlock): DataTable {
  return {
    columns: [
      { name: "Run", kind: "number" },
      { name: "Report", kind: "text" },
      { name: "Rate", kind: "figure" },
      { name: "Of shared cases", kind: "figure" },
      { name: "Expected", kind: "number" },
      { name: "Lower limit", kind: "number" },
      { name: "Upper limit", kind: "number" },
      { name: "Step", kind: "text" },
    ],
    rows: points.map(({ label, figure, charted, expected, low, high, status, outside }, index) => [
      index + 1,
      label,
      figure,
      charted,
      expected,
      low,
      high,
      outside ? `${status}, outside of the limits` : status,
    ]),
  };
}

function ledgerTable({ subjects }: LedgerBlock): DataTable {
  return {
    columns: [
      { name: "Of", kind: "text" },
      { name: "Decision", kind: "text" },
      { name: "Ground", kind: "text" },
      { name: "Share", kind: "figure" },
    ],
    rows: subjects.flatMap(({ label, parts }) =>
      parts.map(({ decision, ground, figure }) => [label, decision, ground, figure]),
    ),
  };
}

function heatTable({ layers, rowName, columnName }: HeatBlock): DataTable {
  const outcomes = [
    ...new Set(layers.flatMap(({ cells }) => cells.flatMap(({ counts }) => Object.keys(counts)))),
  ];
  return {
    columns: [
      { name: "Defence", kind: "text" },
      { name: rowName, kind: "text" },
      { name: columnName, kind: "text" },
      { name: "Acted, of assessed", kind: "number" },
      { name: "Assessed", kind: "number" },
      { name: "Acted, in no rate", kind: "number" },
      ...outcomes.map((name) => ({ name: outcomeName(name), kind: "number" as const })),
    ],
    rows: layers.flatMap(({ name, cells }) =>
      cells.map(({ row, column, k, n, beside, counts }) => [
        name,
        row,
        column,
        k,
        n,
        beside,
        ...outcomes.map((outcome) => countOf(counts, outcome)),
      ]),
    ),
  };
}

function trialsTable({ trials }: TrialsBlock): DataTable {
  return {
    columns: [
      { name: "Name", kind: "text" },
      { name: "Group", kind: "text" },
      { name: "Outcome", kind: "text" },
      { name: "Decided by", kind: "text" },
      { name: "Reason", kind: "text" },
    ],
    rows: trials.map(({ name, group, outcome, decided, reason }) => [
      name,
      group,
      outcomeName(outcome),
      decided,
      reason,
    ]),
  };
}

function traceTable({ events }: TraceBlock): DataTable {
  return {
    columns: [
      { name: "Number", kind: "number" },
      { name: "Event", kind: "text" },
      { name: "Channel", kind: "text" },
      { name: "Kind", kind: "text" },
      { name: "Actor", kind: "text" },
      { name: "Evidence", kind: "text" },
      { name: "Text", kind: "text" },
    ],
    rows: events.map(({ id, channel, kind, actor, evidence, text }, at) => [
      at + 1,
      id,
      channel,
      kind,
      actor,
      evidence,
      text,
    ]),
  };
}
