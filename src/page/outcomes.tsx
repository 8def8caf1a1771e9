import { axisX, axisY, barX } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { OutcomesBlock } from "../formats/page.ts";
import { countOf, outcomeName } from "../formats/page-table.ts";
import { Chart } from "./chart.tsx";
import { marginFor, shortened } from "./label.ts";
import { outcomeClass, outcomeColour } from "./outcome-look.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

/** All trials of each row by outcome, as shares of all of them. */
export function OutcomeBars({ block }: { readonly block: OutcomesBlock }) {
  const used = [...new Set(block.order)].filter((outcome) =>
    block.rows.some(({ counts }) => countOf(counts, outcome) > 0),
  );
  const options = useCallback(
    (width: number) => {
      const marginLeft = marginFor(
        block.rows.map(({ label }) => label),
        width,
      );
      const parts = block.rows.flatMap(({ label, counts }, index) => {
        const all = used.reduce((sum, outcome) => sum + countOf(counts, outcome), 0);
        return used.map((outcome) => ({
          key: String(index),
          label,
          outcome,
          share: all === 0 ? 0 : countOf(counts, outcome) / all,
        }));
      });
      const names = new Map(block.rows.map(({ label }, index) => [String(index), label]));
      return {
        height: 40 + block.rows.length * 30,
        marginLeft,
        x: { domain: [0, 1], label: null },
        y: { domain: block.rows.map((_, index) => String(index)), label: null, padding: 0.25 },
        marks: [
          axisX({
            ticks: width < 480 ? 3 : 5,
            tickFormat: (share: number) => `${Math.round(share * 100)} %`,
          }),
          axisY({
            tickSize: 0,
            tickFormat: (key: string) => shortened(names.get(key) ?? "", marginLeft),
          }),
          barX(parts, {
            y: "key",
            x: "share",
            fill: ({ outcome }: { outcome: string }) => outcomeColour(outcome),
            stroke: "var(--paper)",
            order: null,
          }),
        ],
        color: { type: "identity" as const },
      };
    },
    [block],
  );
  return (
    <figure>
      <ul class="legend" aria-label="Outcomes">
        {used.map((outcome) => (
          <li key={outcome}>
            <span class={outcomeClass(outcome)} aria-hidden="true" />{" "}
            <Shown text={outcomeName(outcome)} />
          </li>
        ))}
      </ul>
      <Chart
        label={`${visible(block.title)}: shares of the outcomes; the table below counts them`}
        options={options}
      />
    </figure>
  );
}
