import { asList, asText, firstText, own } from "../json-view.ts";
import type { Reader } from "./importer.ts";
import { type Observation, readObservation } from "./observation.ts";
import { roughSize, type Step, StepBuffer } from "./steps.ts";

/** A trace, a span, or a batch of both as the SDK's exporters write them. */
export function isTraceRecord(value: unknown): boolean {
  const batch = asList(own(value, "data"));
  if (batch) return batch.length > 0 && batch.every(isTraceRecord);
  const object = own(value, "object");
  return (
    (object === "trace" && own(value, "workflow_name") !== undefined) ||
    (object === "trace.span" && own(value, "span_data") !== undefined)
  );
}

const KINDS: Readonly<Record<string, Observation["kind"]>> = {
  generation: "model",
  response: "model",
  function: "tool",
  guardrail: "guardrail",
  agent: "other",
  handoff: "other",
  custom: "other",
};

/** Reads trace records as steps; what a span only names is said to be missing. */
export function readTraceRecord(value: unknown, reader: Reader, pointer = ""): void {
  const batch = asList(own(value, "data"));
  if (batch && own(value, "object") === undefined) {
    for (const [index, record] of batch.entries())
      readTraceRecord(record, reader, `${pointer}/data/${index}`);
    return;
  }
  if (own(value, "object") !== "trace.span") return;
  const data = own(value, "span_data");
  const type = asText(own(data, "type")) ?? "";
  const id = firstText(value, "id");
  const start = Date.parse(firstText(value, "started_at") ?? "");
  const builder = reader.transcript(firstText(value, "trace_id"));
  const about = { pointer, inputPointer: `${pointer}/span_data/input`, stepId: id };
  const input = type === "response" ? responseInput(data) : own(data, "input");
  const output = own(data, type === "response" ? "response" : "output") ?? own(data, "data");
  const step: Step = {
    id,
    parentId: firstText(value, "parent_id"),
    start: Number.isNaN(start) ? null : start,
    size: roughSize(data),
    read: (to, phase) => {
      readObservation(
        to,
        {
          ...about,
          kind: KINDS[type] ?? "other",
          name: firstText(data, "name") ?? type,
          input,
          output: isMark(data) ? null : output,
          error: type === "function" ? own(value, "error") : null,
          outputPointer: `${pointer}/span_data/output`,
        },
        phase,
      );
      if (type !== "response" || phase === "input" || output !== undefined) return;
      to.content("unclassified", {
        text: null,
        evidence: "hidden",
        actor: "response",
        notes: [
          `only the id of the response is in the log: ${firstText(data, "response_id") ?? "?"}`,
        ],
        pointer: `${pointer}/span_data`,
      });
    },
  };
  reader.state(StepBuffer).add(builder, step, reader);
}

/** Exporters of one's own put the input of a response beside its id. */
function responseInput(data: unknown): unknown {
  const input = own(data, "input");
  const items = typeof input === "string" ? [{ role: "user", content: input }] : input;
  return items === undefined ? undefined : { input: items };
}

/** The SDK marks turns and tasks by spans that hold nothing said. */
function isMark(data: unknown): boolean {
  return own(own(data, "data"), "sdk_span_type") !== undefined;
}
