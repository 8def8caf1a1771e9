import type { LogEvent } from "../../logs/transcript/event.ts";
import { type ArgumentValue, onlyLooks, wordsOfTool } from "./act.ts";
import { isOrder } from "./orders.ts";
import type { Prior } from "./prior.ts";
import { asNumber, dateOf, numeralsOf, placeOfDate } from "./quantity.ts";
import { stemsMeet } from "./stems.ts";
import { isTelling } from "./telling.ts";
import { indexText, placesOf, type TextIndex } from "./text-index.ts";
import { isPrincipal, isUntrusted, trustOf } from "./trust.ts";

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
const ENOUGH = 1.5;
/** How far, in UTF-16 units, a mark of speaking over the user's head reaches. */
const REACH = 700;
/** Sentences that a passage may be extended by on either side. */
const MOST_SENTENCES = 8;

/**
 * The passages before an act that ask for it, the best first: those that speak over the user's head,
 * then the least trusted, then those that name most of the act. What the user's own words name of an
 * act counts for nothing: it needs no other explanation.
 */
export function motivesOf(
  act: LogEvent,
  values: readonly ArgumentValue[],
  priors: readonly Prior[],
): Motive[] {
  const said = priors.filter(({ event }) => isPrincipal(event.channel));
  const unsaid = values.filter((value) => !said.some((prior) => names(prior, value)));
  if (act.kind === "call" && values.length > 0 && unsaid.length === 0) return [];
  const toolWords = wordsOfTool(act.tool).filter(
    (word) => !said.some(({ index }) => index.words.some(({ form }) => stemsMeet(form, word))),
  );
  const saidWords = new Set(said.flatMap(({ index }) => index.words.map(({ form }) => form)));
  const found: Motive[] = [];
  for (const prior of priors) {
    if (!isUntrusted(prior.event.channel) && prior.event.kind !== "definition") continue;
    const motive = bestPassage(act, { unsaid, toolWords, saidWords }, prior);
    if (motive === null) continue;
    const delegated = isDelegated(prior, said);
    const isPlain = !delegated && !onlyLooks(act.tool) && prior.event.kind !== "definition";
    if (motive.overTheHead || (isPlain && act.kind === "call")) found.push({ ...motive, delegated });
  }
  return found.sort(
    (a, b) =>
      Number(b.overTheHead) - Number(a.overTheHead) ||
      b.link - a.link ||
      trustOf(a.prior.event.channel) - trustOf(b.prior.event.channel) ||
      a.prior.event.seq - b.prior.event.seq,
  );
}

/** Whether the user's words name what was asked for to get this text. */
function isDelegated({ asked }: Prior, said: readonly Prior[]): boolean {
  if (asked === null) return false;
  return said.some(({ event, index }) => {
    if (event.channel !== "user") return false;
    return asked.text
      .split("\n")
      .map(indexText)
      .some((value) => value.joined.length >= 4 && placesOf(value, index, 1).length > 0);
  });
}

interface Wanted {
  readonly unsaid: readonly ArgumentValue[];
  readonly toolWords: readonly string[];
  readonly saidWords: ReadonlySet<string>;
}

function bestPassage(act: LogEvent, wanted: Wanted, prior: Prior): Omit<Motive, "delegated"> | null {
  const parts = prior.sentences.map((range) => {
    const text = prior.text.slice(...range);
    return { range, atoms: atomsOf(wanted, indexText(text), text), order: isOrder(text, wordsOfTool(act.tool)) };
  });
  let best: Omit<Motive, "delegated"> | null = null;
  for (const [at, part] of parts.entries()) {
    if (!part.order) continue;
    let [from, to] = [at, at];
    const atoms = new Map(part.atoms);
    const take = (index: number): boolean => {
      const other = parts[index];
      if (!other || other.atoms.size === 0) return false;
      for (const [name, weight] of other.atoms) atoms.set(name, Math.max(weight, atoms.get(name) ?? 0));
      return true;
    };
    while (to - at < MOST_SENTENCES && take(to + 1)) to += 1;
    while (at - from < MOST_SENTENCES && take(from - 1)) from -= 1;
    const link = totalOf(atoms);
    if (link < ENOUGH) continue;
    const range = [parts[from]?.range[0] ?? 0, parts[to]?.range[1] ?? 0] as const;
    const overTheHead = prior.overTheHead.some(
      (place) => place >= range[0] - REACH && place < range[1] + REACH,
    );
    const better =
      best === null ||
      Number(overTheHead) > Number(best.overTheHead) ||
      (overTheHead === best.overTheHead && link > best.link);
    if (better) best = { prior, range, link, overTheHead };
  }
  return best;
}

function totalOf(atoms: ReadonlyMap<string, number>): number {
  let words = 0;
  let total = 0;
  for (const [name, weight] of atoms) {
    if (name.startsWith("word ")) words += weight;
    else total += weight;
  }
  return total + Math.min(words, WEIGHTS.mostWords);
}

/** What of an act a sentence names. */
function atomsOf(wanted: Wanted, index: TextIndex, text: string): Map<string, number> {
  const atoms = new Map<string, number>();
  for (const value of wanted.unsaid) {
    const weight = weightIn(value, index, text);
    if (weight > 0) atoms.set(`value ${value.pointer}`, weight);
    else if (value.index.words.length >= 3) {
      const forms = new Set(index.words.map(({ form }) => form));
      for (const { form } of value.index.words)
        if (isTelling(form) && forms.has(form) && !wanted.saidWords.has(form))
          atoms.set(`word ${form}`, WEIGHTS.word);
    }
  }
  for (const word of wanted.toolWords)
    if (index.words.some(({ form }) => stemsMeet(form, word))) atoms.set(`tool ${word}`, WEIGHTS.tool);
  return atoms;
}

function weightIn(value: ArgumentValue, index: TextIndex, text: string): number {
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
  const bare = value.text.replace(/^https?:\/\//i, "").replace(/^www\./i, "");
  if (bare === value.text || bare.length < 6) return false;
  return placesOf(indexText(bare), index, 1).length > 0;
}

/** Whether a text names a value. */
function names({ index, text }: Prior, value: ArgumentValue): boolean {
  return weightIn(value, index, text) > 0;
}
