import {
  isAnyNameKey,
  isArgumentsKey,
  isCallType,
  isPlainArgumentsKey,
  isResultKey,
  isToolNameKey,
  nameInType,
} from "./call-words.ts";
import {
  type Fields,
  fieldsOf,
  isObject,
  parsedJson,
  plainKey,
  typeOf,
  wordOf,
} from "./json-view.ts";

/** How much the place of an object says that it is a call. */
export type Place = "calls" | "steps" | "anywhere";

/** A call as one object shows it; `name` is null for a piece of an earlier call. */
export interface SeenCall {
  readonly name: string | null;
  readonly args: unknown;
  /** What stands flat beside the name; it is the arguments where no others come. */
  readonly rest?: Fields;
}

const LIFE =
  /^(?:id|ids?|index|type|kind|status|state|role|object|event|created\w*|started\w*|finished\w*|duration\w*|timestamp|valid|success|error|\w*id)$/;

/**
 * What call an object is, or null. It names a tool, and has arguments under some usual name; how
 * much is asked depends on where it stands and on what type it says it has. Flat arguments beside
 * the name are taken where calls stand, so that none is dropped for the name of its key.
 * @param listed whether it is itself an item of a place of calls
 */
export function seenCall(object: Fields, place: Place, listed: boolean): SeenCall | null {
  const type = typeOf(object);
  const typed = isCallType(type);
  const sure = typed || place === "calls";
  const inner = innerCall(object, type);
  if (inner !== null) {
    const name = nameOf(inner, true)?.name ?? null;
    const args = argumentsIn(inner);
    if (isDefinition(object, args) || isDefinition(inner, args)) return null;
    if (name !== null) return { name, args, rest: flatArguments(inner) };
    return args === undefined ? null : { name: null, args };
  }
  const fragment = fragmentOf(object, type, typed);
  if (fragment !== undefined) return { name: nameOf(object, false)?.name ?? null, args: fragment };
  const args = argumentsIn(object);
  if (isDefinition(object, args)) return null;
  const named = nameOf(object, sure) ?? nameOf(object, true);
  if (named !== null && isCall(object, named, args, sure, place)) {
    return { name: named.name, args, ...(sure ? { rest: flatArguments(object) } : {}) };
  }
  const written = typed ? parsedJson(wordOf(object["content"]) ?? "") : undefined;
  if (isObject(written)) return seenCall(written, "calls", false);
  const typeName = typed ? nameInType(type) : null;
  if (typeName !== null) return { name: typeName, args, rest: flatArguments(object) };
  if (!sure) return null;
  // In streams the name came earlier.
  if (args !== undefined && named === null && !isObject(args)) return { name: null, args };
  return listed ? underItsName(object) : null;
}

function isCall(
  object: Fields,
  named: { readonly key: string; readonly sure: boolean },
  args: unknown,
  sure: boolean,
  place: Place,
): boolean {
  if (sure) return args !== undefined || named.sure || named.key === "name";
  if (named.sure) return args !== undefined || (place === "steps" && hasResult(object));
  if (args === undefined) return false;
  if (named.key !== "name") return place === "steps" && isObject(args);
  // A span of a trace has a name and an input as well; only a call has arguments.
  const keys = Object.keys(object).filter((key) => object[key] === args);
  if (keys.some(isPlainArgumentsKey)) return true;
  return place === "steps" && isObject(args) && !("messages" in args) && !("prompt" in args);
}

/** The object inside that holds name and arguments: `function` of OpenAI, or what the type names. */
function innerCall(object: Fields, type: string): Fields | null {
  for (const key of ["function", type]) {
    const inner = key === "" ? undefined : object[key];
    if (isObject(inner) && (nameOf(inner, true) !== null || argumentsIn(inner) !== undefined)) {
      return inner;
    }
  }
  return null;
}

function nameOf(
  object: Fields,
  anyName: boolean,
): { name: string; key: string; sure: boolean } | null {
  for (const [key, value] of Object.entries(object)) {
    const name = isToolNameKey(key) ? wordOf(value) : null;
    if (name !== null && name.length <= 200) return { name, key, sure: true };
  }
  if (!anyName) return null;
  const plain = wordOf(object["name"]);
  if (plain !== null) return { name: plain, key: "name", sure: false };
  for (const [key, value] of Object.entries(object)) {
    const name = isAnyNameKey(key) && key !== "id" ? wordOf(value) : null;
    if (name !== null) return { name, key, sure: false };
  }
  return null;
}

/** The arguments under some usual name; an object before a text. */
function argumentsIn(object: Fields): unknown {
  const found = Object.entries(object)
    .filter(([key, value]) => isArgumentsKey(key) && value !== undefined && value !== null)
    .map(([, value]) => value);
  const best = found.find((value) => isObject(value) && Object.keys(value).length > 0) ?? found[0];
  const inside = [object["state"], object["data"]].find(isObject);
  return best === undefined && inside !== undefined ? argumentsIn(inside) : best;
}

/** A piece of the arguments' text, as streams send it. */
function fragmentOf(object: Fields, type: string, typed: boolean): string | undefined {
  for (const [key, value] of Object.entries(object)) {
    if (typeof value !== "string") continue;
    const plain = plainKey(key);
    if (
      /^(?:partialjson|argsdelta|argumentsdelta|argstextdelta|inputtextdelta|inputdelta)$/.test(
        plain,
      )
    ) {
      return value;
    }
    if (
      plain === "delta" &&
      (typed || /(?:call|tool)\w*(?:args|arguments|input|chunk)/i.test(plainKey(type)))
    ) {
      return value;
    }
  }
  return undefined;
}

function isDefinition(object: Fields, args: unknown): boolean {
  if ("input_schema" in object || "inputSchema" in object) return true;
  const schema = fieldsOf(args);
  return (schema["type"] === "object" && "properties" in schema) || "$schema" in schema;
}

function hasResult(object: Fields): boolean {
  return Object.keys(object).some(isResultKey);
}

/** Everything of a call but its name, its result and its life. What is no word is no name. */
function flatArguments(object: Fields): Fields {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([key, value]) =>
        value !== null &&
        (wordOf(value) === null || !(isToolNameKey(key) || isAnyNameKey(key))) &&
        !isResultKey(key) &&
        !LIFE.test(plainKey(key)),
    ),
  );
}

/** `{ send_mail: { to: … } }`: the only key is the name. */
function underItsName(object: Fields): SeenCall | null {
  const [only, ...more] = Object.entries(object);
  if (only === undefined || more.length > 0) return null;
  const [name, args] = only;
  if (
    typeof args !== "object" ||
    args === null ||
    isCallType(name) ||
    /^(?:function|action|payload|call|data)$/i.test(name)
  )
    return null;
  return { name, args };
}

/** A call that is written as a text: `send_mail`, `send_mail({"to": …})`. */
export function callInText(text: string): SeenCall | null {
  const match = /^\s*([A-Za-z_][\w.:/-]{0,120})\s*(?:\(([\s\S]*)\))?\s*$/.exec(text);
  if (match === null) return null;
  const inside = match[2]?.trim() ?? "";
  return { name: match[1] ?? "", args: inside === "" ? {} : (parsedJson(inside) ?? inside) };
}
