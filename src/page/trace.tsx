import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TraceBlock, TracePageEvent, TraceTrail } from "../formats/page-trace.ts";
import { brief } from "./label.ts";
import { Lanes } from "./lanes.tsx";
import { usePrinting } from "./printing.ts";
import { Shown } from "./shown.tsx";
import { Trail, Versus } from "./trail.tsx";
import { useVirtualRows } from "./virtual-rows.ts";
import { visible } from "./visible.ts";

/** Events on paper: some fifty pages. */
const MOST_PRINTED = 500;

/** A conversation event by event, and the trails through it. */
export function Trace({ block, id }: { readonly block: TraceBlock; readonly id: string }) {
  const first = block.trails.findIndex(({ untrusted }) => untrusted);
  const [trailAt, setTrail] = useState(Math.max(first, 0));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const scroller = useRef<HTMLElement>(null);
  const title = visible(block.title);
  const trail = block.trails[trailAt] ?? null;
  const shown = block.events.flatMap(({ channel }, at) => (hidden.has(channel) ? [] : [at]));
  const rows = useVirtualRows(
    shown.length,
    () => scroller.current,
    120,
    (at) => shown[at] ?? at,
  );
  const [sought, seek] = useState<number | null>(null);
  // A channel that was left out comes back first: its rows have no place before.
  useLayoutEffect(() => {
    const at = sought === null ? -1 : shown.indexOf(sought);
    if (at < 0) return;
    seek(null);
    rows.scrollToIndex(at, { align: "start" });
    scroller.current?.focus();
  });
  const go = (event: number): void => {
    if (!shown.includes(event)) setHidden(new Set());
    seek(event);
  };
  const untrusted = block.events.findIndex((event) => event.untrusted);
  return (
    <div class="trace">
      <Lanes block={block} trail={trail} />
      {block.trails.length === 0 ? (
        <p class="quiet">There is no trail to show.</p>
      ) : (
        <p>
          <label>
            Trail{" "}
            <select
              value={String(trailAt)}
              onChange={(event) => setTrail(Number(event.currentTarget.value))}
            >
              {block.trails.map(({ label, said }, at) => (
                <option key={at} value={String(at)}>
                  {brief(label, 60)}: {brief(said, 60)}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {trail === null ? null : trail.beside === undefined ? (
        <Trail trail={trail} go={go} />
      ) : (
        <Versus trail={trail} beside={trail.beside} go={go} />
      )}
      <Channels block={block} hidden={hidden} setHidden={setHidden} />
      {untrusted < 0 ? null : (
        <button type="button" class="to-untrusted" onClick={() => go(untrusted)}>
          Go to the first untrusted text
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="events" aria-label={`${title}, events`} tabIndex={0} ref={scroller}>
        <Events block={block} id={id} trail={trail} shown={shown} rows={rows} />
      </section>
      {shown.length <= MOST_PRINTED ? null : (
        <p class="print-only gap">
          The first {MOST_PRINTED} of {shown.length} events are printed.
        </p>
      )}
      {hidden.size === 0 ? null : (
        <p class="print-only gap">
          Channels left out: <Shown text={[...hidden].join(", ")} />.
        </p>
      )}
    </div>
  );
}

/** The events in sight; on paper all of them. */
function Events({
  block,
  id,
  trail,
  shown,
  rows,
}: {
  readonly block: TraceBlock;
  readonly id: string;
  readonly trail: TraceTrail | null;
  readonly shown: readonly number[];
  readonly rows: ReturnType<typeof useVirtualRows>;
}) {
  const printing = usePrinting();
  const eventAt = (at: number) => {
    const event = block.events[at];
    return event === undefined ? null : (
      <Event event={event} number={at + 1} marks={marksIn(trail, at)} id={id} />
    );
  };
  if (printing) {
    return (
      <ol>
        {shown.slice(0, MOST_PRINTED).map((at) => (
          <li key={`printed ${at}`}>{eventAt(at)}</li>
        ))}
      </ol>
    );
  }
  return (
    <ol style={{ height: `${rows.getTotalSize()}px` }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={String(key)}
          data-index={index}
          ref={(row) => rows.measureElement(row)}
          style={{ transform: `translateY(${start}px)` }}
          aria-setsize={shown.length}
          aria-posinset={index + 1}
        >
          {eventAt(shown[index] ?? 0)}
        </li>
      ))}
    </ol>
  );
}

function Channels({
  block,
  hidden,
  setHidden,
}: {
  readonly block: TraceBlock;
  readonly hidden: ReadonlySet<string>;
  readonly setHidden: (next: ReadonlySet<string>) => void;
}) {
  const counts = Map.groupBy(block.events, ({ channel }) => channel);
  return (
    <fieldset class="channels">
      <legend>Channels</legend>
      {[...counts].map(([channel, events]) => (
        <label key={channel}>
          <input
            type="checkbox"
            checked={!hidden.has(channel)}
            onChange={() => {
              const next = new Set(hidden);
              if (!next.delete(channel)) next.add(channel);
              setHidden(next);
            }}
          />{" "}
          <Shown text={channel} /> ({events.length})
        </label>
      ))}
    </fieldset>
  );
}

type Mark = readonly [number, number];

/** Passages of the trail in an event, and of the one beside it, in order; those that touch are one. */
function marksIn(trail: TraceTrail | null, at: number): readonly Mark[] {
  const stops = [...(trail?.stops ?? []), ...(trail?.beside?.trail.stops ?? [])];
  const spans = stops.flatMap(({ event, span }) => (event === at && span !== null ? [span] : []));
  const apart: Mark[] = [];
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    const before = apart.at(-1);
    if (before === undefined || from > before[1]) apart.push([from, to]);
    else apart[apart.length - 1] = [before[0], Math.max(before[1], to)];
  }
  return apart;
}

function Event({
  event,
  number,
  marks,
  id,
}: {
  readonly event: TracePageEvent;
  readonly number: number;
  readonly marks: readonly Mark[];
  readonly id: string;
}) {
  const { channel, untrusted, kind, actor, text, evidence, notes } = event;
  return (
    <article class={`event ${untrusted ? "untrusted" : ""}`} id={`${id}-event-${number}`}>
      <p class="event-head">
        <span class="quiet">{number}</span>{" "}
        <span class="channel">
          <Shown text={channel} />
          {untrusted ? " (untrusted)" : ""}
        </span>{" "}
        <Shown text={kind} /> <Shown text={actor} />{" "}
        <span class="quiet">
          <Shown text={event.id} />
        </span>
      </p>
      {text === null ? (
        <p class="gap">
          The log does not hold this text: <Shown text={evidence} />.
        </p>
      ) : (
        <pre>
          <Marked text={text} marks={marks} />
        </pre>
      )}
      {text === null || evidence === "whole" ? null : (
        <p class="gap">
          Only a part: <Shown text={evidence} />.
        </p>
      )}
      {notes.map((note, index) => (
        <p key={index} class="quiet">
          <Shown text={note} />
        </p>
      ))}
    </article>
  );
}

function Marked({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  let end = 0;
  const parts = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [
      { text: before, marked: false },
      { text: text.slice(from, to), marked: true },
    ];
  });
  return (
    <>
      {[...parts, { text: text.slice(end), marked: false }].map((part, index) =>
        part.marked ? (
          <mark key={index}>
            <Shown text={part.text} lines />
          </mark>
        ) : (
          <Shown key={index} text={part.text} lines />
        ),
      )}
    </>
  );
}
