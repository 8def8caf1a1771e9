import { asList, asObject, asText, firstText, own } from "../json-view.ts";

/** A span of any exporter, with its attributes as plain values. */
export interface Span {
  readonly traceId: string | null;
  readonly spanId: string | null;
  readonly parentId: string | null;
  readonly name: string;
  /** Nanoseconds since the epoch as far as a double holds them, or null. */
  readonly start: number | null;
  readonly attributes: ReadonlyMap<string, unknown>;
  readonly events: readonly SpanEvent[];
  readonly dropped: number;
  /** What the producer says of how the step went. */
  readonly status: string | null;
  readonly pointer: string;
}

export interface SpanEvent {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, unknown>;
  readonly body: unknown;
  readonly pointer: string;
}

/** The spans of an OTLP JSON export, a list of SDK spans, or one span or attribute table. */
export function spansOf(value: unknown): Span[] {
  const spans: Span[] = [];
  const resources = asList(own(value, "resourceSpans")) ?? asList(own(value, "resource_spans"));
  if (resources) {
    for (const [r, resource] of resources.entries())
      addResource(spans, resource, `/resourceSpans/${r}`);
  }
  const logs = asList(own(value, "resourceLogs")) ?? asList(own(value, "resource_logs"));
  if (logs)
    for (const [r, resource] of logs.entries()) addLogs(spans, resource, `/resourceLogs/${r}`);
  if (resources || logs) return spans;
  const list = asList(value);
  if (list) return list.map((item, index) => toSpan(item, `/${index}`));
  return [toSpan(value, "")];
}

function addResource(spans: Span[], resource: unknown, pointer: string): void {
  for (const key of ["scopeSpans", "scope_spans", "instrumentationLibrarySpans"]) {
    for (const [s, scope] of (asList(own(resource, key)) ?? []).entries()) {
      for (const [i, span] of (asList(own(scope, "spans")) ?? []).entries()) {
        spans.push(toSpan(span, `${pointer}/${key}/${s}/spans/${i}`));
      }
    }
  }
}

/** Log records of one span become its events. */
function addLogs(spans: Span[], resource: unknown, pointer: string): void {
  const bySpan = new Map<string, { first: unknown; events: SpanEvent[]; pointer: string }>();
  for (const [s, scope] of (asList(own(resource, "scopeLogs")) ?? []).entries()) {
    for (const [i, record] of (asList(own(scope, "logRecords")) ?? []).entries()) {
      const at = `${pointer}/scopeLogs/${s}/logRecords/${i}`;
      const key = `${firstText(record, "traceId") ?? ""}/${firstText(record, "spanId") ?? ""}`;
      const group = bySpan.get(key) ?? { first: record, events: [], pointer: at };
      bySpan.set(key, group);
      group.events.push(toEvent(record, at));
    }
  }
  for (const { first, events, pointer: at } of bySpan.values()) {
    spans.push({
      ...toSpan({ traceId: own(first, "traceId"), spanId: own(first, "spanId") }, at),
      events,
    });
  }
}

function toSpan(value: unknown, pointer: string): Span {
  const context = own(value, "spanContext") ?? own(value, "context");
  const parent = own(value, "parentSpanContext");
  const table = own(value, "attributes");
  return {
    traceId: firstText(context, "traceId", "trace_id") ?? firstText(value, "traceId", "trace_id"),
    spanId: firstText(context, "spanId", "span_id") ?? firstText(value, "spanId", "span_id"),
    parentId:
      firstText(parent, "spanId") ??
      firstText(value, "parentSpanId", "parent_span_id", "parent_id"),
    name: firstText(value, "name") ?? "",
    start: timeOf(
      own(value, "startTimeUnixNano") ?? own(value, "startTime") ?? own(value, "start_time"),
    ),
    // A bare attribute table is a span of which nothing else is known.
    attributes: attributesOf(table ?? (isAttributeTable(value) ? value : undefined)),
    events: (asList(own(value, "events")) ?? []).map((event, index) =>
      toEvent(event, `${pointer}/events/${index}`),
    ),
    status: firstText(own(value, "status"), "message", "description"),
    dropped: Number(own(value, "droppedAttributesCount") ?? 0) || 0,
    pointer,
  };
}

function toEvent(value: unknown, pointer: string): SpanEvent {
  const attributes = attributesOf(own(value, "attributes"));
  return {
    name: firstText(value, "name", "eventName") ?? asText(attributes.get("event.name")) ?? "",
    attributes,
    body: anyValue(own(value, "body")),
    pointer,
  };
}

/** Whether an object's own keys are dotted attribute names. */
export function isAttributeTable(value: unknown): boolean {
  const object = asObject(value);
  return (
    object !== null &&
    Object.keys(object).some((key) =>
      /^(?:gen_ai|llm|openinference|ai|input|output|retrieval|tool)\./.test(key),
    )
  );
}

function timeOf(value: unknown): number | null {
  const pair = asList(value);
  if (pair && pair.length === 2) return Number(pair[0]) * 1e9 + Number(pair[1]);
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  const number = /^\d+$/.test(value) ? Number(value) : Date.parse(value) * 1e6;
  return Number.isNaN(number) ? null : number;
}

function attributesOf(value: unknown): Map<string, unknown> {
  const out = new Map<string, unknown>();
  const list = asList(value);
  if (list) {
    for (const item of list) {
      const key = asText(own(item, "key"));
      if (key !== null) out.set(key, anyValue(own(item, "value")));
    }
    return out;
  }
  for (const [key, item] of Object.entries(asObject(value) ?? {})) flatten(out, key, item, 0);
  return out;
}

/** Some exporters nest what others write with dots. */
function flatten(out: Map<string, unknown>, key: string, value: unknown, depth: number): void {
  const object = asObject(value);
  if (
    object &&
    depth < 6 &&
    /^(?:gen_ai|llm|openinference|ai|input|output|retrieval|tool|embedding|session)(?:\.|$)/.test(
      key,
    ) &&
    !("role" in object)
  ) {
    for (const [inner, item] of Object.entries(object))
      flatten(out, `${key}.${inner}`, item, depth + 1);
  } else {
    out.set(key, value);
  }
}

/** OTLP's tagged values as plain ones. */
function anyValue(value: unknown, depth = 0): unknown {
  const object = asObject(value);
  if (!object || depth > 50) return value;
  for (const key of ["stringValue", "boolValue", "doubleValue", "string_value", "bool_value"]) {
    if (Object.hasOwn(object, key)) return object[key];
  }
  for (const key of ["intValue", "int_value"])
    if (Object.hasOwn(object, key)) return Number(object[key]);
  if (Object.hasOwn(object, "bytesValue")) return null;
  const array = asList(own(object["arrayValue"] ?? object["array_value"], "values"));
  if (array) return array.map((item) => anyValue(item, depth + 1));
  if (Object.hasOwn(object, "arrayValue")) return [];
  const pairs = asList(own(object["kvlistValue"] ?? object["kvlist_value"], "values"));
  if (pairs) {
    const out = Object.create(null) as Record<string, unknown>;
    for (const pair of pairs) {
      const key = asText(own(pair, "key"));
      if (key !== null) out[key] = anyValue(own(pair, "value"), depth + 1);
    }
    return out;
  }
  return value;
}
