import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { DataTable, PageCell, PageColumn } from "../formats/page.ts";
import type { Figure } from "../formats/page-block.ts";
import { csvOf, fileNameOf } from "../formats/page-csv.ts";
import { intervalText, numberText } from "./number-text.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

/** A table with more rows than this is folded. */
const LONG = 25;

/** The figures of a block as a table, with a button that gives them as CSV. */
export function Table({
  id,
  title,
  table,
  folded,
}: {
  readonly id: string;
  readonly title: string;
  readonly table: DataTable;
  /** A chart shows them already. */
  readonly folded: boolean;
}) {
  const body = (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="table-room" aria-label={`${visible(title)}, table`} tabIndex={0}>
        <table id={`${id}-table`}>
          <thead>
            <tr>
              {table.columns.map(({ name, kind }, at) => (
                <th key={at} scope="col" class={kind}>
                  <Shown text={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <Cell key={at} cell={cell} kind={table.columns[at]?.kind ?? "text"} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SaveButton title={title} table={table} />
    </>
  );
  if (table.rows.length === 0) return <p class="quiet">There is none.</p>;
  if (!folded && table.rows.length <= LONG) return body;
  return (
    <Fold
      long={table.rows.length > LONG}
      summary={folded ? "Figures" : `${table.rows.length} rows`}
      body={body}
    />
  );
}

/** Folded figures; many of them are drawn when they are first opened, so that a page opens at once. */
function Fold({
  long,
  summary,
  body,
}: {
  readonly long: boolean;
  readonly summary: string;
  readonly body: ComponentChildren;
}) {
  const [drawn, setDrawn] = useState(!long);
  return (
    <details
      class={long ? "figures long" : "figures"}
      onToggle={(event) => {
        if (event.currentTarget.open) setDrawn(true);
      }}
    >
      <summary>{summary}</summary>
      {drawn ? body : null}
    </details>
  );
}

/** Gives a table as a file. */
export function SaveButton({
  title,
  table,
}: {
  readonly title: string;
  readonly table: DataTable;
}) {
  return (
    <button type="button" class="csv" onClick={() => save(title, table)}>
      Save as CSV
    </button>
  );
}

function Cell({ cell, kind }: { readonly cell: PageCell; readonly kind: PageColumn["kind"] }) {
  if (cell === null) {
    return (
      <td class={kind}>
        <span class="quiet">{kind === "number" ? "not known" : "none"}</span>
      </td>
    );
  }
  if (typeof cell === "number") return <td class="number">{numberText(cell)}</td>;
  if (typeof cell === "string") {
    return (
      <td class={kind}>
        <Shown text={cell} />
      </td>
    );
  }
  return <FigureCell figure={cell} />;
}

function FigureCell({ figure }: { readonly figure: Figure }) {
  const { k, n, text, ci, at } = figure;
  return (
    <td class="figure" data-at={at}>
      <span class="rate">
        <Shown text={text} />
      </span>{" "}
      <span class="counts">{k === null ? `n ${n}` : `${k}/${n}`}</span>{" "}
      <span class="interval">{ci === null ? "" : intervalText(ci, k === null)}</span>
    </td>
  );
}

function save(title: string, table: DataTable): void {
  const url = URL.createObjectURL(new Blob([csvOf(table)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${fileNameOf(title)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
