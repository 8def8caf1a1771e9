/** A JSON object of an export; nothing in it is trusted. */
export type OtlpObject = Readonly<Record<string, unknown>>;

/** One span or log record of an export, with its ids in lower-case hex. */
export interface OtlpItem {
  readonly kind: "span" | "log";
  /** Null where the exporter gave none. */
  readonly traceId: string | null;
  readonly spanId: string | null;
  readonly parentId: string | null;
  /** As it came, but for the ids. */
  readonly value: OtlpObject;
}

const LISTS = {
  span: ["resourceSpans", ["scopeSpans", "instrumentationLibrarySpans"], "spans"],
  log: ["resourceLogs", ["scopeLogs"], "logRecords"],
} as const;

/** Spans and log records of an OTLP export in its JSON form, in either spelling of its keys. */
export function otlpItems(value: unknown): OtlpItem[] {
  const items: OtlpItem[] = [];
  for (const kind of ["span", "log"] as const) {
    const [resources, scopes, list] = LISTS[kind];
    for (const resource of listAt(value, resources)) {
      for (const scope of scopes.flatMap((key) => listAt(resource, key))) {
        for (const item of listAt(scope, list)) {
          if (isObject(item)) items.push(itemOf(kind, item));
        }
      }
    }
  }
  return items;
}

/** An export in its JSON form that holds only these. */
export function otlpExport(items: readonly OtlpItem[]): OtlpObject {
  const of = (kind: OtlpItem["kind"]): readonly OtlpObject[] =>
    items.filter((item) => item.kind === kind).map(({ value }) => value);
  return {
    resourceSpans: [{ scopeSpans: [{ spans: of("span") }] }],
    resourceLogs: [{ scopeLogs: [{ logRecords: of("log") }] }],
  };
}

function itemOf(kind: OtlpItem["kind"], item: OtlpObject): OtlpItem {
  const traceId = idAt(item, "traceId", 16);
  const spanId = idAt(item, "spanId", 8);
  const parentId = idAt(item, "parentSpanId", 8);
  const value = {
    ...item,
    traceId,
    spanId,
    ...(kind === "span" ? { parentSpanId: parentId } : {}),
  };
  return { kind, traceId, spanId, parentId, value };
}

function idAt(item: OtlpObject, key: string, bytes: number): string | null {
  const text = at(item, key);
  return typeof text === "string" ? hexId(text, bytes) : null;
}

/**
 * An id in lower-case hex; null for one that is all zeros. The standard says hex; some exporters
 * write bytes as protobuf's JSON does, in Base64.
 */
export function hexId(text: string, bytes: number): string | null {
  const hex =
    text.length === bytes * 2 && /^[0-9a-f]+$/i.test(text)
      ? text.toLowerCase()
      : Buffer.from(text, "base64").toString("hex");
  return /^0*$/.test(hex) ? null : hex;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = isObject(value) ? at(value, key) : null;
  return Array.isArray(list) ? list : [];
}

function at(value: OtlpObject, key: string): unknown {
  if (Object.hasOwn(value, key)) return value[key];
  const snake = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.hasOwn(value, snake) ? value[snake] : undefined;
}

function isObject(value: unknown): value is OtlpObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
