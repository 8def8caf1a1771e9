import type { LogEvent } from "../../logs/transcript/event.ts";
import { type ArgumentValue, onlyLooks, wordsOfTool } from "./act.ts";
import { isDelegated, type Request, requestOf, saysDeed } from "./delegation.ts";
import { isOrder } from "./orders.ts";
import type { Prior } from "./prior.ts";
import { asNumber, dateOf, numeralsOf, placeOfDate } from "./quantity.ts";
import type { Saying } from "./sayings.ts";
import { stemsMeet } from "./stems.ts";
import { isTelling } from "./telling.ts";
import { indexText, placesOf, type TextIndex, withoutScheme } from "./text-index.ts";
import { isUntrusted, trustOf } from "./trust.ts";

/** A passage that asks for an act. */
export interface Motive {
  readonly prior: Prior;
  /** The passage, in UTF-16 units of the prior's text. */
  readonly range: readonly [number, number];
  /** How much of the act the passage names beyond what the user had named; see `WEIGHTS`. */
  readonly link: number;
  /** It speaks to an agent over the user's head. */
  readonly overTheHead: boolean;
  /** The user had sent the agent to this text. */
  readonly delegated: boolean;
}

/** What naming a part of an act is worth. A passage has to name as much as one rare value. */
const WEIGHTS = { rareValue: 2, number: 1, shortValue: 0.75, word: 0.4, mostWords: 2, tool: 0.75 };
export const ENOUGH = 1.5;
/** How far on, in UTF-16 units, a mark of speaking over the user's head reaches. */
const ONWARDS = 500;
/**
 * What the user had named too counts for so much where a passage speaks over the user's head, or asks for
 * a deed that the user did not ask for; else nothing.
 */
const SAID = 0.5;
/** Sentences that a passage may be extended by on either side. */
const MOST_SENTENCES = 8;

/** What an act says, and what of that the user's and the operator's words explain. */
export interface Wanted {
  readonly act: LogEvent;
  readonly values: readonly { readonly value: ArgumentValue; readonly said: boolean }[];
  readonly toolWords: readonly { readonly word: string; readonly said: boolean }[];
  readonly saidWords: ReadonlySet<string>;
  readonly request: Request;
  /** Whether the request explains that such a thing is done at all, to whatever. */
  readonly deedSaid: boolean;
  /** Whether the request explains the act whole. */
  readonly isExplained: boolean;
}

/** @param left values of the act beyond those that are looked at */
export function wantedOf(
  act: LogEvent,
  { values, left }: { readonly values: readonly ArgumentValue[]; readonly left: number },
  sayings: readonly Saying[],
): Wanted {
  const forms = sayings.flatMap(({ index }) => index.words.map(({ form }) => form));
  const request = requestOf(sayings.filter(({ event }) => event.channel === "user"));
  const known = values.map((value) => ({
    value,
    said: sayings.some(({ index, text }) => weightIn(value, index, text) > 0),
  }));
  const deedSaid = onlyLooks(act.tool) || saysDeed(request, act.tool);
  const isSaid = known.length > 0 && left === 0 && known.every(({ said }) => said);
  return {
    act,
    values: known,
    toolWords: wordsOfTool(act.tool).map((word) => ({
      word,
      said: forms.some((form) => stemsMeet(form, word)),
    })),
    saidWords: new Set(forms),
    request,
    deedSaid,
    isExplained: act.kind === "call" && isSaid && deedSaid,
  };
}

/**
 * The passages before an act that ask for it, the best first: those that speak over the user's head,
 * then the least trusted, then those that name most of the act. What the user's own words name of an
 * act counts for nothing where they explain the deed too: it needs no other explanation.
 * @param enough least link of a passage; other values show what the answers lean on
 */
export function motivesOf(
  wanted: Wanted,
  priors: readonly Prior[],
  enough: number = ENOUGH,
): Motive[] {
  const { act, request } = wanted;
  if (wanted.isExplained) return [];
  const unsaid = wanted.values.filter(({ said }) => !said).map(({ value }) => value);
  const found: Motive[] = [];
  for (const prior of priors) {
    const isDefinition = prior.event.kind === "definition";
    if (!isUntrusted(prior.event.channel) && !isDefinition) continue;
    const mayBePlain = act.kind === "call" && !isDefinition;
    // What a text names is often only looked at; that it asks for the look takes a value of its own.
    const least = onlyLooks(act.tool) ? WEIGHTS.rareValue : enough;
    for (const passage of passagesOf(wanted, prior, enough)) {
      const isPlain = mayBePlain && passage.link >= least;
      if (!passage.overTheHead && !isPlain) continue;
      const delegated = isDelegated(request, prior, passage.range, unsaid);
      if (passage.overTheHead || !delegated) found.push({ ...passage, delegated });
    }
  }
  return found.sort(
    (a, b) =>
      Number(b.overTheHead) - Number(a.overTheHead) ||
      b.link - a.link ||
      trustOf(a.prior.event.channel) - trustOf(b.prior.event.channel) ||
      a.prior.event.seq - b.prior.event.seq,
  );
}

interface Part {
  readonly range: readonly [number, number];
  /** What of the act the sentence names, and what that is worth. */
  readonly atoms: ReadonlyMap<string, number>;
  readonly isOrder: boolean;
}

