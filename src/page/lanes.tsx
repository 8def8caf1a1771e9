import { arrow, axisY, dot, gridY, ruleX } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { TraceBlock, TraceTrail } from "../formats/page-trace.ts";
import { Chart } from "./chart.tsx";
import { marginFor, shortened } from "./label.ts";
import { visible } from "./visible.ts";

/** The whole conversation at a glance: a lane for each channel, and the trail as arcs back to its origin. */
export function Lanes({
  block,
  trail,
}: {
  readonly block: TraceBlock;
  readonly trail: TraceTrail | null;
}) {
  const options = useCallback(
    (width: number) => {
      const { events } = block;
      const lanes = [...new Set(events.map(({ channel }) => channel))];
      const laneOf = new Map(lanes.map((channel, at) => [channel, String(at)]));
      const marginLeft = marginFor(lanes, width);
      const dots = apart(events, laneOf, width);
      const [stops, claimed] = [trail, trail?.beside?.trail ?? null].map((one) =>
        (one?.stops ?? []).flatMap(({ event }, place) => {
          const lane = event === null ? undefined : laneOf.get(events[event]?.channel ?? "");
          return event === null || lane === undefined ? [] : [{ at: event, lane, place }];
        }),
      );
      return {
        height: 34 + lanes.length * 26,
        marginLeft,
        marginBottom: 12,
        x: { domain: [-0.5, Math.max(1, events.length - 0.5)], axis: null },
        y: { domain: [...laneOf.values()], label: null, type: "point" as const, padding: 0.6 },
        marks: [
          gridY({ stroke: "var(--line)" }),
          axisY({
            tickSize: 0,
            tickFormat: (lane: string) => shortened(lanes[Number(lane)] ?? "", marginLeft),
          }),
          ruleX(
            (stops ?? []).map(({ at }) => at),
            { stroke: "var(--line)" },
          ),
          dot(dots, {
            x: "at",
            y: "lane",
            r: 3,
            symbol: ({ untrusted }: { untrusted: boolean }) => (untrusted ? "square" : "circle"),
            fill: ({ untrusted }: { untrusted: boolean }) =>
              untrusted ? "var(--finding)" : "var(--accent)",
            fillOpacity: ({ gap }: { gap: boolean }) => (gap ? 0.1 : 0.85),
            stroke: "currentColor",
            strokeWidth: 0.4,
          }),
          ...arcsOf(claimed ?? [], "var(--accent)", "2 3"),
          ...arcsOf(stops ?? [], "var(--unmeasured)"),
          dot(stops ?? [], {
            x: "at",
            y: "lane",
            r: 6,
            stroke: "var(--unmeasured)",
            strokeWidth: 2,
          }),
        ],
        color: { type: "identity" as const },
        symbol: { type: "identity" as const },
        opacity: { type: "identity" as const },
      };
    },
    [block, trail],
  );
  return (
    <figure>
      <figcaption>
        Events from left to right, a lane for each channel. Red squares: others than the user and
        the operator can have written it. Blue circles: user, operator, the agent itself. Pale: the
        log does not hold the text. Arcs: the trail, back to where it entered
        {trail?.beside === undefined ? "" : "; dashed: the one that is claimed"}; dotted where it
        leads through another conversation.
      </figcaption>
      <Chart
        label={`${block.events.length} events by channel${trail === null ? "" : `, with the trail ${visible(trail.label)}`}; the list below holds them`}
        options={options}
      />
    </figure>
  );
}

interface Stop {
  readonly at: number;
  readonly lane: string;
  /** Its place on the trail, stops that are not on this page counted. */
  readonly place: number;
}

/** From each stop to the next; dotted where a stop between them stands in another conversation. */
function arcsOf(stops: readonly Stop[], stroke: string, dashes?: string) {
  const arcs = stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    return {
      ...{ x1: from.at, y1: from.lane, x2: to.at, y2: to.lane },
      gap: to.place - from.place > 1,
    };
  });
  return [false, true].map((gap) =>
    arrow(
      arcs.filter((arc) => arc.gap === gap),
      {
        ...{ x1: "x1", y1: "y1", x2: "x2", y2: "y2" },
        bend: true,
        strokeWidth: 2,
        stroke,
        headLength: 7,
        ...(gap ? { strokeDasharray: "1 5" } : dashes ? { strokeDasharray: dashes } : {}),
      },
    ),
  );
}

interface Dot {
  readonly at: number;
  readonly lane: string;
  readonly untrusted: boolean;
  readonly gap: boolean;
}

/** A dot for each event, but one only for all that would stand on the same pixel. */
function apart(
  events: TraceBlock["events"],
  laneOf: ReadonlyMap<string, string>,
  width: number,
): Dot[] {
  const step = Math.max(1, events.length / width);
  const dots = new Map<string, Dot>();
  for (const [at, { channel, untrusted, text }] of events.entries()) {
    const lane = laneOf.get(channel) ?? "";
    const place = `${Math.floor(at / step)} ${lane} ${untrusted} ${text === null}`;
    if (!dots.has(place)) dots.set(place, { at, lane, untrusted, gap: text === null });
  }
  return [...dots.values()];
}
