import { asksForAct, handsOverAll } from "./orders.ts";
import type { Prior } from "./prior.ts";
import { stemsMeet } from "./stems.ts";
import { indexText, placesOf, type TextIndex, withoutScheme } from "./text-index.ts";

/** What a user's words hand over to the texts that they name. */
export interface Request {
  readonly users: readonly Prior[];
  /** What the user names texts by. */
  readonly handles: readonly TextIndex[];
  /** Whether more than looking is asked for. */
  readonly asksForAct: boolean;
  /** Whether whatever a text says is to be done. */
  readonly handsOverAll: boolean;
  /** The words that tell what was asked. */
  readonly words: readonly string[];
}

/** Addresses, files, links and what stands in quotes. */
const HANDLE =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/[\w./-]*)?|(?<![\w])'[^'\n]{4,80}'|"[^"\n]{4,80}"|“[^”\n]{4,80}”/g;
/** How far from a passage, in UTF-16 units, its text may be called by a name. */
const NEAR = 500;

/** What the user's messages ask for. */
export function requestOf(users: readonly Prior[]): Request {
  return {
    users,
    handles: users.flatMap(handlesOf),
    asksForAct: users.some(({ index }) => asksForAct(index)),
    handsOverAll: users.some((user) => handsOverAll(user, HANDLE)),
    words: users
      .flatMap(({ index }) => index.words.map(({ form }) => form))
      .filter((form) => form.length >= 4),
  };
}

function handlesOf({ text }: Prior): TextIndex[] {
  return [...text.matchAll(HANDLE)]
    .map(([found]) => indexText(withoutScheme(found)))
    .filter(({ joined }) => joined.length >= 6);
}

/**
 * Whether a passage's order is the user's own: the user had sent the agent to its text, and the request
 * hands over all that such a text says, or the passage speaks of what was asked.
 */
export function isDelegated(
  request: Request,
  prior: Prior,
  range: readonly [number, number],
): boolean {
  if (!request.asksForAct) return false;
  const isInScope = request.handsOverAll || speaksOf(prior.text.slice(...range), request.words);
  return isInScope && wasSentTo(request, prior, range);
}

/** Whether a passage has a telling word of the user's request: how to do what was asked is told in it. */
function speaksOf(passage: string, asked: readonly string[]): boolean {
  return indexText(passage).words.some(({ form }) => asked.some((word) => stemsMeet(form, word)));
}

/** Whether the agent asked for a text with a word of the user's, or what the user calls it by is close. */
function wasSentTo(
  { users, handles }: Request,
  { asked, text }: Prior,
  [from, to]: readonly [number, number],
): boolean {
  const near = indexText(text.slice(Math.max(0, from - NEAR), to + NEAR));
  if (handles.some((one) => placesOf(one, near, 1).length > 0)) return true;
  return (asked?.text ?? "")
    .split("\n")
    .map((line) => indexText(withoutScheme(line)))
    .some(
      (value) =>
        value.joined.length >= 4 && users.some(({ index }) => placesOf(value, index, 1).length > 0),
    );
}
