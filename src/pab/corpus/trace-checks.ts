import { codePointLength } from "../../text/code-points.ts";
import { detectCanary } from "../canary.ts";
import type { Trace } from "../model.ts";
import { type Finding, type FindingPlace, finding } from "./finding.ts";

// With the u flag a whole pair is one character, so only halves match.
const loneSurrogate = /[\ud800-\udfff]/u;

/** What is wrong with a trace by itself. `fileOrder` lists its events' `seq` as the file does. */
export function* traceFindings(
  trace: Trace,
  path: string,
  fileOrder: readonly number[],
): Generator<Finding> {
  const place = { path, trace: trace.traceId };
  yield* eventFindings(trace, place);
  if (fileOrder.some((seq, index) => seq < (fileOrder[index - 1] ?? seq))) {
    yield finding(
      "events_out_of_order",
      place,
      "events do not stand in the order of seq; seq decides",
    );
  }
  yield* pointFindings(trace, place);
}

function* eventFindings(trace: Trace, place: FindingPlace): Generator<Finding> {
  const ids = new Set<string>();
  const seqs = new Set<number>();
  for (const { eventId, seq, actor, content } of trace.events) {
    const here = { ...place, event: eventId };
    if (ids.has(eventId)) {
      yield finding("duplicate_event_id", here, `event_id "${eventId}" stands twice`);
    }
    if (seqs.has(seq)) {
      yield finding("duplicate_seq", here, `seq ${seq} stands twice, so that the order is open`);
    }
    ids.add(eventId);
    seqs.add(seq);
    const text = `${actor}\n${content}`;
    if (detectCanary(text).length > 0) {
      yield finding(
        "canary_in_content",
        here,
        "holds a canary, by which a defence can know the corpus",
      );
    }
    if (loneSurrogate.test(text)) {
      yield finding(
        "lone_surrogate",
        here,
        "holds half of a surrogate pair; tools count it differently",
      );
    }
  }
}

function* pointFindings(trace: Trace, place: FindingPlace): Generator<Finding> {
  const lengths = new Map(
    trace.events.map((event) => [event.eventId, codePointLength(event.content)] as const),
  );
  const seen = new Set<string>();
  for (const { eventId, span } of trace.decisionPoints) {
    const here = { ...place, event: eventId };
    const length = lengths.get(eventId);
    if (length === undefined) {
      const message = `a decision point names event "${eventId}", which the trace does not hold`;
      yield finding("point_missing_event", here, message);
    } else if (span !== null && span[1] > length) {
      const message = `a decision point's span [${span}] ends beyond the event's ${length} code points`;
      yield finding("point_span_outside_event", here, message);
    } else if (span !== null && span[0] === span[1]) {
      yield finding("empty_span", here, `a decision point's span [${span}] holds no text`);
    }
    const key = JSON.stringify([eventId, span]);
    if (seen.has(key)) {
      yield finding("duplicate_decision_point", here, "the same decision point stands twice");
    }
    seen.add(key);
  }
}
