import { callInText, type Place, seenCall } from "./call-object.ts";
import type { CallParts } from "./call-parts.ts";
import {
  isArgumentsKey,
  isCallsKey,
  isCallType,
  isDefinitionsKey,
  isMadeKey,
  isRequestKey,
  isResultKey,
  isRunCodeKey,
  isStepsKey,
} from "./call-words.ts";
import { flattenedCalls } from "./flattened-calls.ts";
import {
  type Fields,
  fieldsOf,
  isObject,
  parsedJson,
  plainKey,
  typeOf,
  wordOf,
} from "./json-view.ts";

/** What a look for calls brought to light beside the calls themselves. */
export interface CallsSight {
  /** A place where calls stand was there, be it empty. */
  place: boolean;
  /** Pieces found. */
  found: number;
  /** Places that look like calls and could not be read, with the keys found there. */
  readonly unread: Set<string>;
}

/** Where a piece stands: what the objects around it say of it. */
interface Around {
  readonly place: Place;
  readonly key: string;
  readonly ids: readonly string[];
  readonly index: string | null;
  readonly closing: boolean;
  readonly depth: number;
}

const DEEPEST = 40;
const TOP: Around = { place: "anywhere", key: "", ids: [], index: null, closing: false, depth: 0 };

export function newSight(): CallsSight {
  return { place: false, found: 0, unread: new Set() };
}

/**
 * Looks for tool calls in a whole answer or in one frame of a stream, wherever they stand, and
 * gives what it finds to `parts`. What went to the model, what tools answered and what tools there
 * are is passed over: an attacker's text must not become the agent's deed.
 */
export function findCalls(
  value: unknown,
  parts: CallParts,
  sight: CallsSight,
  place: Place = "anywhere",
): void {
  look(value, { ...TOP, place }, parts, sight);
}

function look(value: unknown, around: Around, parts: CallParts, sight: CallsSight): void {
  if (around.depth > DEEPEST) return;
  if (Array.isArray(value)) {
    lookAtList(value, around, parts, sight);
    return;
  }
  if (!isObject(value)) return;
  if (isNotTheAgents(value)) return;
  const here = placeOf(value, around);
  const call = seenCall(value, around.place, isCallsKey(around.key));
  if (call !== null) {
    const own = around.depth === 0 && !isCallType(typeOf(value)) ? null : wordOf(value["id"]);
    const ids = own === null ? here.ids : [...here.ids, own];
    parts.add({ ...call, ids, index: here.index, closing: here.closing });
    sight.found += 1;
  }
  const before = sight.found;
  if (call === null) {
    for (const flat of flattenedCalls(value)) {
      const looked = {
        ...here,
        place: "calls",
        key: "tool_calls",
        depth: around.depth + 1,
      } as const;
      look(flat, looked, parts, sight);
    }
  }
  for (const [key, item] of Object.entries(value)) {
    if (isRequestKey(key)) continue;
    // The arguments are a call's own, and what it brought is the tool's.
    if (call !== null && (isArgumentsKey(key) || isResultKey(key) || key === "function")) continue;
    if (isRunCodeKey(key) && isObject(item) && wordOf(item["code"]) !== null) {
      parts.add({ ids: [], index: null, name: "code_execution", args: item, closing: true });
      sight.found += 1;
      continue;
    }
    const calls = isCallsKey(key) || (call === null && isCallType(typeOf(value)));
    const next = calls ? "calls" : isStepsKey(key) ? "steps" : childPlace(around, key);
    if (isCallsKey(key) && typeof item === "object" && item !== null) sight.place = true;
    const inside = typeof item === "string" && isCallsKey(key) ? parsedJson(item) : item;
    const looked = {
      ...here,
      place: isDefinitionsKey(key) ? "anywhere" : next,
      key,
      depth: around.depth + 1,
    } as const;
    look(inside, looked, parts, sight);
  }
  if (call === null && sight.found === before) noteUnread(value, around, sight);
}

