import { useState } from "preact/hooks";
import { outcomeName } from "../formats/page-table.ts";
import type { HeatBlock } from "../formats/page-trials.ts";
import { Shown } from "./shown.tsx";
import { TrialDialog } from "./trial.tsx";
import { visible } from "./visible.ts";

type Layer = HeatBlock["layers"][number];
type Cell = Layer["cells"][number];

/** A table of cells, each of which opens its trials; the colour is the rate and the words say it. */
export function Heat({ block, id }: { readonly block: HeatBlock; readonly id: string }) {
  const [layerAt, setLayer] = useState(0);
  const [opened, setOpened] = useState<Cell | null>(null);
  const layer = block.layers[layerAt] ?? block.layers[0];
  if (!layer) return <p>There is no trial.</p>;
  const rows = [...new Set(layer.cells.map(({ row }) => row))];
  const columns = [...new Set(layer.cells.map(({ column }) => column))];
  const cellAt = new Map(
    layer.cells.map((cell) => [JSON.stringify([cell.row, cell.column]), cell]),
  );
  return (
    <>
      <p class="quiet">
        {block.trials.length.toLocaleString("en-US")} of {block.total.toLocaleString("en-US")}{" "}
        trials are on this page with their texts.
      </p>
      {block.layers.length < 2 ? null : (
        <p>
          <label>
            Defence{" "}
            <select
              value={String(layerAt)}
              onChange={(event) => setLayer(Number(event.currentTarget.value))}
            >
              {block.layers.map(({ name }, index) => (
                <option key={index} value={String(index)}>
                  {visible(name)}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="table-room" aria-label={`${visible(block.title)}, cells`} tabIndex={0}>
        <table class="heat">
          <thead>
            <tr>
              <th scope="col">
                <Shown text={block.rowName} /> <span aria-hidden="true">\</span>{" "}
                <Shown text={block.columnName} />
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" class="slanted">
                  <span>
                    <Shown text={column} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <Shown text={row} />
                </th>
                {columns.map((column) => (
                  <HeatCell
                    key={column}
                    cell={cellAt.get(JSON.stringify([row, column])) ?? null}
                    open={setOpened}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {opened === null ? null : (
        <TrialDialog
          key={`${id}-${layerAt}-${opened.row}-${opened.column}`}
          title={`${layer.name}: ${opened.row} in ${opened.column}`}
          note={noteOf(opened)}
          trials={opened.kept.flatMap((index) => block.trials[index] ?? [])}
          inputs={block.inputs}
          close={() => setOpened(null)}
        />
      )}
    </>
  );
}

function HeatCell({
  cell,
  open,
}: {
  readonly cell: Cell | null;
  readonly open: (cell: Cell) => void;
}) {
  if (cell === null) {
    return (
      <td class="heat-cell quiet">
        <span class="not-tried">not tried</span>
      </td>
    );
  }
  const { k, n, beside, row, column } = cell;
  const level = n === 0 ? "none" : k === 0 ? "0" : String(Math.ceil((4 * k) / n));
  const rate = n === 0 ? "–" : `${k}/${n}`;
  // Whoever speaks to the page says what is seen: the name of the button has to begin with it.
  const seen = beside === 0 ? rate : `${rate} +${beside}`;
  const more = beside === 0 ? "" : `, and ${beside} beside the rate`;
  return (
    <td class={`heat-cell heat-${beside > 0 ? "4" : level}`}>
      <button
        type="button"
        aria-label={`${seen}: ${visible(`${row} in ${column}`)}${n === 0 ? ", nothing assessed" : ""}${more}`}
        onClick={() => open(cell)}
      >
        {seen}
      </button>
    </td>
  );
}

function noteOf({ counts, kept }: Cell): string {
  const all = Object.entries(counts).filter(([, n]) => n > 0);
  const total = all.reduce((sum, [, n]) => sum + n, 0);
  const words = all.map(([outcome, n]) => `${n} ${outcomeName(outcome)}`).join(", ");
  const shown =
    kept.length === total
      ? "all of them below"
      : kept.length === 0
        ? "none of their texts is on this page"
        : `${kept.length} of them below`;
  return `${total} ${total === 1 ? "trial" : "trials"}: ${words}; ${shown}.`;
}
