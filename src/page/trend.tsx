import { areaY, axisX, axisY, dot, gridY, lineY, ruleX } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { TrendBlock } from "../formats/page.ts";
import { Chart } from "./chart.tsx";
import { shortened } from "./label.ts";
import { percent } from "./percent.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

/** A rate from run to run, its expected value, and the limits around it. */
export function Trend({ block }: { readonly block: TrendBlock }) {
  const { points } = block;
  const options = useCallback(
    (width: number) => {
      const shown = points.map(
        ({ label, figure: whole, charted, expected, low, high, outside }, index) => {
          const figure = charted ?? whole;
          return {
            x: index + 1,
            label,
            rate: figure.rate,
            from: figure.ci?.[0] ?? null,
            to: figure.ci?.[1] ?? null,
            expected,
            low,
            high,
            outside,
          };
        },
      );
      const limited = shown.filter(({ low }) => low !== null);
      const highest = Math.max(0.05, ...shown.flatMap(({ to, high }) => [to ?? 0, high ?? 0]));
      const each = width / Math.max(1, points.length);
      return {
        height: 300,
        marginLeft: 48,
        marginBottom: 34,
        x: { domain: [0.6, points.length + 0.4], label: null },
        y: { domain: [0, Math.min(1, highest * 1.08)], label: null },
        marks: [
          gridY({ ticks: 5 }),
          axisY({ ticks: 5, tickFormat: percent }),
          axisX({
            ticks: shown.map(({ x }) => x),
            tickFormat: (x: number) =>
              each < 70 ? String(x) : shortened(shown[x - 1]?.label ?? "", each),
          }),
          areaY(limited, { x: "x", y1: "low", y2: "high", fill: "var(--line)", fillOpacity: 0.4 }),
          lineY(limited, { x: "x", y: "expected", strokeDasharray: "4 3", stroke: "var(--quiet)" }),
          ruleX(shown, { x: "x", y1: "from", y2: "to", strokeWidth: 1.5 }),
          lineY(shown, { x: "x", y: "rate", stroke: "var(--accent)" }),
          dot(shown, {
            x: "x",
            y: "rate",
            r: ({ outside }: { outside: boolean }) => (outside ? 7 : 4),
            symbol: ({ outside }: { outside: boolean }) => (outside ? "diamond" : "circle"),
            fill: ({ outside }: { outside: boolean }) =>
              outside ? "var(--finding)" : "var(--accent)",
          }),
        ],
        color: { type: "identity" as const },
        symbol: { type: "identity" as const },
        r: { type: "identity" as const },
      };
    },
    [points],
  );
  return (
    <figure>
      <figcaption>
        <Shown text={block.y} />, run by run; vertical lines are 95 % intervals, the band the
        control limits, the dashed line what is expected. A diamond is outside of its limits.
      </figcaption>
      <Chart
        label={`${visible(block.title)}: ${points.length} runs; the table below holds the figures`}
        options={options}
      />
    </figure>
  );
}
