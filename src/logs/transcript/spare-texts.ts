import { stringsIn } from "./text.ts";
import { WordCover } from "./word-cover.ts";

interface MaybeSpare {
  readonly event: { readonly content: string | null };
  /** The texts of an event that is kept only where nothing else in the transcript says the same. */
  readonly spare: readonly string[] | null;
}

/** The events without those whose texts other events say too. */
export function withoutSpares<T extends MaybeSpare>(events: readonly T[]): readonly T[] {
  if (!events.some(({ spare }) => spare !== null)) return events;
  const cover = new WordCover();
  for (const { event, spare } of events)
    if (spare === null && event.content !== null)
      for (const text of [event.content, ...stringsIn(event.content)]) cover.add(text);
  return events.filter(({ event, spare }) => {
    if (spare === null || event.content === null) return true;
    if (spare.every((text) => cover.covers(text))) return false;
    cover.add(event.content);
    return true;
  });
}
