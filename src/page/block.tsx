import type { ComponentChildren } from "preact";
import type { PageBlock } from "../formats/page.ts";
import { ForestChart, forestTable } from "./forest.tsx";
import { Heat, heatTable } from "./heat.tsx";
import { Ledger, ledgerTable } from "./ledger.tsx";
import { OutcomeBars, outcomesTable } from "./outcomes.tsx";
import { Panels, panelsTable } from "./panels.tsx";
import { Shown } from "./shown.tsx";
import { Slopes, slopesTable } from "./slopes.tsx";
import { type DataTable, SaveButton, Table } from "./table.tsx";
import { Trace, traceTable } from "./trace.tsx";
import { Tradeoff, tradeoffTable } from "./tradeoff.tsx";
import { Trend, trendTable } from "./trend.tsx";
import { Trials, trialsTable } from "./trials.tsx";

interface Look<B> {
  /** What is seen first; null where the table says it all. */
  readonly view: ((block: B, id: string) => ComponentChildren) | null;
  readonly table: (block: B) => DataTable;
}

/** How each kind of block looks. */
const LOOKS: { readonly [T in PageBlock["type"]]: Look<Extract<PageBlock, { type: T }>> } = {
  table: { view: null, table: (block) => block },
  forest: { view: (block) => <ForestChart block={block} />, table: forestTable },
  outcomes: { view: (block) => <OutcomeBars block={block} />, table: outcomesTable },
  panels: { view: (block) => <Panels block={block} />, table: panelsTable },
  tradeoff: { view: (block) => <Tradeoff block={block} />, table: tradeoffTable },
  slopes: { view: (block) => <Slopes block={block} />, table: slopesTable },
  trend: { view: (block) => <Trend block={block} />, table: trendTable },
  ledger: { view: (block) => <Ledger block={block} />, table: ledgerTable },
  heat: { view: (block, id) => <Heat block={block} id={id} />, table: heatTable },
  trace: { view: (block, id) => <Trace block={block} id={id} />, table: traceTable },
  trials: { view: (block) => <Trials block={block} />, table: trialsTable },
};

/** One part of a document: its chart, where it has one, and the table of its figures. */
export function Block({ block, id }: { readonly block: PageBlock; readonly id: string }) {
  // The look of a block's own type takes it; the compiler cannot pair the two.
  const look = LOOKS[block.type] as Look<PageBlock>;
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
      {look.view?.(block, id)}
      {block.type === "trace" ? (
        <SaveButton title={block.title} table={look.table(block)} />
      ) : (
        <Table id={id} title={block.title} table={look.table(block)} folded={look.view !== null} />
      )}
    </section>
  );
}
