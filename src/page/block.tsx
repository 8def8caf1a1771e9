import type { ComponentChildren } from "preact";
import type { PageBlock } from "../formats/page.ts";
import { tableOf } from "../formats/page-table.ts";
import { ForestChart } from "./forest.tsx";
import { Heat } from "./heat.tsx";
import { Ledger } from "./ledger.tsx";
import { OutcomeBars } from "./outcomes.tsx";
import { Panels } from "./panels.tsx";
import { Shown } from "./shown.tsx";
import { Slopes } from "./slopes.tsx";
import { SaveButton, Table } from "./table.tsx";
import { Trace } from "./trace.tsx";
import { Tradeoff } from "./tradeoff.tsx";
import { Trend } from "./trend.tsx";
import { Trials } from "./trials.tsx";

/** What is seen of a block first; null where its table says it all. */
type View<B> = ((block: B, id: string) => ComponentChildren) | null;

/** How each kind of block looks. */
const VIEWS: { readonly [T in PageBlock["type"]]: View<Extract<PageBlock, { type: T }>> } = {
  table: null,
  forest: (block) => <ForestChart block={block} />,
  outcomes: (block) => <OutcomeBars block={block} />,
  panels: (block) => <Panels block={block} />,
  tradeoff: (block) => <Tradeoff block={block} />,
  slopes: (block) => <Slopes block={block} />,
  trend: (block) => <Trend block={block} />,
  ledger: (block) => <Ledger block={block} />,
  heat: (block, id) => <Heat block={block} id={id} />,
  trace: (block, id) => <Trace block={block} id={id} />,
  trials: (block) => <Trials block={block} />,
};

/** One part of a document: its chart, where it has one, and the table of its figures. */
export function Block({ block, id }: { readonly block: PageBlock; readonly id: string }) {
  // The view of a block's own type takes it; the compiler cannot pair the two.
  const own = VIEWS[block.type];
  const view = own as View<PageBlock>;
  const table = tableOf(block);
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
      {block.left_out === undefined ? null : (
        <p class="gap" data-kept={block.left_out.kept} data-of={block.left_out.of}>
          <Shown text={block.left_out.words} />
        </p>
      )}
      {view?.(block, id)}
      {block.type === "trace" ? (
        <SaveButton title={block.title} table={table} />
      ) : (
        <Table id={id} title={block.title} table={table} folded={view !== null} />
      )}
    </section>
  );
}