function lookAtList(
  list: readonly unknown[],
  around: Around,
  parts: CallParts,
  sight: CallsSight,
): void {
  const [name, args] = list;
  // A pair of name and arguments, and the pair of a step and what it brought.
  if (around.place === "calls" && list.length === 2 && typeof name === "string" && isObject(args)) {
    parts.add({ ids: [], index: null, name, args, closing: false });
    sight.found += 1;
    return;
  }
  for (const item of list) {
    const text = around.place === "calls" ? wordOf(item) : null;
    const written = text === null ? undefined : parsedJson(text);
    if (isObject(written)) {
      look(written, { ...around, depth: around.depth + 1 }, parts, sight);
      continue;
    }
    const call = text === null || plainKey(around.key) === "" ? null : callInText(text);
    if (call !== null && list.every((one) => typeof one === "string")) {
      parts.add({ ...call, ids: [], index: null, closing: false });
      sight.found += 1;
    } else if (typeof item !== "object" && isCallsKey(around.key)) sight.unread.add(around.key);
    else look(item, { ...around, depth: around.depth + 1 }, parts, sight);
  }
}

/** Below a list of steps, everything may be a step; elsewhere a key starts anew. */
function childPlace(around: Around, key: string): Place {
  if (
    around.place === "calls" &&
    /^(?:action|delta|payload|data|call|item|\d+)$/.test(plainKey(key))
  ) {
    return "calls";
  }
  return around.place === "anywhere" ? "anywhere" : "steps";
}

/** Messages of others, and what a tool answered. */
function isNotTheAgents(value: Fields): boolean {
  const role = plainKey(wordOf(value["role"]) ?? "");
  if (/^(?:user|human|system|developer|tool|function)$/.test(role)) return true;
  const type = plainKey(typeOf(value));
  if (/^(?:human|system|user|developer)(?:message)?(?:chunk)?$/.test(type)) return true;
  if (/^tool(?:message)?(?:chunk)?$/.test(type))
    return "tool_call_id" in value || "content" in value;
  return (
    !type.startsWith("submit") &&
    /(?:toolresult|functioncalloutput|functionresponse|calloutput|toolreturn|tooloutput)/.test(
      type,
    ) &&
    !hasInput(value)
  );
}

/** A result that repeats the call it belongs to shows the call. */
function hasInput(value: Fields): boolean {
  return isObject(value["input"]) || isObject(value["args"]);
}

const ID_KEYS = /^(?:toolcallid|callid|tooluseid|itemid|toolid)$/;
const INDEX_KEYS = /^(?:index|outputindex|contentblockindex)$/;

function placeOf(value: Fields, around: Around): Around {
  let { ids, index } = around;
  const own: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const plain = plainKey(key);
    const word = wordOf(item);
    if (ID_KEYS.test(plain) && word !== null) own.push(word);
    // The place of a choice among choices says nothing about calls.
    if (INDEX_KEYS.test(plain) && typeof item === "number" && !("finish_reason" in value)) {
      index = String(item);
    }
  }
  // A message's id is no call's.
  const id = isCallType(typeOf(value)) ? wordOf(value["id"]) : null;
  if (own.length === 0 && id !== null) own.push(id);
  if (own.length > 0) ids = own;
  const closing =
    around.closing || /(?:done|available|completed?|ready)$/.test(plainKey(typeOf(value)));
  return { ...around, ids, index, closing };
}

/** A place that looks like calls and gave none: said, so that nobody takes it for none made. */
function noteUnread(value: Fields, around: Around, sight: CallsSight): void {
  if (around.place === "calls" && isCallsKey(around.key)) {
    sight.unread.add(`${around.key} (${Object.keys(value).slice(0, 6).join(", ")})`);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (isMadeKey(key) && (item === true || (typeof item === "number" && item > 0))) {
      sight.unread.add(key);
    }
    if (!isStepsKey(key) || isDefinitionsKey(key) || isRequestKey(key)) continue;
    const first = Array.isArray(item) ? item.find(isObject) : undefined;
    if (first !== undefined) {
      sight.unread.add(`${key} (${Object.keys(fieldsOf(first)).slice(0, 6).join(", ")})`);
    }
  }
}
