import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { isMessage, readMessages } from "../messages/message.ts";
import { resultText } from "../messages/results.ts";
import { writtenCalls } from "../messages/written-calls.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import type { Importer, Reader } from "./importer.ts";
import { type Observation, readObservation } from "./observation.ts";
import { roughSize, type Step, StepBuffer } from "./steps.ts";

/** Langfuse: traces with observations as exported, observation rows, and the normalised ChatML form. */
export const langfuse: Importer = {
  name: "langfuse",
  summary: "Langfuse trace exports, observations and the normalised ChatML form",
  session: true,
  detect: (value) => {
    if (isChatMl(value)) return "observations with normalised input and output (ChatML)";
    if (asList(own(value, "observations"))) return "a trace with observations";
    if (isObservation(value)) return "an observation with type, traceId, input and output";
    const list = asList(value);
    return list?.length && list.every(isObservation) ? "a list of observations" : null;
  },
  read(value, reader) {
    if (isChatMl(value)) readChatMl(value as object, reader);
    else if (asList(own(value, "observations"))) readTrace(value, reader);
    else for (const item of asList(value) ?? [value]) readOne(item, reader);
  },
  end: (reader) => reader.state(StepBuffer).flush(),
};

const TYPES: Readonly<Record<string, Observation["kind"]>> = {
  GENERATION: "model",
  EMBEDDING: "other",
  TOOL: "tool",
  RETRIEVER: "retriever",
  AGENT: "agent",
  CHAIN: "other",
  EVALUATOR: "other",
  GUARDRAIL: "guardrail",
  SPAN: "other",
  EVENT: "other",
};

function isObservation(value: unknown): boolean {
  const type = asText(own(value, "type"));
  return (
    type !== null &&
    Object.hasOwn(TYPES, type) &&
    (own(value, "traceId") ?? own(value, "trace_id")) !== undefined
  );
}

function isChatMl(value: unknown): boolean {
  const object = asObject(value);
  if (!object) return false;
  const entries = Object.values(object);
  return (
    entries.length > 0 &&
    entries.every((entry) => isSide(own(entry, "input")) || isSide(own(entry, "output")))
  );
}

function isSide(value: unknown): boolean {
  return (
    typeof own(value, "success") === "boolean" &&
    (own(value, "data") !== undefined || own(value, "error") !== undefined)
  );
}

function readTrace(value: unknown, reader: Reader): void {
  const trace = asObject(own(value, "trace")) ?? value;
  const builder = reader.transcript(firstText(trace, "id", "traceId"));
  const root = {
    kind: "agent",
    name: firstText(trace, "name"),
    pointer: own(value, "trace") === trace ? "/trace" : "",
  } as const;
  readObservation(builder, { ...root, input: own(trace, "input"), output: null });
  for (const [index, item] of (asList(own(value, "observations")) ?? []).entries())
    addStep(builder, item, `/observations/${index}`, reader, isAsked(own(trace, "input")));
  reader.state(StepBuffer).flush();
  readObservation(builder, { ...root, input: null, output: own(trace, "output") });
}

function readOne(item: unknown, reader: Reader): void {
  if (!isObservation(item)) {
    reader.skip("not a Langfuse observation: it lacks type or traceId");
    return;
  }
  addStep(reader.transcript(firstText(item, "traceId", "trace_id")), item, "", reader);
}

function isAsked(input: unknown): boolean {
  return input !== undefined && input !== null && input !== "";
}

/** @param isInTrace whether the log says what the whole trace was asked */
function addStep(
  builder: TranscriptBuilder,
  item: unknown,
  pointer: string,
  reader: Reader,
  isInTrace = false,
): void {
  const id = firstText(item, "id");
  const type = asText(own(item, "type")) ?? "SPAN";
  const status = own(item, "statusMessage") ?? own(item, "status_message");
  const step: Step = {
    id,
    parentId: firstText(item, "parentObservationId", "parent_observation_id"),
    start: startOf(item),
    size: roughSize(item),
    isModel: TYPES[type] === "model",
    read: (to, phase, { isInner, isOnlyRoot }) =>
      readObservation(
        to,
        {
          kind: TYPES[type] ?? "other",
          name: firstText(item, "name"),
          input: own(item, "input"),
          output: own(item, "output"),
          error: own(item, "level") === "ERROR" ? status : null,
          status: { text: status, pointer: `${pointer}/statusMessage` },
          stepId: id,
          isRoot: !isInner && !isInTrace && type !== "EVENT",
          answers: isOnlyRoot && type !== "EVENT",
          pointer,
        },
        phase,
      ),
  };
  reader.state(StepBuffer).add(builder, step, reader);
}

function startOf(value: unknown): number | null {
  const time = Date.parse(firstText(value, "startTime", "start_time") ?? "");
  return Number.isNaN(time) ? null : time;
}

/** The longest conversations first: shorter ones repeat them. */
function readChatMl(value: object, reader: Reader): void {
  const builder = reader.transcript(null);
  const steps = Object.entries(value).map(([id, step]) => ({
    id,
    input: dataOf(own(step, "input")),
    output: dataOf(own(step, "output")),
    failed: [own(step, "input"), own(step, "output")].filter(
      (side) => own(side, "success") === false,
    ).length,
  }));
  for (const { output } of steps)
    for (const message of output)
      if (own(message, "role") === "assistant")
        for (const call of writtenCalls(own(message, "content")) ?? [])
          builder.announce(firstText(call, "id") ?? "");
  let failed = 0;
  for (const step of steps.sort((a, b) => b.input.length - a.input.length)) {
    failed += step.failed;
    for (const side of ["input", "output"] as const) {
      const list = step[side];
      if (list.length === 0) continue;
      const pointer = `/${escapePointer(step.id)}/${side}/data`;
      const messages = list.filter((item) => asText(own(item, "role")) !== null);
      const rest = list.filter((item) => !messages.includes(item));
      for (const [index, item] of list.entries()) {
        const tools = asList(own(item, "tools"));
        if (tools?.length) {
          builder.list();
          readDefinitions(builder, tools, null, `${pointer}/${index}/tools`);
        }
      }
      if (messages.length > 0) readMessages(builder, messages, pointer);
      for (const item of rest) readRoleless(builder, item, `${pointer}/${list.indexOf(item)}`);
    }
  }
  if (failed > 0)
    reader.note(
      `${failed} inputs or outputs were not understood by the exporter and are not in the file`,
    );
}

/** An item without a role: a tool's answer in a tool span, or the frame around one. */
function readRoleless(builder: TranscriptBuilder, item: unknown, pointer: string): void {
  const body = own(item, "content") ?? own(item, "json");
  if (body === undefined) return;
  const inner = decoded(body);
  for (const [key, found] of [
    ["messages", own(inner, "messages")],
    ["output", own(inner, "output")],
    ["args/messages", own(own(asList(own(inner, "output"))?.[0], "args"), "messages")],
    ["message", own(inner, "message")],
  ] as const) {
    const nested = asList(found) ?? [found];
    if (!nested.every(isMessage)) continue;
    readMessages(builder, nested, `${pointer}/json/${key}`);
    return;
  }
  const { text, notes } = resultText(inner);
  builder.list();
  builder.result({ callId: null, text, notes, pointer });
}

function dataOf(side: unknown): readonly unknown[] {
  return own(side, "success") === true ? (asList(own(side, "data")) ?? []) : [];
}

function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
