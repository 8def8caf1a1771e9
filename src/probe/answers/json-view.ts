/** An object of a foreign answer, looked at without trusting it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value's fields; none for anything but an object. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** The value's items; none for anything but a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A string that says something, or null. */
export function wordOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** A key or type as its letters and digits alone: `tool_calls`, `toolCalls` and `TOOL-CALLS` are one. */
export function plainKey(key: string): string {
  return key.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
}

const TYPE_KEYS = [
  "type",
  "part_kind",
  "part_delta_kind",
  "event_kind",
  "event",
  "kind",
  "$type",
  "event_type",
  "eventType",
  "message_type",
] as const;

/** What an object says it is, or an empty string. */
export function typeOf(value: Fields): string {
  for (const key of TYPE_KEYS) {
    const type = value[key];
    if (typeof type === "string" && type !== "") return type;
  }
  return "";
}

/** The value of a JSON text, or undefined. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