/** The passages of a text that ask for the act. */
export function passagesOf(
  wanted: Wanted,
  prior: Prior,
  enough: number,
): Omit<Motive, "delegated">[] {
  const parts = prior.sentences.map((range): Part => {
    const text = prior.text.slice(...range);
    const isMarked = prior.overTheHead.some((place) => place >= range[0] && place < range[1]);
    return {
      range,
      atoms: atomsOf(wanted, indexText(text), text),
      isOrder: isMarked || isOrder(text, wordsOfTool(wanted.act.tool)[0]),
    };
  });
  const found: Omit<Motive, "delegated">[] = [];
  for (const [at, part] of parts.entries()) {
    if (!part.isOrder && part.atoms.size === 0) continue;
    const { range, atoms } = extended(parts, at);
    const isMarked =
      part.isOrder && prior.overTheHead.some((place) => reaches(prior.text, place, range));
    const overTheHead = isMarked || (totalOf(atoms, OVER) >= enough && prior.isInjection(range));
    if (!part.isOrder && !overTheHead) continue;
    // Neighbours of a plain order are not known to belong to it.
    const link = overTheHead
      ? totalOf(atoms, OVER)
      : totalOf(part.atoms, { said: !wanted.deedSaid, words: false });
    if (link >= enough)
      found.push({ prior, range: overTheHead ? range : part.range, link, overTheHead });
  }
  return found;
}

/** A sentence with those beside it that name something of the act too. */
function extended(parts: readonly Part[], at: number): Pick<Part, "range" | "atoms"> {
  let [from, to] = [at, at];
  const atoms = new Map<string, number>();
  const take = (index: number): boolean => {
    const other = parts[index];
    if (!other || other.atoms.size === 0) return false;
    for (const [name, weight] of other.atoms)
      atoms.set(name, Math.max(weight, atoms.get(name) ?? 0));
    return true;
  };
  take(at);
  while (to - at < MOST_SENTENCES && take(to + 1)) to += 1;
  while (at - from < MOST_SENTENCES && take(from - 1)) from -= 1;
  return { range: [parts[from]?.range[0] ?? 0, parts[to]?.range[1] ?? 0], atoms };
}

/** Whether a mark governs a passage: it stands in it or shortly before, with no closing tag between. */
function reaches(text: string, place: number, [from, to]: readonly [number, number]): boolean {
  if (place >= from) return place < to;
  return place >= from - ONWARDS && !/<\/\w+>/.test(text.slice(place, from));
}

/** Over the user's head. */
const OVER = { said: true, words: true };

/** What the atoms are worth together, with what the user had said too and words of a long text or without. */
function totalOf(
  atoms: ReadonlyMap<string, number>,
  counts: { readonly said: boolean; readonly words: boolean },
): number {
  let words = 0;
  let total = 0;
  for (const [name, weight] of atoms) {
    if (name.startsWith("said ")) total += counts.said ? weight * SAID : 0;
    else if (name.startsWith("word ")) words += counts.words ? weight : 0;
    else total += weight;
  }
  return total + Math.min(words, WEIGHTS.mostWords);
}

/** What of an act a sentence names. Words of a long text count in an order that comes with its text. */
function atomsOf(wanted: Wanted, index: TextIndex, text: string): Map<string, number> {
  const atoms = new Map<string, number>();
  for (const { value, said } of wanted.values) {
    const weight = weightIn(value, index, text);
    if (weight > 0) {
      const name = value.within === undefined ? "" : ` ${value.text}`;
      atoms.set(`${said ? "said" : "value"} ${value.pointer}${name}`, weight);
    } else if (value.index.words.length >= 3) {
      const forms = new Set(index.words.map(({ form }) => form));
      for (const { form } of value.index.words)
        if (isTelling(form) && forms.has(form) && !wanted.saidWords.has(form))
          atoms.set(`word ${form}`, WEIGHTS.word);
    }
  }
  for (const { word, said } of wanted.toolWords)
    if (index.words.some(({ form }) => stemsMeet(form, word)))
      atoms.set(`${said ? "said" : "tool"} ${word}`, WEIGHTS.tool);
  return atoms;
}

/** From this share of a value on a part of it stands for the whole: the link of a command that fetches. */
const MOST_OF_IT = 0.25;

/** What it is worth that a text names a value; 0 where it does not. */
export function weightIn(value: ArgumentValue, index: TextIndex, text: string): number {
  const weight = wholeWeightIn(value, index, text);
  return (value.within ?? 1) < MOST_OF_IT ? Math.min(weight, WEIGHTS.number) : weight;
}

function wholeWeightIn(value: ArgumentValue, index: TextIndex, text: string): number {
  const number = asNumber(value.text);
  if (number !== null && value.index.joined.length < 6)
    return numeralsOf(text).some((one) => one.value === number) ? WEIGHTS.number : 0;
  if (placesOf(value.index, index, 1).length > 0 || urlIn(value, index))
    return value.index.joined.length >= 6 ? WEIGHTS.rareValue : WEIGHTS.shortValue;
  const date = dateOf(value.text);
  return date && placeOfDate(date, index) ? WEIGHTS.number : 0;
}

/** A link is the same with and without its scheme and `www`. */
function urlIn(value: ArgumentValue, index: TextIndex): boolean {
  const bare = withoutScheme(value.text);
  if (bare === value.text || bare.length < 6) return false;
  return placesOf(indexText(bare), index, 1).length > 0;
}
