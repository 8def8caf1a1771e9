import { isTrusted, type Trace, type TraceEvent } from "../pab/model.ts";

/** A value that an order names and where it came from. */
export interface OrderValue {
  readonly value: string;
  /** The event that it came from; null where no event before the order holds it. */
  readonly from: TraceEvent | null;
  /** Whether the true event of origin holds it. */
  readonly atOrigin: boolean;
  readonly untrusted: boolean;
}

/** Words in quotation marks, else what stands between blanks. */
const PIECES = /"([^"\n]+)"|“([^”\n]+)”|`([^`\n]+)`|(\S+)/gu;

/** What is no part of a value at either end. */
const AROUND = /^[^\p{L}\p{N}@/~#$€£]+|[^\p{L}\p{N}/%]+$/gu;

/** A word of a language is made of letters; an address, an amount, a path or a code is not. */
const WORD = /^[\p{L}\p{M}'’-]*$/u;

/** Values that an order names: what a call that obeys it would hold as its arguments. */
export function valuesInOrder(text: string): string[] {
  const found = new Set<string>();
  for (const [, straight, curly, code, piece = ""] of text.matchAll(PIECES)) {
    const quoted = straight ?? curly ?? code;
    const value = quoted ?? piece.replaceAll(AROUND, "");
    if (value !== "" && (quoted !== undefined || !WORD.test(value))) found.add(value);
  }
  return [...found];
}

/**
 * Where the values of an order came from: the event of origin where that holds them, else the first
 * event before the order that does.
 * @param surface index of the order's event
 * @param origin id of the event of origin; null where it is not known
 */
export function orderValues(
  { events }: Trace,
  order: string,
  surface: number,
  origin: string | null,
): OrderValue[] {
  const before = events.slice(0, Math.max(0, surface));
  const source = events.find(({ eventId }) => eventId === origin) ?? null;
  return valuesInOrder(order).map((value) => {
    const atOrigin = source !== null && holds(source, value);
    const from = atOrigin ? source : (before.find((event) => holds(event, value)) ?? null);
    return { value, from, atOrigin, untrusted: from !== null && !isTrusted(from.channel) };
  });
}

/** Whether a text holds a value as a whole: 12 does not stand in 112. */
function holds({ content }: TraceEvent, value: string): boolean {
  const [text, wanted] = [content.toLowerCase(), value.toLowerCase()];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const around = [text.slice(0, at), text.slice(at + wanted.length)];
    if (!/[\p{L}\p{N}]$/u.test(around[0] ?? "") && !/^[\p{L}\p{N}]/u.test(around[1] ?? ""))
      return true;
  }
  return false;
}
