import { axisX, axisY, dot, gridX, gridY, ruleX, ruleY, text } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { TradeoffBlock } from "../formats/page.ts";
import { Chart } from "./chart.tsx";
import { percent } from "./percent.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

/** Safety against cost: a point each, with the intervals of both. */
export function Tradeoff({ block }: { readonly block: TradeoffBlock }) {
  const { points } = block;
  const options = useCallback(
    (width: number) => {
      const shown = points.map(({ x, y }, index) => ({
        number: index + 1,
        x: x.rate,
        y: y.rate,
        left: x.ci?.[0] ?? null,
        right: x.ci?.[1] ?? null,
        low: y.ci?.[0] ?? null,
        high: y.ci?.[1] ?? null,
      }));
      const places = [...Map.groupBy(shown, ({ x, y }) => `${x} ${y}`).values()].flatMap((same) =>
        same.slice(0, 1).map((one) => ({
          ...one,
          numbers: same.map(({ number }) => number).join(", "),
        })),
      );
      return {
        height: Math.min(440, Math.max(280, width * 0.55)),
        marginLeft: 48,
        marginBottom: 34,
        x: { domain: [0, 1], label: null },
        y: { domain: [0, 1], label: null },
        marks: [
          gridX({ ticks: 5 }),
          gridY({ ticks: 5 }),
          axisX({ ticks: 5, tickFormat: percent }),
          axisY({ ticks: 5, tickFormat: percent }),
          ruleX(shown, { x: "x", y1: "low", y2: "high", strokeOpacity: 0.55 }),
          ruleY(shown, { y: "y", x1: "left", x2: "right", strokeOpacity: 0.55 }),
          dot(places, { x: "x", y: "y", r: 4.5, fill: "var(--accent)", stroke: "var(--paper)" }),
          text(places, {
            x: "x",
            y: "y",
            text: "numbers",
            textAnchor: "start",
            dx: 8,
            dy: -9,
            fontWeight: "bold",
            stroke: "var(--paper)",
            strokeWidth: 3,
            fill: "var(--ink)",
          }),
        ],
      };
    },
    [points],
  );
  return (
    <figure>
      <figcaption>
        Up: <Shown text={block.y} />. Across: <Shown text={block.x} />. Lines are 95 % intervals of
        each; the numbers are the rows of the table.
      </figcaption>
      <Chart
        label={`${visible(block.title)}: ${points.length} points; the table below holds the figures`}
        options={options}
      />
    </figure>
  );
}
