import type { Issue } from "../../src/logs/import/sink.ts";
import type { LogEvent } from "../../src/logs/transcript/event.ts";

/**
 * The text-conservation property, told without any importer: every string of a source that is words
 * stands in the events read from it, unless its place is one of those that no model reads, listed
 * below with the reason, or the import itself said that it passed something over.
 */

/** Places that reach no model, by the keys on the way to the string. */
export const NO_MODEL_READS: readonly (readonly [reason: string, place: RegExp])[] = [
  [
    "what the run was, not what was said in it",
    /(?:^|\.)(?:resource|scope|instrumentation\w*|sdk|runtime|environment|invocation_params|extra|metadata|_meta|headers|\w*usage\w*|config|options|plan|eval|stats|results|metrics|scores?|costs?|annotations|logprobs|tags|serialized|manifest|reductions|toolUseResult)(?:\.|$)/i,
  ],
  [
    "an id, a name, a time or an address of the record",
    /(?:^|\.)(?:id|\w*_?ids?|[a-z]+Ids?|uuid|parentUuid|leafUuid|name|\w*Name|\w*_name|version|model\w*|\w*timestamp|\w*_at|\w*Time|created\w*|date|cwd|gitBranch|path|file|filename|slug|requestId|service_tier|fingerprint|object|status\w*|finish_reason\w*|stop_reason|userAgent|url|\w*_url|completed|\$schema)$/,
  ],
  ["a title in the program's own lists", /(?:^|\.)summary$/],
  [
    "sealed by the provider",
    /(?:^|\.)(?:signature|thought_?signature|encrypted_\w+|redacted\w*)$/i,
  ],
  [
    "what graders compare with, where a program failed, what a screen shows of a result",
    /^(?:samples\.|events\.sample\.)?target$|(?:^|\.)(?:traceback\w*|resultDisplay|displayContent)(?:\.|$)/,
  ],
  ["what was planted is told beside the conversation", /^injections\./],
  ["what an embedder read", /(?:^|\.)ai\.values?$/],
  ["what the exporter says of its own failure", /error\.message\.message$/],
  [
    "Inspect: texts are read where their hash is used; what graders, tools and programs wrote for themselves",
    /(?:^|\.)(?:attachments|events\.(?:input|input_ansi|call|changes|output|message)|store)(?:\.|$)/,
  ],
  ["the description of a fixture", /^description$/],
];

/** Strings shorter than this many words, or with few letters, are names and codes. */
const LEAST_WORDS = 4;

export interface Lost {
  readonly place: string;
  readonly text: string;
  /** Runs of three words that no event has. */
  readonly runs: number;
}

/** The strings of a source that are in no event and at no place that no model reads. */
export function lostTexts(source: string, events: readonly LogEvent[]): Lost[] {
  const known = new Set<string>();
  for (const event of events) {
    for (const text of [event.content ?? "", ...event.notes, event.actor])
      for (const one of [text, ...strings(parsed(text))])
        for (const run of runsOf(one)) known.add(run);
    for (const [, one] of places(event.arguments)) for (const run of runsOf(one)) known.add(run);
  }
  // A stream that was kept as the text that it is, whole or line by line, holds its pieces apart too.
  const kept = events.map(({ content }) => content ?? "").join("\n");
  for (const [, one] of wordsOfSource(kept)) for (const run of runsOf(one)) known.add(run);
  const lost: Lost[] = [];
  const texts = wordsOfSource(source).flatMap(([place, text]) =>
    // Prompts that were flattened to one text are cut at lines.
    text
      .split(/\n+/)
      .filter(isWords)
      .map((one) => [place, one] as const),
  );
  for (const [place, text] of texts) {
    if (NO_MODEL_READS.some(([, pattern]) => pattern.test(place))) continue;
    const runs = runsOf(text);
    const missing = runs.filter((run) => !known.has(run)).length;
    // Where texts are cut and framed a run or two differ; of a short one that would be all of it.
    if (missing === runs.length || (missing > 2 && missing * 4 > runs.length))
      lost.push({ place, text, runs: missing });
  }
  return lost;
}

