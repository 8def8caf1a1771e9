import type { LogEvent } from "../../logs/transcript/event.ts";
import { stemsMeet } from "./stems.ts";
import { indexText, type TextIndex } from "./text-index.ts";

/** One value among a call's arguments. */
export interface ArgumentValue {
  /** JSON pointer into the arguments. */
  readonly pointer: string;
  readonly text: string;
  readonly index: TextIndex;
}

/** Values of one call that are looked at; what is beyond is counted as not traced. */
const MOST_VALUES = 200;

/**
 * What an act says: the strings and numbers of a call's arguments, or the text of an answer. Truth
 * values and empty strings have no origin.
 */
export function valuesOf(act: LogEvent): { values: ArgumentValue[]; left: number } {
  const values: ArgumentValue[] = [];
  let left = 0;
  const visit = (value: unknown, pointer: string, depth: number): void => {
    if (typeof value === "string" || typeof value === "number") {
      const text = String(value);
      const index = indexText(text);
      if (index.words.length === 0) return;
      if (values.length < MOST_VALUES) values.push({ pointer, text, index });
      else left += 1;
    } else if (typeof value === "object" && value !== null && depth < 20) {
      for (const [key, item] of Object.entries(value)) {
        visit(item, `${pointer}/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`, depth + 1);
      }
    }
  };
  visit(act.kind === "call" ? (act.arguments ?? act.content) : act.content, "", 0);
  return { values, left };
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
