import { BacktrailError } from "../formats/error.ts";

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

/** The place of the first forbidden key in a value, for instance `events[2].meta.hopCount`, or null. */
export function findOriginLeak(value: unknown): string | null {
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
      if (typeof key === "string" && FORBIDDEN.has(fold(key))) return at;
      children.push({ value: child, at });
    }
    stack.push(...children.reverse());
  }
  return null;
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
  const at = findOriginLeak(value);
  if (at === null) return;
  throw new BacktrailError({
    code: "origin_leak",
    where: path,
    message: `the key "${at}" gives away where a text came from; a trace may hold only what a defence sees`,
  });
}
