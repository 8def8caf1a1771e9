import { asList, asObject, asText, own } from "../json-view.ts";
import { readMessages } from "../messages/message.ts";
import { resultText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import { aiSdkSteps, readAiSdkSteps } from "./ai-sdk-steps.ts";
import type { Importer } from "./importer.ts";

/** AI SDK messages (model and UI messages of any version) and UI message streams. */
export const aiSdk: Importer = {
  name: "ai-sdk",
  summary: "AI SDK model messages, steps of a run, UI messages and UI message streams",
  session: false,
  detect: (value) => {
    if (aiSdkSteps(value)) return "steps with content and finish reason";
    const list = asList(value) ?? asList(own(value, "messages"));
    if (!list || list.length === 0) return isUiEvent(value) ? "a UI message stream event" : null;
    if (list.every(isUiEvent)) return "a UI message stream";
    if (list.some(isUiMessage)) return "messages with parts and ids";
    return list.some(hasModelParts) ? "messages with tool-call or tool-result parts" : null;
  },
  isStreamEvent: (value) => isUiEvent(value),
  assemble: (events) => events,
  read(value, reader) {
    const list = asList(value) ?? asList(own(value, "messages")) ?? [value];
    const builder = reader.transcript(asText(own(value, "id")) ?? asText(own(value, "chatId")));
    const steps = aiSdkSteps(value);
    if (steps) readAiSdkSteps(builder, steps, asList(value) ? "" : "/steps");
    else if (list.every(isUiEvent)) readStream(builder, list);
    else readMessages(builder, list, asList(value) ? "" : "/messages");
  },
};

const UI_EVENTS =
  /^(?:start|start-step|finish|finish-step|abort|error|message-metadata|(?:text|reasoning)-(?:start|delta|end)|reasoning-part-finish|tool-(?:input-(?:start|delta|available|error)|output-(?:available|error|denied)|approval-request)|source-(?:url|document)|file|data-[A-Za-z0-9_-]+)$/;

function isUiEvent(value: unknown): boolean {
  const type = asText(own(value, "type"));
  return type !== null && UI_EVENTS.test(type) && own(value, "role") === undefined;
}

function isUiMessage(value: unknown): boolean {
  const parts = asList(own(value, "parts"));
  return (
    parts !== null &&
    typeof own(value, "id") === "string" &&
    parts.every(
      (part) => typeof own(part, "type") === "string" && own(part, "content") === undefined,
    )
  );
}

function hasModelParts(value: unknown): boolean {
  return (asList(own(value, "content")) ?? []).some((part) =>
    /^tool-(?:call|result|approval)/.test(asText(own(part, "type")) ?? ""),
  );
}

/** A stream tells a message in pieces: text by id, tool input by call, then outputs. */
function readStream(builder: TranscriptBuilder, events: readonly unknown[]): void {
  // Long: one case for each event of the stream, all of which fill the same tables.
  const texts = new Map<string, { text: string; at: number; kind: string }>();
  const inputs = new Map<string, { tool: string; json: string; at: number; done: boolean }>();
  const flush = (): void => {
    for (const { text, at, kind } of texts.values()) {
      builder.content(
        "assistant",
        { text, pointer: `/${at}` },
        kind === "reasoning" ? "reasoning" : "content",
      );
    }
    texts.clear();
  };
  const callOf = (id: string): void => {
    const input = inputs.get(id);
    if (!input || input.done) return;
    input.done = true;
    builder.call({
      callId: id,
      tool: input.tool,
      args: decoded(input.json || null),
      pointer: `/${input.at}`,
    });
  };
  for (const [at, event] of events.entries()) {
    const type = asText(own(event, "type")) ?? "";
    const id = asText(own(event, "id")) ?? "";
    const callId = asText(own(event, "toolCallId")) ?? "";
    const delta = /^(text|reasoning)-delta$/.exec(type);
    if (delta) {
      const [, kind = ""] = delta;
      const key = `${kind}:${id}`;
      const entry = texts.get(key) ?? { text: "", at, kind };
      entry.text += asText(own(event, "delta")) ?? asText(own(event, "text")) ?? "";
      texts.set(key, entry);
    } else if (type === "tool-input-start") {
      inputs.set(callId, {
        tool: asText(own(event, "toolName")) ?? "unknown",
        json: "",
        at,
        done: false,
      });
    } else if (type === "tool-input-delta") {
      const input = inputs.get(callId);
      if (input) input.json += asText(own(event, "inputTextDelta")) ?? "";
    } else if (type === "tool-input-available") {
      flush();
      inputs.set(callId, {
        tool: asText(own(event, "toolName")) ?? "unknown",
        json: "",
        at,
        done: true,
      });
      builder.call({
        callId,
        tool: asText(own(event, "toolName")) ?? "unknown",
        args: own(event, "input"),
        pointer: `/${at}`,
      });
    } else if (/^tool-(?:output|input-error|approval)/.test(type)) {
      flush();
      callOf(callId);
      readToolEvent(builder, event, type, callId, at);
    } else if (type === "finish-step" || type === "finish") {
      flush();
      for (const open of inputs.keys()) callOf(open);
    } else if (type === "file" || /^(?:source|data)-/.test(type)) {
      builder.content("unclassified", {
        text: JSON.stringify(event),
        pointer: `/${at}`,
        notes: [type],
      });
    } else if (type === "error") {
      builder.decision({
        text: asText(own(event, "errorText")) ?? "error",
        pointer: `/${at}`,
        notes: ["stream error"],
      });
    }
  }
  flush();
  for (const open of inputs.keys()) callOf(open);
}

function readToolEvent(
  builder: TranscriptBuilder,
  event: unknown,
  type: string,
  callId: string,
  at: number,
): void {
  const pointer = `/${at}`;
  if (type === "tool-approval-request" || type === "tool-output-denied") {
    builder.decision({ text: type, callId, pointer, notes: [type] });
    return;
  }
  const error = asText(own(event, "errorText"));
  const { text, notes } = resultText(own(event, "output") ?? error ?? undefined);
  builder.result({
    callId,
    text,
    notes: error === null ? notes : ["tool error", ...notes],
    pointer: asObject(event) ? `${pointer}/output` : pointer,
  });
}
