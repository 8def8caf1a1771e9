import type { Transcript } from "../logs/transcript/event.ts";
import type { GroundTruth, Trace } from "../pab/model.ts";
import { sliceCodePoints } from "../text/code-points.ts";
import { printable, shorten } from "../text/printable.ts";
import { textTable } from "./columns.ts";
import { trailOf } from "./trace-trail.ts";

const MARKS = { origin: "origin", hop: "  hop", surface: "> surface" } as const;

/** A trace with the trail of one instruction marked; `width` is that of the terminal. */
export function renderTrace(
  trace: Trace,
  truths: readonly GroundTruth[],
  chosen: number | null,
  width: number,
): string {
  const truth = chosen === null ? undefined : truths[chosen];
  const marks = truth ? trailOf(trace, truth) : new Map<string, keyof typeof MARKS>();
  const room = Math.max(30, width - 60);
  const rows = trace.events.map((event) => {
    const mark = marks.get(event.eventId);
    return [
      mark ? MARKS[mark] : "",
      printable(event.eventId),
      event.channel,
      printable(shorten(event.actor, 16)),
      printable(shorten(event.content, room)),
    ];
  });
  const table = textTable(
    [
      { heading: "trail" },
      { heading: "event" },
      { heading: "channel" },
      { heading: "actor" },
      { heading: "content" },
    ],
    rows,
  );
  const head = `${printable(trace.traceId)}: ${trace.events.length} events, ${trace.decisionPoints.length} decision points, ${truths.length} instructions\n\n`;
  return `${head}${table}${truths.length === 0 ? "" : "\n"}${truths.map((one, index) => instruction(trace, one, index, index === chosen)).join("")}`;
}

function instruction(trace: Trace, truth: GroundTruth, index: number, isChosen: boolean): string {
  const event = trace.events.find(({ eventId }) => eventId === truth.eventId);
  const text =
    event === undefined || truth.surfaceSpan === null
      ? "(the whole event)"
      : `"${printable(shorten(sliceCodePoints(event.content, truth.surfaceSpan), 160))}"`;
  const span = truth.surfaceSpan === null ? "" : ` [${truth.surfaceSpan.join(", ")})`;
  const lines = [
    `${isChosen ? "*" : " "} ${index + 1}. ${truth.authorized ? "authorized" : "NOT AUTHORIZED"}, asks for ${truth.requestedActionTier}; from ${truth.hopChain.map((hop) => printable(hop)).join(" > ")}`,
    `     surface ${printable(truth.eventId)}${span}, origin ${truth.originEventId === null ? "not recorded" : printable(truth.originEventId)}; ${truth.attackType.map((type) => printable(type)).join(", ")}`,
    `     ${text}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** An imported transcript: every event with its channel and what is missing of it. */
export function renderTranscript(transcript: Transcript, width: number): string {
  const room = Math.max(30, width - 66);
  const rows = transcript.events.map((event) => [
    printable(event.eventId),
    event.kind === "content" ? event.channel : `${event.channel} ${event.kind}`,
    printable(shorten(event.tool ?? event.actor, 18)),
    event.seen > 1 ? `x${event.seen}` : "",
    event.content === null
      ? `(${event.evidence}: ${printable(shorten(event.notes.join("; "), room))})`
      : printable(shorten(event.content, room)),
  ]);
  const name = transcript.name === null ? "" : ` ${printable(shorten(transcript.name, 80))}`;
  return `${transcript.transcriptId}: ${transcript.format}, ${printable(transcript.file)}${name}, ${transcript.events.length} events\n\n${textTable(
    [
      { heading: "event" },
      { heading: "channel" },
      { heading: "tool or actor" },
      { heading: "seen", right: true },
      { heading: "content" },
    ],
    rows,
  )}`;
}
