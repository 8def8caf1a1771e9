import type { LogEvent } from "../../logs/transcript/event.ts";
import { decodedIn } from "./decoded.ts";
import { handlesIn } from "./handles.ts";
import { stemsMeet } from "./stems.ts";
import { indexText, type TextIndex } from "./text-index.ts";

/** One value among a call's arguments. */
export interface ArgumentValue {
  /** JSON pointer into the arguments. */
  readonly pointer: string;
  readonly text: string;
  readonly index: TextIndex;
  /** Where this stands inside a longer value, or is one decoded: its share of that value's words. */
  readonly within?: number;
}

/** Values of one call that are looked at; what is beyond is counted as not traced. */
const MOST_VALUES = 200;

/** Layers of arguments that are looked at. */
export const DEEPEST = 20;
/** Keys of other forms say something, as addresses under which a setting stands. */
export const plainKey = /^[\w$ -]{1,64}$/;

/**
 * What an act says: the strings and numbers of a call's arguments, with keys that are no names, with the
 * addresses, links and accounts inside a longer text and with what is decoded; or the text of an answer.
 * Truth values and empty strings have no origin.
 */
export function valuesOf(act: LogEvent): { values: ArgumentValue[]; left: number } {
  const values: ArgumentValue[] = [];
  let left = 0;
  const add = (value: ArgumentValue): void => {
    if (value.index.words.length === 0) return;
    if (values.length < MOST_VALUES) values.push(value);
    else left += 1;
  };
  const isCall = act.kind === "call";
  const visit = (value: unknown, pointer: string, depth: number): void => {
    if (typeof value === "string" || typeof value === "number") {
      const whole = { pointer, text: String(value), index: indexText(String(value)) };
      add(whole);
      if (isCall) for (const part of partsOf(whole)) add(part);
    } else if (typeof value === "object" && value !== null) {
      if (depth >= DEEPEST) left += 1;
      else
        for (const [key, item] of Object.entries(value)) {
          const at = `${pointer}/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`;
          if (!plainKey.test(key)) add({ pointer: at, text: key, index: indexText(key) });
          visit(item, at, depth + 1);
        }
    }
  };
  visit(isCall ? (act.arguments ?? act.content) : act.content, "", 0);
  return { values, left };
}

/** What stands inside a value, and what it says decoded. */
function partsOf({ pointer, text, index }: ArgumentValue): ArgumentValue[] {
  const parts = handlesIn(text).map(({ text: inner }) => {
    const own = indexText(inner);
    return { pointer, text: inner, index: own, within: own.words.length / index.words.length };
  });
  const said = decodedIn(text).map(({ text: inner }) => {
    return { pointer, text: inner, index: indexText(inner), within: 1 };
  });
  return [...parts.filter((part) => part.index.joined !== index.joined), ...said];
}

/** Verbs of tools that only look; what they bring may be harmful, but asking for it changes nothing. */
const LOOKS = new Set(
  "get read list search find fetch check view query show lookup look describe count open recall retrieve browse summarize load grep glob".split(
    " ",
  ),
);

/** The words of a tool's name: `send_money`, `sendMoney` and `mcp__bank__send-money` alike. */
export function wordsOfTool(tool: string | null): string[] {
  return (tool ?? "")
    .replace(/^mcp__[^_]+(?:_[^_]+)*__/, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2);
}

/** Whether two tools work on one thing: `save_memory` and `recall_memory`. */
export function areKin(writer: string | null, reader: string | null): boolean {
  const things = wordsOfTool(reader).slice(1);
  return wordsOfTool(writer)
    .slice(1)
    .some((thing) => things.some((other) => stemsMeet(thing, other)));
}

/** Whether a verb only looks. */
export function isLook(verb: string): boolean {
  return LOOKS.has(verb);
}

/** Whether a tool's name says that it only reads. */
export function onlyLooks(tool: string | null): boolean {
  const first = wordsOfTool(tool)[0];
  return first !== undefined && LOOKS.has(first);
}
