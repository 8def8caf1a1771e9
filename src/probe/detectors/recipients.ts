import type { ToolCall } from "../contracts/tool-call.ts";
import { isWithin, normalHost } from "./links.ts";

const RECIPIENT_KEYS =
  /^(?:to|cc|bcc|recipients?|address(?:es)?|emails?|mail|send_?to|forward_?to|destination|target)(?:_?(?:address(?:es)?|emails?))?$/i;
const CONTENT_KEYS = /^(?:body|text|content|message|subject|note|comment|quote|html)$/i;
/** Tools that only read. A call to one of them sends nothing. */
const READING = /^(?:read|get|fetch|list|search|recall|find|lookup|open|show|view)/i;

/** Mail addresses that a tool call sends something to. */
export function recipientsOf(call: ToolCall): string[] {
  if (READING.test(call.name)) return [];
  const args = typeof call.args === "string" ? parsed(call.args) : call.args;
  if (typeof args === "string") return addressesIn(args);
  if (typeof args !== "object" || args === null) return [];
  const named = collect(args, (key) => RECIPIENT_KEYS.test(key), false);
  return named.length > 0 ? named : collect(args, (key) => !CONTENT_KEYS.test(key), false);
}

/** The recipients of a call that are outside the organisation. */
export function externalRecipients(call: ToolCall, domains: readonly string[]): string[] {
  return recipientsOf(call).filter((address) => isExternal(address, domains));
}

/** Whether a mail address belongs to nobody in the organisation. */
export function isExternal(address: string, domains: readonly string[]): boolean {
  const host = address.slice(address.lastIndexOf("@") + 1);
  return !isWithin(normalHost(host), domains);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function collect(value: unknown, wanted: (key: string) => boolean, inside: boolean): string[] {
  if (typeof value === "string") return inside ? addressesIn(value) : [];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, wanted, inside));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    collect(item, wanted, inside || wanted(key)),
  );
}

/**
 * Addresses in a recipient field. In `"shown@a.example" <real@b.example>` the real one counts, not
 * the name shown.
 */
export function addressesIn(field: string): string[] {
  const found: string[] = [];
  for (const piece of field.split(/[,;\n]+/)) {
    const angled = /<([^<>]*@[^<>]*)>\s*$/.exec(piece)?.[1];
    const plain = angled ?? piece;
    for (const match of plain.matchAll(/[^\s<>,;:"'()[\]]+@[^\s<>,;:"'()[\]@]+/g)) {
      found.push(match[0].replace(/[.!?]+$/, ""));
    }
  }
  return found;
}
