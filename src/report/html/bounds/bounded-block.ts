import type { ForestBlock, OutcomesBlock, PageBlock, SlopesBlock } from "../../../formats/page.ts";
import type { LeftOut } from "../../../formats/page-block.ts";
import { countOf } from "../../../formats/page-table.ts";
import type { TraceBlock } from "../../../formats/page-trace.ts";
import { boundedHeat } from "./bounded-heat.ts";
import { boundedTrials } from "./bounded-trials.ts";
import { counted, fairShares, groupsOf, headOf, mostOf } from "./choose.ts";
import type { Limits } from "./limits.ts";

/** A block as large as a page bears; what it leaves out it counts, in words and as a number. */
export function boundedBlock(block: PageBlock, limits: Limits): PageBlock {
  switch (block.type) {
    case "table": {
      const rows = block.rows.slice(0, limits.rows);
      return { ...block, rows, ...told(rows, block.rows, "rows", "the first") };
    }
    case "forest":
      return boundedForest(block, limits.drawn);
    case "outcomes": {
      const rows = mostOf(block.rows, limits.drawn, foundIn);
      return {
        ...block,
        rows,
        ...told(
          rows,
          block.rows,
          "bars",
          "those with most successes of an attack, failures and errors",
        ),
      };
    }
    case "panels": {
      const panels = block.panels.slice(0, limits.drawn);
      return { ...block, panels, ...told(panels, block.panels, "charts", "the first") };
    }
    case "tradeoff": {
      const points = mostOf(block.points, limits.drawn, ({ y }) => y.rate ?? -1);
      return {
        ...block,
        points,
        ...told(points, block.points, "points", "those that lie highest"),
      };
    }
    case "slopes": {
      const rows = mostOf(block.rows, limits.drawn, changeOf);
      return {
        ...block,
        rows,
        ...told(rows, block.rows, "groups", "those that got worse, then those that changed most"),
      };
    }
    case "trend": {
      const points = block.points.slice(-limits.drawn);
      return { ...block, points, ...told(points, block.points, "runs", "the last") };
    }
    case "ledger": {
      const subjects = block.subjects.slice(0, limits.drawn);
      return { ...block, subjects, ...told(subjects, block.subjects, "charts", "the first") };
    }
    case "heat":
      return boundedHeat(block, limits);
    case "trials":
      return boundedTrials(block, limits);
    case "trace":
      return boundedTrace(block, limits);
  }
}

function told(
  kept: readonly unknown[],
  all: readonly unknown[],
  what: string,
  which: string,
): { left_out?: LeftOut } {
  if (kept.length === all.length) return {};
  const words = `${counted(kept.length)} of ${counted(all.length)} ${what} are on this page: ${which}.`;
  return { left_out: { kept: kept.length, of: all.length, words } };
}

/** Of each group the highest and the lowest rates: whichever is bad is among them. */
function boundedForest(block: ForestBlock, most: number): ForestBlock {
  if (block.rows.length <= most) return block;
  const groups = [...groupsOf(block.rows, ({ group }) => group).values()];
  const shares = fairShares(
    groups.map(({ length }) => length),
    most,
  );
  const kept = new Set<ForestBlock["rows"][number]>();
  for (const [at, rows] of groups.entries()) {
    const share = shares[at] ?? 0;
    const low = Math.floor(share / 2);
    const rate = ({ figure }: ForestBlock["rows"][number]) => figure.rate ?? Number.NaN;
    const measured = rows.filter(({ figure }) => figure.rate !== null);
    const ascending = [...measured].sort((a, b) => rate(a) - rate(b));
    const ends = [
      ...ascending.slice(0, low),
      ...ascending.slice(low).slice(-(share - low) || ascending.length),
    ];
    for (const row of share >= rows.length ? rows : ends) kept.add(row);
  }
  const rows = block.rows.filter((row) => kept.has(row));
  return {
    ...block,
    rows,
    ...told(rows, block.rows, "rates", "of each group the highest and the lowest"),
  };
}

function foundIn({ counts }: OutcomesBlock["rows"][number]): number {
  const bad = countOf(counts, "acted") + countOf(counts, "failure");
  return bad * 1e6 + countOf(counts, "not_observed") + countOf(counts, "error");
}

function changeOf({ worse, old, new: now }: SlopesBlock["rows"][number]): number {
  return (worse ? 2 : 0) + Math.abs((now?.rate ?? 0) - (old?.rate ?? 0));
}

/** Events keep their places; a text that is too long for the page says how much of it is gone. */
function boundedTrace(block: TraceBlock, { eventText, drawn }: Limits): TraceBlock {
  const trails = mostOf(block.trails, drawn * 2, ({ untrusted }) => (untrusted ? 1 : 0));
  const onTrail = new Set(
    trails.flatMap(({ stops, beside }) =>
      [...stops, ...(beside?.trail.stops ?? [])].map(({ event }) => event),
    ),
  );
  let cut = 0;
  const events = block.events.map((event, at) => {
    const most = eventText * (onTrail.has(at) ? 10 : 1);
    const { text } = event;
    if (text === null || text.length <= most) return event;
    cut += 1;
    const gone = `cut for this page: ${counted(text.length - most)} more characters`;
    return { ...event, text: headOf(text, most), notes: [...event.notes, gone] };
  });
  const of = block.events.length;
  return {
    ...block,
    events,
    trails,
    ...(cut === 0
      ? told(trails, block.trails, "trails", "those from untrusted text first")
      : {
          left_out: {
            kept: of - cut,
            of,
            words: `${counted(cut)} of ${counted(of)} texts are cut for this page; each says how much of it is gone.`,
          },
        }),
  };
}
