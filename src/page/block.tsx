import type { PageBlock } from "../formats/page.ts";
import { ForestChart, forestTable } from "./forest.tsx";
import { OutcomeBars, outcomesTable } from "./outcomes.tsx";
import { Shown } from "./shown.tsx";
import { type DataTable, Table } from "./table.tsx";

/** One part of a document: its chart, where it has one, and the table of its figures. */
export function Block({ block, id }: { readonly block: PageBlock; readonly id: string }) {
  const table = tableOf(block);
  const chart = chartOf(block);
  return (
    <section class="block" aria-labelledby={`${id}-title`} data-block={block.type}>
      <h3 id={`${id}-title`}>
        <Shown text={block.title} />
      </h3>
      {block.note === undefined ? null : (
        <p class="quiet">
          <Shown text={block.note} />
        </p>
      )}
      {chart}
      <Table id={id} title={block.title} table={table} folded={chart !== null} />
    </section>
  );
}

function chartOf(block: PageBlock) {
  switch (block.type) {
    case "forest":
      return <ForestChart block={block} />;
    case "outcomes":
      return <OutcomeBars block={block} />;
    case "table":
      return null;
  }
}

function tableOf(block: PageBlock): DataTable {
  switch (block.type) {
    case "forest":
      return forestTable(block);
    case "outcomes":
      return outcomesTable(block);
    case "table":
      return block;
  }
}
