import { canonicalJsonLine } from "../formats/canonical-json.ts";
import type { LogEvent, Transcript } from "../logs/transcript/event.ts";
import type { GroundTruth, Trace } from "../pab/model.ts";
import { sha256Hex } from "../text/sha256.ts";
import { callTruthOf } from "./cause/call-truth.ts";
import { labelTruthOf, type PassageLabel } from "./cause/label-truth.ts";
import type { CauseTracer } from "./cause/trace-cause.ts";
import { type LogTrace, traceOf, UNKNOWN_AS } from "./log-trace.ts";
import { type LogTruth, truthOf } from "./log-truth.ts";

export type Converted =
  | {
      readonly trace: Trace;
      readonly truths: readonly GroundTruth[];
      readonly sidecar: string;
      readonly unclassified: readonly LogEvent[];
    }
  | { readonly leftOut: "no channel event" | "no planted text found" | "no label" };

/** A transcript as a trace, its held-out truth, and what belongs to neither. */
export function convertTranscript(
  transcript: Transcript,
  options: {
    readonly dropUnclassified: boolean;
    /** Leaves out transcripts in which no planted text is found. */
    readonly plantedOnly: boolean;
    /** With the transcript open: instructions are what its calls rest on, not what was planted. */
    readonly tracer?: CauseTracer;
    /** Instructions are what people have labelled; transcripts without a label are left out. */
    readonly labels?: readonly PassageLabel[];
  },
): Converted {
  const result = traceOf(transcript, options.dropUnclassified);
  if ("empty" in result) return { leftOut: "no channel event" };
  const truth = transcript.planted === null ? null : truthOf(transcript, result);
  const isPlanted = truth?.trails.some(({ appearances }) => appearances.length > 0) ?? false;
  if (options.plantedOnly && !isPlanted) return { leftOut: "no planted text found" };
  const labelled = options.labels && labelTruthOf(transcript, result, options.labels);
  if (labelled?.truths.length === 0) return { leftOut: "no label" };
  const called = options.tracer && callTruthOf(transcript, result, options.tracer);
  const judged = labelled ?? called ?? truth;
  const trace =
    judged === null ? result.trace : { ...result.trace, decisionPoints: judged.decisionPoints };
  return {
    trace,
    truths: judged?.truths ?? [],
    sidecar: sidecarLine(transcript, result, truth),
    unclassified: result.unclassified,
  };
}

/** Call ids, places in the log and the planted text's whole trail: not for a defence to see. */
function sidecarLine(
  transcript: Transcript,
  { trace, shown, missing }: LogTrace,
  truth: LogTruth | null,
): string {
  return canonicalJsonLine({
    trace_id: trace.traceId,
    format: transcript.format,
    file: transcript.file,
    name: transcript.name,
    part: transcript.part,
    events: shown.map((event) => ({
      ...placeOf(event),
      seen: event.seen,
      ...(event.channel === "unclassified" ? { channel_assumed: UNKNOWN_AS } : {}),
    })),
    missing: missing.map((event) => ({
      ...placeOf(event),
      channel: event.channel,
      evidence: event.evidence,
      notes: event.notes,
    })),
    calls: transcript.events
      .filter(({ kind }) => kind === "call")
      .map((event) => ({ ...placeOf(event), seq: event.seq })),
    planted: (truth?.trails ?? []).map(({ vectors, appearances }) => ({
      vectors,
      appearances: appearances.map(({ eventId, span, kind }) => ({
        event_id: eventId,
        span,
        kind,
      })),
    })),
  });
}

function placeOf(event: LogEvent): object {
  return {
    event_id: event.eventId,
    call_id: event.callId,
    message_id: event.messageId,
    tool: event.tool,
    server: event.server,
    line: event.source.line,
    pointer: event.source.pointer,
  };
}

/** A canary that is the same for the same inputs, so that a corpus can be made again byte for byte. */
export function canaryFor(words: readonly string[]): string {
  const hex = sha256Hex(words.join("\0"));
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `PAB-CANARY-${uuid.join("-")}`;
}
