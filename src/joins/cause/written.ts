import { onlyLooks } from "./act.ts";
import type { Reading } from "./prior.ts";
import { isTelling, TOO_SHORT } from "./telling.ts";
import { entered, trailOf, type Written } from "./trail.ts";

/**
 * What a session wrote and can be read again in a later one: the texts of calls that do more than
 * look, with their own trails.
 */
export function writtenIn(reading: Reading, earlier: readonly Written[]): Written[] {
  const found: Written[] = [];
  for (const event of reading.transcript.events) {
    if (event.kind !== "call" || onlyLooks(event.tool)) continue;
    const call = reading.prior(event);
    if (call.index.words.filter(({ form }) => isTelling(form)).length < TOO_SHORT) continue;
    const source = entered(reading, call, call.text);
    if (!source) continue;
    found.push({
      tool: event.tool,
      index: call.index,
      trail: trailOf(reading, source.prior, source.range, earlier),
      reworded: source.reworded,
    });
  }
  return found;
}
