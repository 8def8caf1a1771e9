import { BacktrailError } from "../../formats/error.ts";
import type { Transcript } from "../../logs/transcript/event.ts";
import type { GroundTruth } from "../../pab/model.ts";
import { codePointLength } from "../../text/code-points.ts";
import type { LogTrace } from "../log-trace.ts";
import { type CallTruth, type Places, trailTruth } from "./call-truth.ts";

/** A passage that a person has labelled, in a transcript. */
export interface PassageLabel {
  readonly transcriptId: string;
  /** The passage, in code points of its event's text. */
  readonly surface: { readonly eventId: string; readonly span: readonly [number, number] };
  /** Where it entered, when that is in the same transcript. */
  readonly entryId: string | null;
  /** Channel of entry, then hops. */
  readonly chain: readonly string[];
}

/**
 * The instructions of a transcript that people have labelled.
 * @throws BacktrailError with code `format` for a label of a passage that the transcript does not hold, or
 * whose way the benchmark has no word for
 */
export function labelTruthOf(
  { transcriptId }: Transcript,
  { trace, shown }: LogTrace,
  labels: readonly PassageLabel[],
): CallTruth {
  const places: Places = new Map(shown.map((event) => [event.eventId, event]));
  const truths = labels
    .filter((label) => label.transcriptId === transcriptId)
    .map((label, at): GroundTruth => {
      const { eventId, span } = label.surface;
      const refuse = (why: string): Error =>
        new BacktrailError({ code: "format", where: `${transcriptId} ${eventId}`, message: why });
      const event = places.get(eventId);
      if (!event) throw refuse("the trace holds no such event; label one that entered as text");
      if (span[0] >= span[1] || span[1] > codePointLength(event.content ?? ""))
        throw refuse(`the span ${span.join("-")} is not in the event's text`);
      const truth = trailTruth(label, places);
      if (truth === null)
        throw refuse(`no text of chain ${label.chain.join(" > ")} stands on ${event.channel}`);
      return { ...truth, traceId: trace.traceId, instructionId: `${trace.traceId}-l${at + 1}` };
    });
  const judged = new Set(truths.map(({ eventId }) => eventId));
  return {
    truths,
    decisionPoints: shown
      .filter(({ eventId }) => judged.has(eventId))
      .map(({ eventId }) => ({ eventId, span: null })),
    unexplained: 0,
  };
}
