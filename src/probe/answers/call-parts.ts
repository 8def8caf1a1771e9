import type { ToolCall } from "../contracts/tool-call.ts";
import { type Fields, isObject, parsedJson } from "./json-view.ts";

/** What one place of an answer, or one frame of a stream, says about a call. */
export interface CallPiece {
  /** Every id it goes by, the call's own first. */
  readonly ids: readonly string[];
  /** Its place among parallel calls; null where the sender gives none. */
  readonly index: string | null;
  /** Null for a piece that goes on with an earlier one. */
  readonly name: string | null;
  /** Undefined where the piece holds none. */
  readonly args: unknown;
  /** What stood flat beside the name; it is the arguments where no others come. */
  readonly rest?: Fields;
  /** The piece repeats the whole call instead of adding to it. */
  readonly closing: boolean;
}

/** A call with the id it was given. */
export interface ReadCall extends ToolCall {
  readonly id: string | null;
}

interface Part {
  readonly id: string | null;
  readonly name: string;
  text: string;
  whole: unknown;
  rest: Fields;
}

/**
 * Puts calls together. An id, where there is one, says which call a piece belongs to; servers give
 * every parallel call the index 0, or none, so that a new id, a new name, or arguments that are
 * already complete start a new call.
 */
export class CallParts {
  readonly #parts: Part[] = [];
  readonly #byId = new Map<string, Part>();
  readonly #byIndex = new Map<string, Part>();
  /** Pieces of arguments that belong to no call. */
  #lost = 0;

  add(piece: CallPiece): void {
    const part = this.#partOf(piece);
    if (part === null) {
      this.#lost += 1;
      return;
    }
    for (const id of piece.ids) this.#byId.set(id, part);
    if (piece.index !== null) this.#byIndex.set(piece.index, part);
    fill(part, piece);
  }

  get lost(): number {
    return this.#lost;
  }

  /** The calls in order of first appearance; arguments that are no JSON stay text. */
  done(): ReadCall[] {
    return this.#parts.map(({ id, name, text, whole, rest }) => ({
      id,
      name: cleanName(name),
      args: unwrapped(whole ?? parsedArguments(text) ?? rest, name),
    }));
  }

  #partOf(piece: CallPiece): Part | null {
    const known = piece.ids.map((id) => this.#byId.get(id)).find((part) => part !== undefined);
    if (known !== undefined && !isAnother(known, piece)) return known;
    const at =
      (piece.index === null ? undefined : this.#byIndex.get(piece.index)) ?? this.#parts.at(-1);
    if (piece.name === null) return at ?? null;
    const goesOn =
      known === undefined &&
      at !== undefined &&
      piece.index !== null &&
      piece.ids.length === 0 &&
      at.name === piece.name &&
      !isComplete(at);
    if (goesOn) return at;
    const part: Part = {
      id: piece.ids[0] ?? null,
      name: piece.name,
      text: "",
      whole: undefined,
      rest: {},
    };
    this.#parts.push(part);
    return part;
  }
}

/** Arguments that belong to no call are a call whose name was not read. */
export function lostNote({ lost }: CallParts): readonly string[] {
  return lost > 0 ? [`${lost} arguments without a name`] : [];
}

/** An id that is used again for a call with another name or other arguments. */
function isAnother(known: Part, piece: CallPiece): boolean {
  if (piece.name === null) return false;
  if (cleanName(known.name) !== cleanName(piece.name)) return true;
  if (!isComplete(known) || piece.closing) return false;
  const now = argumentsOf(piece.args);
  if (now === undefined || now === "" || isEmpty(now)) return false;
  if (typeof now === "string") return false;
  return JSON.stringify(now) !== JSON.stringify(known.whole ?? parsedArguments(known.text));
}

function fill(part: Part, { args, rest, closing }: CallPiece): void {
  if (rest !== undefined && !isEmpty(rest)) part.rest = rest;
  if (args === undefined || args === null) return;
  if (typeof args !== "string") {
    // A streamed call starts with `{}` and gets its arguments afterwards.
    if (!isEmpty(args) || (part.text === "" && part.whole === undefined)) part.whole = args;
    return;
  }
  if (args === "") return;
  if (isObject(part.whole) && isEmpty(part.whole)) part.whole = undefined;
  if (closing) part.text = args;
  else if (!(isComplete(part) && parsedJson(args) !== undefined)) part.text += args;
}

function isComplete(part: Part): boolean {
  if (part.whole !== undefined) return !isEmpty(part.whole);
  return typeof parsedJson(part.text) === "object";
}

function argumentsOf(args: unknown): unknown {
  return typeof args === "string" ? (parsedJson(args) ?? args) : args;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** Models that write control tokens into a name mean what stands before them. */
export function cleanName(name: string): string {
  const bare = name.split("<|")[0]?.trim() ?? "";
  return (bare === "" ? name : bare).replace(/^functions\./, "");
}

function parsedArguments(text: string): unknown {
  if (text.trim() === "") return undefined;
  const value = parsedJson(text);
  // Some servers encode the encoded text once more.
  const inner = typeof value === "string" ? parsedJson(value) : undefined;
  return isObject(inner) ? inner : (value ?? text);
}

/** Some servers put the arguments below the tool's own name. */
function unwrapped(args: unknown, name: string): unknown {
  if (!isObject(args)) return args;
  const keys = Object.keys(args);
  const inner = args[name];
  return keys.length === 1 && isObject(inner) ? inner : args;
}
