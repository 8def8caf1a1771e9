import { axisX, axisY, dot, frame, link, ruleX, text } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { PanelsBlock } from "../formats/page.ts";
import { Chart } from "./chart.tsx";
import { shortened } from "./label.ts";
import { percent } from "./percent.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

const PANEL = 190;

/** One small chart for each subject, all on the same axes. */
export function Panels({ block }: { readonly block: PanelsBlock }) {
  const { panels, diagonal } = block;
  const options = useCallback(
    (width: number) => {
      const across = Math.max(1, Math.min(panels.length, Math.floor(width / PANEL)));
      const place = (index: number) => ({ fx: index % across, fy: Math.floor(index / across) });
      const points = panels.flatMap((panel, index) =>
        panel.points.map(({ x, figure: { rate, ci } }) => ({
          ...place(index),
          x,
          rate,
          low: ci?.[0] ?? null,
          high: ci?.[1] ?? null,
        })),
      );
      const titles = panels.map(({ label }, index) => ({
        ...place(index),
        label: shortened(label, width / across),
      }));
      const places = new Set(points.length === 0 ? [0] : points.map(({ x }) => x));
      const ticks = [...places].sort((a, b) => a - b);
      const at = { fx: "fx", fy: "fy" };
      return {
        width: Math.min(width, Math.max(260, across * 300)),
        height: Math.ceil(panels.length / across) * 150 + 40,
        marginTop: 20,
        fx: { axis: null, padding: 0.12 },
        fy: { axis: null, padding: 0.28 },
        x: diagonal
          ? { domain: [0, 1] }
          : { domain: [Math.min(...ticks) - 0.4, Math.max(...ticks) + 0.4] },
        y: { domain: [0, 1] },
        marks: [
          frame({ stroke: "var(--line)" }),
          axisX(
            diagonal
              ? { ticks: [0, 0.5, 1], tickFormat: percent, label: null }
              : { ticks, tickFormat: "d", label: null },
          ),
          axisY({ ticks: [0, 0.5, 1], tickFormat: percent, label: null }),
          ...(diagonal
            ? [
                link(titles, {
                  ...at,
                  x1: 0,
                  y1: 0,
                  x2: 1,
                  y2: 1,
                  stroke: "var(--line)",
                  strokeDasharray: "3 3",
                }),
              ]
            : []),
          ruleX(points, { ...at, x: "x", y1: "low", y2: "high", strokeWidth: 1.5 }),
          dot(points, { ...at, x: "x", y: "rate", r: 3.5, fill: "var(--accent)" }),
          text(titles, {
            ...at,
            text: "label",
            frameAnchor: "top-left",
            dy: -15,
            fontWeight: "bold",
          }),
        ],
      };
    },
    [panels, diagonal],
  );
  return (
    <figure>
      <figcaption>
        Up: <Shown text={block.y} />. Across: <Shown text={block.x} />. Lines are 95 % intervals.
      </figcaption>
      <Chart
        label={`${visible(block.title)}: ${panels.length} charts; the table below holds the figures`}
        options={options}
      />
    </figure>
  );
}
