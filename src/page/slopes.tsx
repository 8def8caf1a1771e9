import { axisX, axisY, dot, gridY, link, text } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { SlopesBlock } from "../formats/page.ts";
import { Chart } from "./chart.tsx";
import { shortened } from "./label.ts";
import { percent } from "./percent.ts";
import { visible } from "./visible.ts";

/** A line from before to after for each group; what got worse is thick and named. */
export function Slopes({ block }: { readonly block: SlopesBlock }) {
  const { rows } = block;
  const options = useCallback(
    (width: number) => {
      const shown = rows.flatMap(({ label, old, new: now, worse }) =>
        old?.rate == null || now?.rate == null
          ? []
          : [{ label, before: old.rate, after: now.rate, worse }],
      );
      const colour = ({ worse }: { readonly worse: boolean }) =>
        worse ? "var(--finding)" : "var(--quiet)";
      const wide = ({ worse }: { readonly worse: boolean }) => (worse ? 3 : 1.25);
      const ends = shown.flatMap((row) => [
        { ...row, x: "before", y: row.before },
        { ...row, x: "after", y: row.after },
      ]);
      const room = Math.min(220, width * 0.35);
      const highest = Math.max(0.05, ...ends.map(({ y }) => y));
      return {
        height: 340,
        marginLeft: 48,
        marginRight: room,
        x: { domain: ["before", "after"], padding: 0.1, label: null, type: "point" as const },
        y: { domain: [0, Math.min(1, highest * 1.08)], label: null },
        marks: [
          gridY({ ticks: 5 }),
          axisX({ anchor: "bottom", tickSize: 0 }),
          axisY({ ticks: 5, tickFormat: percent }),
          link(shown, {
            x1: () => "before",
            x2: () => "after",
            y1: "before",
            y2: "after",
            stroke: colour,
            strokeWidth: wide,
          }),
          dot(ends, { x: "x", y: "y", r: 3, fill: colour }),
          text(
            shown.filter(({ worse }) => worse),
            {
              x: () => "after",
              y: "after",
              text: ({ label }: { label: string }) => shortened(label, room),
              textAnchor: "start",
              dx: 8,
              fill: "var(--finding)",
              fontWeight: "bold",
            },
          ),
        ],
        color: { type: "identity" as const },
      };
    },
    [rows],
  );
  return (
    <figure>
      <figcaption>
        Each line is a group, from before to after. A thick named line got worse by the gate’s test.
      </figcaption>
      <Chart
        label={`${visible(block.title)}: ${rows.length} groups before and after; the table below holds the figures`}
        options={options}
      />
    </figure>
  );
}
