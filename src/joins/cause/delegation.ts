import type { ArgumentValue } from "./act.ts";
import { asksForAct, asksToLook, HANDS_ALL, isDeedSaid } from "./deeds.ts";
import { type Handle, handlesIn } from "./handles.ts";
import type { Prior } from "./prior.ts";
import type { Saying } from "./sayings.ts";
import { stemsMeet } from "./stems.ts";
import { indexText, placesOf, type TextIndex, withoutScheme } from "./text-index.ts";

/** What a user's words hand over to the texts that they name. */
export interface Request {
  readonly users: readonly Saying[];
  /** What the user names texts by. */
  readonly handles: readonly TextIndex[];
  /** Addresses, links and accounts among it. */
  readonly named: readonly Handle[];
  /** Whether more than looking is asked for. */
  readonly asksForAct: boolean;
  /** Whether the user says that looking is wanted. */
  readonly asksToLook: boolean;
  /** Whether whatever a named text says is to be done. */
  readonly handsOverAll: boolean;
  /** Sentences that hand over whatever the texts of a kind say (`do what the mail says`). */
  readonly handing: readonly Handing[];
  /** The words that tell what was asked. */
  readonly words: readonly string[];
}

interface Handing {
  readonly words: readonly string[];
  /** Whom or what the sentence names; one has to stand by the passage. */
  readonly names: readonly TextIndex[];
}

/** Addresses, files, links and what stands in quotes. */
const HANDLE =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/[\w./-]*)?|(?<![\w])'[^'\n]{4,80}'|"[^"\n]{4,80}"|“[^”\n]{4,80}”/g;
/** How far from a passage, in UTF-16 units, its text may be called by a name. */
const NEAR = 500;

/** What the user's messages ask for. */
export function requestOf(users: readonly Saying[]): Request {
  const sentences = users.flatMap((user) => user.sentences.map((at) => user.text.slice(...at)));
  const handing = sentences.filter(handsOver);
  return {
    users,
    handles: users.flatMap(handlesOf),
    named: users.flatMap(({ text }) => handlesIn(text)),
    asksForAct: users.some(({ index }) => asksForAct(index)),
    asksToLook: users.some(({ index, text }) => asksToLook(index) || text.includes("?")),
    handsOverAll: handing.some((sentence) => sentence.search(HANDLE) >= 0),
    handing: handing.map(handingOf),
    words: users
      .flatMap(({ index }) => index.words.map(({ form }) => form))
      .filter((form) => form.length >= 4),
  };
}

/** Whether a user's words say what a tool does. */
export function saysDeed(request: Request, tool: string | null): boolean {
  return isDeedSaid(
    tool,
    request.users.map(({ index }) => index),
  );
}

/** Whether a sentence hands over whatever a text says; a question does not, unless it is a polite order. */
function handsOver(sentence: string): boolean {
  const isQuestion =
    /\?\s*$/.test(sentence) || /^\W*(?:do|does|did) (?:you|i|we|they|he|she|it)\b/i.test(sentence);
  if (isQuestion && !/\b(?:(?:can|could|would|will) you|please)\b/i.test(sentence)) return false;
  return indexText(sentence).words.some(({ form }) => HANDS_ALL.has(form));
}

function handingOf(sentence: string): Handing {
  const names = [
    ...[...sentence.matchAll(HANDLE)].map(([found]) => withoutScheme(found)),
    ...[...sentence.matchAll(/(?<=[\p{L}\p{N},'’] )\p{Lu}[\p{L}\p{N}-]+/gu)].map(
      ([found]) => found,
    ),
  ];
  return {
    words: indexText(sentence)
      .words.map(({ form }) => form)
      .filter((form) => form.length >= 4),
    names: names.map(indexText),
  };
}

function handlesOf({ text }: Saying): TextIndex[] {
  return [...text.matchAll(HANDLE)]
    .map(([found]) => indexText(withoutScheme(found)))
    .filter(({ joined }) => joined.length >= 6);
}

/**
 * Whether a passage's order is the user's own: the request hands over all that such a text says, or the
 * user had sent the agent to the text and the passage speaks of what was asked, without naming another
 * receiver beside the one whom the user named.
 * @param unsaid the values of the act that the user had not said
 */
export function isDelegated(
  request: Request,
  prior: Prior,
  range: readonly [number, number],
  unsaid: readonly ArgumentValue[],
): boolean {
  if (!request.asksForAct) return false;
  if (request.handing.some((one) => isHandedOver(one, prior, range))) return true;
  if (!wasSentTo(request, prior, range)) return false;
  if (request.handsOverAll) return true;
  const passage = indexText(prior.text.slice(...range));
  return speaksOf(passage, request.words) && !isAnother(request, prior, passage, unsaid);
}

/** Whether a sentence hands over what texts of this kind say, and names nobody else's. */
function isHandedOver(
  { words, names }: Handing,
  { event, text, asked }: Prior,
  [from, to]: readonly [number, number],
): boolean {
  const kinds = indexText((event.tool ?? "").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).words;
  const isOfKind = words.some((word) =>
    kinds.some(({ form }) => form.length >= 4 && (stemsMeet(word, form) || form.endsWith(word))),
  );
  if (!isOfKind || names.length === 0) return isOfKind;
  const near = indexText(text.slice(Math.max(0, from - NEAR), to + NEAR));
  return names.some(
    (name) =>
      placesOf(name, near, 1).length > 0 || (asked !== null && placesOf(name, asked, 1).length > 0),
  );
}

/** Whether a passage names a receiver of the act although the user had named one of that kind. */
function isAnother(
  { named }: Request,
  { asked }: Prior,
  passage: TextIndex,
  unsaid: readonly ArgumentValue[],
): boolean {
  const kinds = new Set(
    unsaid
      .filter(({ index }) => placesOf(index, passage, 1).length > 0)
      .flatMap(({ text }) => handlesIn(text).map(({ kind }) => kind)),
  );
  return named.some(
    ({ kind, text }) =>
      kinds.has(kind) &&
      (asked === null || placesOf(indexText(withoutScheme(text)), asked, 1).length === 0),
  );
}

/** Whether a passage has a telling word of the user's request: how to do what was asked is told in it. */
function speaksOf(passage: TextIndex, asked: readonly string[]): boolean {
  return passage.words.some(({ form }) => asked.some((word) => stemsMeet(form, word)));
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
