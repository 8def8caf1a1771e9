import { runsOfWords, WordFilter } from "../transcript/word-filter.ts";
import { partOf, StreamPieces } from "./stream-pieces.ts";

/**
 * Places that reach no model, by the keys on the way to a string; everything else that is words
 * has to be in an event, or is told.
 */
const NO_MODEL_READS: readonly RegExp[] = [
  // What the run was, not what was said in it.
  /(?:^|\.)(?:resource|scope|instrumentation\w*|sdk|runtime|environment|invocation_params|extra|metadata|_meta|headers|\w*usage\w*|config|options|plan|eval|stats|results|metrics|scores?|costs?|logprobs|tags|serialized|manifest|reductions|evaluators|toolUseResult|annotations|rate_limits)(?:\.|$)/i,
  // Ids, names, times and addresses of the record; titles of the program's own lists.
  /(?:^|\.)(?:id|\w*_?ids?|[a-z]+Ids?|uuid|\w+Uuid|name|\w*Name|\w*_name|\w*version|model\w*|\w*timestamp|\w*_at|\w*Time\w*|created\w*|date|cwd|gitBranch|path|file|filename|slug|summary|customTitle|aiTitle|\w*fingerprint|object|finish_reason\w*|stop_reason|userAgent|url|uri|\w+_url|dotted_order|snapshot)$/,
  // What graders compare with, where a program failed, and what a screen shows of a result.
  /^(?:samples\.|events\.sample\.)?target$|(?:^|\.)(?:traceback\w*|resultDisplay|displayContent)(?:\.|$)/,
  // Sealed by the provider.
  /(?:^|\.)(?:signature|thought_?signature|encrypted_\w+|redacted\w*)$/i,
  // Told by AgentDojo beside the conversation; kept with the transcript.
  /^injections(?:\.|$)/,
  // What an embedder read, and what an exporter said of its own failures.
  /(?:^|\.)(?:ai\.values?|embedding\w*|error\.message\.message)$/,
  // Inspect: texts under their hash are read where they are used; what programs logged.
  /(?:^|\.)(?:attachments|events\.(?:input|input_ansi|call|changes|output|message)|store)(?:\.|$)/,
];

/** Strings of fewer words are names and codes. */
const LEAST_WORDS = 4;
/** What that many words take at least, in UTF-16 units. */
const SHORTEST = 2 * LEAST_WORDS - 1;
const LINES = /[\n\r]+/;
/** Runs of words looked up for one string: a text is lost whole or in stretches. */
const LOOKED_UP = 64;
/** Strings held until they are looked up. */
const HELD = 20_000;
/** Places told one by one. */
const TOLD = 50;

interface Held {
  readonly place: string;
  readonly runs: readonly number[];
}

/**
 * Watches that no text is lost: of every string of a source that is words and stands where a model
 * could read it, the words have to be in an event, or it is counted by its place. Memory is fixed.
 */
export class UnreadText {
  readonly #heard = new WordFilter();
  readonly #held: Held[] = [];
  readonly #pieces = new StreamPieces();
  readonly #unread = new Map<string, number>();

  /** Words that are in an event. */
  hear(text: string): void {
    this.#heard.add(text);
  }

  /** A document or line that was given to an importer. */
  source(value: unknown): void {
    for (const { place, text, part } of placesOf(value)) {
      if (NO_MODEL_READS.some((pattern) => pattern.test(place))) continue;
      if (!this.#pieces.add(place, part, text)) this.#hold(place, text);
    }
    if (this.#held.length > HELD || this.#pieces.isFull) this.settle();
  }

  /** Line by line: a line may be lost from a long text of which all else was read. */
  #hold(place: string, text: string): void {
    for (const line of text.split(LINES)) this.#holdLine(place, line);
  }

  #holdLine(place: string, text: string): void {
    if (text.length < SHORTEST) return;
    const runs = runsOfWords(text);
    if (runs.length + 2 < LEAST_WORDS || !/\S\s+\S+\s+\S/.test(text)) return;
    const step = Math.max(1, Math.floor(runs.length / LOOKED_UP));
    const some = runs.filter((_, at) => at % step === 0);
    this.#held.push({ place: place.replace(/[^\w.$-]/g, "?").slice(0, 200), runs: some });
  }

  /** Looks up what is held: after this, what comes later is no longer found. */
  settle(): void {
    for (const { place, text } of this.#pieces.take())
      for (const inner of placesOf(text, place)) this.#hold(place, inner.text);
    for (const { place, runs } of this.#held.splice(0)) {
      const missing = runs.filter((run) => !this.#heard.has(run)).length;
      // Where texts are cut and framed a run or two differ; of a short one that would be all of it.
      if (missing < runs.length && (missing <= 2 || missing * 4 <= runs.length)) continue;
      const key = this.#unread.size < TOLD || this.#unread.has(place) ? place : "other places";
      this.#unread.set(key, (this.#unread.get(key) ?? 0) + 1);
    }
  }

  /** What is in no event, by place; forgotten when it has been told. */
  told(): { readonly place: string; readonly count: number }[] {
    this.settle();
    const told = [...this.#unread].map(([place, count]) => ({ place, count }));
    this.#unread.clear();
    return told;
  }
}

interface Leaf {
  /** The keys on the way, without numbers of lists. */
  readonly place: string;
  readonly text: string;
  /** The numbers and ids on the way by which a stream tells its parts apart. */
  readonly part: string;
}

/** The strings of a value; JSON in strings is opened. */
function* placesOf(value: unknown, place = "", part = "", layers = 0, depth = 0): Generator<Leaf> {
  if (typeof value === "string") {
    const inner = layers < 3 ? (jsonIn(value) ?? framesIn(value)) : undefined;
    if (inner === undefined) yield { place, text: value, part };
    else yield* placesOf(inner, place, part, layers + 1, depth);
  } else if (Array.isArray(value) && depth < 60) {
    for (const item of value) yield* placesOf(item, place, part, layers, depth + 1);
  } else if (typeof value === "object" && value !== null && depth < 60) {
    const own = `${part}${partOf(value)}`;
    for (const [key, item] of Object.entries(value)) {
      const at = place === "" ? key : `${place}.${key}`.slice(-300);
      yield* placesOf(item, at, own, layers, depth + 1);
    }
  }
}

/** The data of an event stream that was recorded as one text. */
function framesIn(text: string): unknown {
  if (!/^(?:event|data): ?/.test(text)) return undefined;
  const frames = text.split(/\r\n|[\r\n]/).filter((line) => line.startsWith("data:"));
  return frames.map((line) => jsonIn(line.slice(5).trim()) ?? null);
}

function jsonIn(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