/** Whether the import said that it did not read something. */
export function isCounted(issues: readonly Issue[], events: readonly LogEvent[]): boolean {
  // A file with bytes that are no text is one event that says so.
  if (events.some(({ content, evidence }) => content === null && evidence === "binary"))
    return true;
  return issues.some(
    ({ kind, reason }) =>
      kind !== "note" || /never shown to the model|not understood|cut off|passed over/.test(reason),
  );
}

/** The texts of a source with their places: JSON, JSON lines, or an event stream. */
export function wordsOfSource(source: string): [string, string][] {
  const found: [string, string][] = [];
  const pieces = new Map<string, [string, string]>();
  for (const value of valuesOf(source)) {
    for (const [place, text, owner] of places(value)) {
      // A stream tells a text in pieces: it is the pieces of one block in a row.
      const isPiece = /(?:^|\.)(?:delta|partial_json|inputTextDelta)(?:\.|$)/.test(place);
      const block = JSON.stringify([place, owner]);
      if (isPiece) pieces.set(block, [place, (pieces.get(block)?.[1] ?? "") + text]);
      else if (isWords(text)) found.push([place, text]);
    }
  }
  for (const [place, text] of pieces.values()) if (isWords(text)) found.push([place, text]);
  return found;
}

function valuesOf(source: string): unknown[] {
  const whole = parsed(source);
  if (whole !== undefined) return [whole];
  // A torn document gives what its lines give.
  const lines = source.split(/\r\n|[\r\n]/).map((line) => line.replace(/^data: ?/, ""));
  return lines.map(parsed).filter((value) => value !== undefined);
}

/** A string, the keys on its way, and what the objects on its way are known by. */
type Place = [at: string, text: string, owner: string];

/** JSON inside strings is opened, three layers deep. */
function places(value: unknown, at = "", owner = "", layers = 0, depth = 0): Place[] {
  if (typeof value === "string") {
    const inner = layers < 3 ? opened(value) : undefined;
    return inner === undefined ? [[at, value, owner]] : places(inner, at, owner, layers + 1, depth);
  }
  if (typeof value !== "object" || value === null || depth > 60) return [];
  if (Array.isArray(value))
    return value.flatMap((item) => places(item, at, owner, layers, depth + 1));
  const known = ["id", "item_id", "toolCallId", "index", "content_index"].map(
    (key) => Object.getOwnPropertyDescriptor(value, key)?.value,
  );
  const own = `${owner}/${JSON.stringify(known)}`;
  return Object.entries(value).flatMap(([key, item]) =>
    places(item, at === "" ? key : `${at}.${key}`, own, layers, depth + 1),
  );
}

function opened(text: string): unknown {
  return /^(?:event|data): /.test(text) ? valuesOf(text) : parsed(text);
}

function strings(value: unknown): string[] {
  return value === undefined ? [] : places(value).map(([, text]) => text);
}

function parsed(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWords(text: string): boolean {
  if (!/\S\s+\S+\s+\S/.test(text.replace(/\p{Cf}/gu, ""))) return false;
  if (/^data:|^[A-Za-z0-9+/=_-]{64,}$/.test(text)) return false;
  return wordsOf(text).length >= LEAST_WORDS;
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      // What nobody sees parts no words.
      .replace(/\p{Cf}/gu, "")
      .replace(/data:[\w.+/-]*;base64,[A-Za-z0-9+/=_-]+/g, " ")
      .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
      .replace(/\\[nrt"\\/]/g, " ")
      .toLowerCase()
      // What stands for a broken character does not cut a word in two.
      .match(/[\p{L}\p{N}\ufffd]+/gu) ?? []
  );
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
}
