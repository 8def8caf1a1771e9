import { isArgumentsKey, isCallsKey, isToolNameKey } from "./call-words.ts";
import { type Fields, wordOf } from "./json-view.ts";

/** A field of one call among many, its number behind or inside its name. */
const NUMBERED = /^(.+?)[._-]?(\d{1,3})(?:[._-](?:function[._-])?([A-Za-z_]{1,40}))?$/;

/**
 * Calls that were written flat into the object around them, with their place in the key:
 * `tool_name_0` beside `tool_args_0`, or `tool_calls.0.name` beside `tool_calls.0.arguments`. A
 * numbered name without arguments beside it is a heading as likely as a call, and is none.
 */
export function flattenedCalls(object: Fields): readonly Fields[] {
  const groups = new Map<string, Record<string, unknown>>();
  for (const [key, value] of Object.entries(object)) {
    const match = NUMBERED.exec(key);
    const [stem, number, field] = [match?.[1], match?.[2], match?.[3]];
    if (stem === undefined || number === undefined) continue;
    if (field !== undefined && !isCallsKey(lastPart(stem))) continue;
    const group = field === undefined ? `#${number}` : `${stem}#${number}`;
    const own = groups.get(group) ?? {};
    groups.set(group, own);
    own[field ?? stem] = value;
  }
  return [...groups].flatMap(([group, own]) => (isCall(own, group.startsWith("#")) ? [own] : []));
}

function isCall(own: Fields, loose: boolean): boolean {
  const keys = Object.keys(own);
  const isName = (key: string): boolean => isToolNameKey(key) || (!loose && key === "name");
  return keys.some((key) => isName(key) && wordOf(own[key]) !== null) && keys.some(isArgumentsKey);
}

function lastPart(stem: string): string {
  return stem.slice(stem.lastIndexOf(".") + 1);
}
