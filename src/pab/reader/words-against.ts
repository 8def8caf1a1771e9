import { AUTHORITY_TIER, type DecisionPoint, type Trace, tierRank } from "../model.ts";
import { lessTrustedCopy } from "../tracker/less-trusted-copy.ts";
import type { TrackerParameters } from "../tracker/parameters.ts";
import { followCopies, walkBack } from "../tracker/path.ts";
import { regionOfSpan } from "../tracker/region.ts";
import { TraceIndex } from "../tracker/trace-index.ts";
import { trustOf } from "../tracker/trust.ts";

/** From here on the words' own answer is believed enough to have a person asked. */
const LIKELIER_THAN_NOT = 0.5;

/**
 * Why the words themselves speak against a reading that gives a text to one event: an earlier text of
 * more trust was altered, the same words stand in an event of less trust, or the tracker by words
 * finds an origin of less trust likelier than not. Null where they do not.
 * A reader may have been talked into its answer; these comparisons cannot be.
 */
export function wordsAgainst(
  trace: Trace,
  point: DecisionPoint,
  origin: number,
  parameters: TrackerParameters,
): string | null {
  const index = new TraceIndex();
  for (const event of trace.events) index.append(event);
  const rankOf = (event: number): number =>
    tierRank(AUTHORITY_TIER[trace.events[event]?.channel ?? "web"]);
  const surface = regionOfSpan(index, trace.events.length - 1, point.span);
  const { steps, end, altered } = followCopies(index, surface);
  if (altered !== null && rankOf(origin) <= rankOf(end.event)) {
    return "the words differ in a telling detail from the trusted text they follow";
  }
  const alsoIn = lessTrustedCopy(index, [...steps.map(({ from }) => from), end], origin);
  if (alsoIn !== null) {
    const { channel } = index.events[alsoIn.event] ?? {};
    return `the same words stand in event ${alsoIn.event} (${channel}), which is less trusted`;
  }
  const path = walkBack(index, surface, parameters);
  return rankOf(path.origin.event) > rankOf(origin) &&
    trustOf(index, path, parameters).probability >= LIKELIER_THAN_NOT
    ? `its words lead rather to event ${path.origin.event}, which is less trusted`
    : null;
}
