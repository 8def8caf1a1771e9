/**
 * Reading values of unknown shape without throwing: third-party logs differ between versions, so
 * importers look at structure and treat what is not there as missing.
 */

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object, or null when it is anything else. */
export function asObject(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null;
}

/** The value as a list, or null when it is anything else. */
export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** The value as a string, or null when it is anything else. */
export function asText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/**
 * The own property of an object; inherited names such as `constructor` are never found, so that
 * content cannot reach the prototype.
 */
export function own(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as JsonObject)[key]
    : undefined;
}

/** The first own property among several names that holds a non-empty string. */
export function firstText(value: unknown, ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const found = own(value, key);
    if (typeof found === "string" && found !== "") return found;
  }
  return null;
}

/** An id under one of several names; where it is a path of ids, the last and own one. */
export function firstId(value: unknown, ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const found = own(value, key);
    const id = Array.isArray(found) ? found.at(-1) : found;
    if (typeof id === "string" && id !== "") return id;
  }
  return null;
}
