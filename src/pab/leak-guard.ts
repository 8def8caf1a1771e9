import { BacktrailError } from "../formats/error.ts";
import { shorten } from "../text/printable.ts";

/** Keys that would hand a defence the answer, folded: lower case, without `-` and `_`. */
const FORBIDDEN: ReadonlySet<string> = new Set(
  [
    "origin",
    "true_origin_channel",
    "source",
    "derived_from",
    "hop_chain",
    "hop_count",
    "authorized",
    "ambiguity",
    "attack_type",
    "requested_action_tier",
  ].map(fold),
);

function fold(key: string): string {
  return key
    .normalize("NFKC")
    .replace(/[-_\s]/g, "")
    .toLowerCase();
}

/** Whether a key would hand a defence the answer, in whatever case and with whatever joints. */
export function isOriginKey(key: string): boolean {
  return FORBIDDEN.has(fold(key));
}

/** Places of the forbidden keys in a value, for instance `events[2].meta.hopCount`, at most `limit`. */
export function findOriginLeaks(
  value: unknown,
  limit: number = Number.POSITIVE_INFINITY,
): string[] {
  const found: string[] = [];
  // An explicit stack: a hostile file may nest deeper than the call stack.
  const stack: { readonly value: unknown; readonly at: string }[] = [{ value, at: "" }];
  const seen = new Set<object>();
  for (let item = stack.pop(); item; item = stack.pop()) {
    if (typeof item.value !== "object" || item.value === null || seen.has(item.value)) continue;
    seen.add(item.value);
    const children: { value: unknown; at: string }[] = [];
    for (const [key, child] of entriesOf(item.value)) {
      const at =
        typeof key === "number" ? `${item.at}[${key}]` : item.at ? `${item.at}.${key}` : key;
      if (typeof key === "string" && isOriginKey(key)) {
        found.push(at);
        if (found.length >= limit) return found;
      }
      children.push({ value: child, at });
    }
    for (const child of children.reverse()) stack.push(child);
  }
  return found;
}

function entriesOf(value: object): Iterable<[string | number, unknown]> {
  if (Array.isArray(value)) return value.entries();
  if (value instanceof Map) return [...value].map(([key, item]) => [String(key), item]);
  return Object.entries(value);
}

/**
 * Refuses a value in which any key, at any depth, names its origin. Values are never looked at: a
 * text may say "origin" freely.
 * @param path the file or place that the value came from, for the message
 * @throws BacktrailError with code `origin_leak`
 */
export function assertNoOriginLeak(value: unknown, path: string): void {
  const [at] = findOriginLeaks(value, 1);
  if (at === undefined) return;
  throw new BacktrailError({
    code: "origin_leak",
    where: path,
    message: originLeakMessage(at),
  });
}

/** The sentence about a leak at a place that `findOriginLeaks` gave. */
export function originLeakMessage(at: string): string {
  return `the key "${shorten(at, 200)}" gives away where a text came from; a trace may hold only what a defence sees`;
}
