import {
  create,
  createFileRegistry,
  type DescMessage,
  fromBinary,
  toJson,
} from "@bufbuild/protobuf";
import {
  type DescriptorProto,
  DescriptorProtoSchema,
  type FieldDescriptorProto,
  FieldDescriptorProto_Label,
  FieldDescriptorProto_Type,
  FieldDescriptorProtoSchema,
  FileDescriptorProtoSchema,
} from "@bufbuild/protobuf/wkt";

/** What an exporter sends: spans, or log records. */
export type OtlpSignal = "traces" | "logs";

const { BYTES, STRING, BOOL, INT64, DOUBLE, FIXED64, FIXED32, UINT32, INT32 } =
  FieldDescriptorProto_Type;

type FieldType = FieldDescriptorProto_Type | string;
type Table = Readonly<
  Record<string, Readonly<Record<string, readonly [number, FieldType, "repeated"?]>>>
>;

/** Numbers and types of the fields of OTLP 1.x (opentelemetry-proto); unknown fields are skipped. */
const MESSAGES: Table = {
  TracesRequest: { resource_spans: [1, "ResourceSpans", "repeated"] },
  LogsRequest: { resource_logs: [1, "ResourceLogs", "repeated"] },
  ResourceSpans: { resource: [1, "Resource"], scope_spans: [2, "ScopeSpans", "repeated"] },
  ResourceLogs: { resource: [1, "Resource"], scope_logs: [2, "ScopeLogs", "repeated"] },
  Resource: { attributes: [1, "KeyValue", "repeated"] },
  ScopeSpans: { scope: [1, "Scope"], spans: [2, "Span", "repeated"] },
  ScopeLogs: { scope: [1, "Scope"], log_records: [2, "LogRecord", "repeated"] },
  Scope: { name: [1, STRING], version: [2, STRING] },
  Span: {
    trace_id: [1, BYTES],
    span_id: [2, BYTES],
    trace_state: [3, STRING],
    parent_span_id: [4, BYTES],
    name: [5, STRING],
    kind: [6, INT32],
    start_time_unix_nano: [7, FIXED64],
    end_time_unix_nano: [8, FIXED64],
    attributes: [9, "KeyValue", "repeated"],
    dropped_attributes_count: [10, UINT32],
    events: [11, "Event", "repeated"],
    dropped_events_count: [12, UINT32],
    links: [13, "Link", "repeated"],
    status: [15, "Status"],
    flags: [16, FIXED32],
  },
  Event: {
    time_unix_nano: [1, FIXED64],
    name: [2, STRING],
    attributes: [3, "KeyValue", "repeated"],
  },
  Link: { trace_id: [1, BYTES], span_id: [2, BYTES], attributes: [4, "KeyValue", "repeated"] },
  Status: { message: [2, STRING], code: [3, INT32] },
  LogRecord: {
    time_unix_nano: [1, FIXED64],
    severity_number: [2, INT32],
    body: [5, "AnyValue"],
    attributes: [6, "KeyValue", "repeated"],
    trace_id: [9, BYTES],
    span_id: [10, BYTES],
    observed_time_unix_nano: [11, FIXED64],
    event_name: [12, STRING],
  },
  KeyValue: { key: [1, STRING], value: [2, "AnyValue"] },
  AnyValue: {
    string_value: [1, STRING],
    bool_value: [2, BOOL],
    int_value: [3, INT64],
    double_value: [4, DOUBLE],
    array_value: [5, "ArrayValue"],
    kvlist_value: [6, "KeyValueList"],
    bytes_value: [7, BYTES],
  },
  ArrayValue: { values: [1, "AnyValue", "repeated"] },
  KeyValueList: { values: [1, "KeyValue", "repeated"] },
};

const PACKAGE = "backtrail.otlp";

/**
 * Reads the body of an OTLP/HTTP export in its binary form as what its JSON form would be, ids
 * in Base64.
 * @throws Error when the bytes are no such message.
 */
export function otlpFromBinary(signal: OtlpSignal, bytes: Uint8Array): unknown {
  const schema = SCHEMAS[signal];
  return toJson(schema, fromBinary(schema, bytes));
}

const SCHEMAS = schemas();

function schemas(): Readonly<Record<OtlpSignal, DescMessage>> {
  const file = create(FileDescriptorProtoSchema, {
    name: "otlp.proto",
    package: PACKAGE,
    syntax: "proto3",
    messageType: Object.entries(MESSAGES).map(([name, fields]) => message(name, fields)),
  });
  const registry = createFileRegistry(file, () => undefined);
  const of = (name: string): DescMessage => {
    const found = registry.getMessage(`${PACKAGE}.${name}`);
    if (!found) throw new RangeError(`no message ${name}`);
    return found;
  };
  return { traces: of("TracesRequest"), logs: of("LogsRequest") };
}

function message(name: string, fields: Table[string]): DescriptorProto {
  // A value is one of its fields, and an empty text is not the same as none.
  const isChoice = name === "AnyValue";
  return create(DescriptorProtoSchema, {
    name,
    field: Object.entries(fields ?? {}).map(([key, [number, type, repeated]]) =>
      field(key, number, type, repeated === "repeated", isChoice),
    ),
    oneofDecl: isChoice ? [{ name: "value" }] : [],
  });
}

function field(
  name: string,
  number: number,
  type: FieldType,
  repeated: boolean,
  inChoice: boolean,
): FieldDescriptorProto {
  const isMessage = typeof type === "string";
  return create(FieldDescriptorProtoSchema, {
    name,
    number,
    jsonName: name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    label: repeated ? FieldDescriptorProto_Label.REPEATED : FieldDescriptorProto_Label.OPTIONAL,
    type: isMessage ? FieldDescriptorProto_Type.MESSAGE : type,
    ...(isMessage ? { typeName: `.${PACKAGE}.${type}` } : {}),
    ...(inChoice ? { oneofIndex: 0 } : {}),
  });
}
