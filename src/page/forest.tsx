import { axisX, axisY, dot, gridX, ruleX, ruleY, text } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { ForestBlock } from "../formats/page.ts";
import { Chart } from "./chart.tsx";
import { marginFor, shortened } from "./label.ts";
import { percent } from "./percent.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

/** Rates as dots on their intervals, in groups from above to below. */
export function ForestChart({ block }: { readonly block: ForestBlock }) {
  const rows = block.rows.map(({ group, label, figure }, index) => ({
    key: String(index),
    group,
    label,
    rate: figure.rate,
    low: figure.ci?.[0] ?? null,
    high: figure.ci?.[1] ?? null,
    words: visible(figure.text),
  }));
  const groups = [...new Set(rows.map(({ group }) => group))];
  const options = useCallback(
    (width: number) => {
      const marginLeft = marginFor(
        rows.map(({ label }) => label),
        width,
      );
      const names = new Map(rows.map(({ key, label }) => [key, shortened(label, marginLeft)]));
      const measured = rows.filter(({ rate }) => rate !== null);
      const heads =
        groups.length < 2
          ? []
          : groups.map((group) => ({ key: `of ${group}`, group, words: visible(group) }));
      const domain = groups.flatMap((group) => [
        ...heads.filter((head) => head.group === group).map(({ key }) => key),
        ...rows.filter((row) => row.group === group).map(({ key }) => key),
      ]);
      return {
        height: 46 + domain.length * 24,
        marginLeft,
        marginRight: 64,
        x: { domain: [0, 1], label: null },
        y: { domain, label: null },
        marks: [
          gridX({ ticks: 5 }),
          axisX({ ticks: width < 480 ? 3 : 5, anchor: "bottom", tickFormat: percent }),
          axisY({ tickSize: 0, tickFormat: (key: string) => names.get(key) ?? "" }),
          ruleX([0]),
          ruleY(measured, {
            y: "key",
            x1: "low",
            x2: "high",
            stroke: "currentColor",
            strokeWidth: 2,
          }),
          dot(measured, {
            y: "key",
            x: "rate",
            r: 4.5,
            fill: "var(--accent)",
            stroke: "var(--paper)",
          }),
          text(rows, { y: "key", frameAnchor: "right", dx: 58, text: "words", textAnchor: "end" }),
          text(heads, {
            y: "key",
            text: "words",
            frameAnchor: "left",
            textAnchor: "start",
            dx: -marginLeft + 2,
            dy: 4,
            fontWeight: "bold",
          }),
        ],
      };
    },
    [block],
  );
  return (
    <figure>
      <figcaption>
        <Shown text={block.axis} />
      </figcaption>
      <Chart
        label={`${visible(block.title)}: ${rows.length} rates with their 95 % intervals; the table below holds them`}
        options={options}
      />
    </figure>
  );
}
