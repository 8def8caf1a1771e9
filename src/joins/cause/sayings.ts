import type { LogEvent } from "../../logs/transcript/event.ts";
import type { Reading } from "./prior.ts";
import { type Range, sentencesOf } from "./sentences.ts";
import { indexText, type TextIndex } from "./text-index.ts";
import { isPrincipal } from "./trust.ts";

/** What the user or the operator says in favour of something. */
export interface Saying {
  readonly event: LogEvent;
  readonly text: string;
  readonly index: TextIndex;
  readonly sentences: readonly Range[];
}

/**
 * What the user and the operator had said before an act: without what they forbid, and with what the
 * user said yes to.
 */
export function sayingsBefore(reading: Reading, seq: number): Saying[] {
  const found: Saying[] = [];
  let offered: LogEvent | null = null;
  for (const event of reading.transcript.events) {
    if (event.seq >= seq) break;
    const { kind, channel, content } = event;
    if (kind !== "content" || content === null) continue;
    if (isPrincipal(channel)) {
      found.push(sayingOf(event, withoutForbidden(content)));
      if (channel === "user" && offered && isAssent(content))
        found.push(sayingOf({ ...event, seq: offered.seq }, offered.content ?? ""));
    }
    offered = channel === "assistant" ? event : null;
  }
  return found;
}

function sayingOf(event: LogEvent, text: string): Saying {
  return { event, text, index: indexText(text), sentences: sentencesOf(text) };
}

const clauseEnd =
  /[.!?;:,](?=\s|$)|\n|\b(?:but|and|then|instead|aber|und|sondern|mais|puis|pero)\b/gi;
const forbids =
  /\b(?:not|never|cannot|\w{2,6}n['’]t|dont|without|except|nicht|niemals|kein\w*|ohne|jamais|sans|nunca|sin)\b/i;
const onlyUrges = /\b(?:forget|hesitate|fail|miss|only|vergiss)\b/i;

/** A text with its prohibitions blanked, so that all else stands where it stood. */
export function withoutForbidden(text: string): string {
  let from = 0;
  let out = "";
  const add = (to: number): void => {
    const clause = text.slice(from, to);
    const isForbidding = forbids.test(clause) && !onlyUrges.test(clause);
    out += isForbidding ? clause.replace(/\S/g, " ") : clause;
    from = to;
  };
  for (const match of text.matchAll(clauseEnd)) add(match.index + match[0].length);
  add(text.length);
  return out;
}

/** More words say more than yes. */
const MOST_WORDS = 8;
const yes =
  /^\W*(?:yes|yep|yeah|ok|okay|sure|go ahead|do (?:it|that|so)|please do|proceed|confirm(?:ed)?|approved?|agreed|right|ja|jawohl|oui|s[ií]|da)\b/iu;

function isAssent(text: string): boolean {
  const isWhole = withoutForbidden(text) === text;
  return isWhole && yes.test(text) && indexText(text).words.length <= MOST_WORDS;
}
