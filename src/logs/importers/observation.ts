import { asList, asObject, asText, own } from "../json-view.ts";
import { readUserText } from "../messages/flattened.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { isMessage, readMessage, readMessages } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import { resultText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { isDocument, readDocuments } from "./langchain.ts";
import { readItems } from "./openai-responses.ts";

/** One step of a traced run: what went in, what came out, and what kind of step it was. */
export interface Observation {
  readonly kind: "model" | "tool" | "retriever" | "agent" | "guardrail" | "other";
  readonly name: string | null;
  readonly input: unknown;
  readonly output: unknown;
  readonly callId?: string | null;
  readonly pointer: string;
  readonly inputPointer?: string;
  readonly outputPointer?: string;
}

/**
 * Reads a step of a trace. Steps show the same conversation again and again, encoded up to three
 * times; the builder knows what it has seen.
 */
export function readObservation(builder: TranscriptBuilder, step: Observation): void {
  const input = decoded(step.input);
  const output = decoded(step.output);
  const inAt = step.inputPointer ?? `${step.pointer}/input`;
  const outAt = step.outputPointer ?? `${step.pointer}/output`;
  const conversation = readConversation(builder, input, inAt);
  if (step.kind === "tool") {
    readTool(builder, step, input, output, outAt);
    return;
  }
  if (step.kind === "retriever") {
    readRetriever(builder, output, step.name, outAt);
    return;
  }
  if (step.kind === "guardrail") {
    builder.decision({
      text: textOf(output ?? ""),
      pointer: outAt,
      notes: [`guardrail ${step.name ?? ""}`.trim()],
    });
    return;
  }
  if (!conversation && (step.kind === "model" || step.kind === "agent")) {
    readPlainInput(builder, input, step.kind, inAt);
  }
  readAnswer(builder, output, step, outAt);
}

const CONVERSATION_KEYS = [
  "messages",
  "contents",
  "input",
  "prompt",
  "data",
  "state",
  "values",
  "chat_history",
  "new_message",
  "request",
];

/** The messages of an input or output, wherever in it they stand. */
function conversationOf(value: unknown): { list: readonly unknown[]; at: string } | null {
  const direct = asList(value);
  if (direct && direct.length > 0 && direct.every((item) => isMessage(item) || isBatch(item))) {
    return { list: direct, at: "" };
  }
  for (const key of CONVERSATION_KEYS) {
    const inner = decoded(own(value, key));
    if (inner === undefined || inner === value) continue;
    if (
      asList(inner)?.length &&
      (asList(inner) ?? []).every((item) => isMessage(item) || isBatch(item))
    ) {
      return { list: asList(inner) ?? [], at: `/${key}` };
    }
    const nested = asList(own(inner, "messages"));
    if (nested && nested.length > 0 && nested.every(isMessage))
      return { list: nested, at: `/${key}/messages` };
    if (isMessage(inner)) return { list: [inner], at: `/${key}` };
  }
  return isMessage(value) ? { list: [value], at: "" } : null;
}

function isBatch(value: unknown): boolean {
  const list = asList(value);
  return list !== null && list.length > 0 && list.every(isMessage);
}

function readConversation(builder: TranscriptBuilder, value: unknown, pointer: string): boolean {
  const tools = asList(own(value, "tools")) ?? asList(own(value, "functions"));
  if (tools) readDefinitions(builder, tools.map(decoded), null, `${pointer}/tools`);
  readInstructions(builder, value, pointer);
  const found = conversationOf(value);
  if (!found) return false;
  readMessages(builder, found.list, `${pointer}${found.at}`);
  return true;
}

/** A system prompt that stands beside the messages. */
function readInstructions(builder: TranscriptBuilder, value: unknown, pointer: string): void {
  for (const [body, at] of [
    [value, ""],
    [own(value, "config"), "/config"],
  ] as const) {
    for (const key of ["system", "system_instruction", "systemInstruction", "instructions"]) {
      const text = decoded(own(body, key));
      if (text === undefined || text === null || text === "") continue;
      builder.list();
      const speaker = { role: "system", actor: "system", messageId: null, name: null } as const;
      readPart(builder, text, speaker, `${pointer}${at}/${key}`);
    }
  }
}

function readPlainInput(
  builder: TranscriptBuilder,
  input: unknown,
  kind: Observation["kind"],
  pointer: string,
): void {
  const text =
    asText(input) ??
    asText(own(input, "prompt")) ??
    asText(own(input, "input")) ??
    asText(own(input, "question")) ??
    asText(own(input, "query"));
  if (text !== null) {
    builder.list();
    readUserText(builder, text, pointer, ["the step's whole input, read as the user's"]);
  } else if (kind === "model" && input !== null && input !== undefined) {
    builder.list();
    builder.content("unclassified", {
      text: textOf(input),
      pointer,
      notes: ["input of unknown shape"],
    });
  }
}

function readTool(
  builder: TranscriptBuilder,
  step: Observation,
  input: unknown,
  output: unknown,
  pointer: string,
): void {
  const message = conversationOf(output);
  if (message) {
    readMessages(builder, message.list, `${pointer}${message.at}`);
    return;
  }
  const inner = own(output, "output") ?? own(output, "result") ?? output;
  const { text, evidence, notes } = resultText(decoded(inner) === inner ? inner : decoded(inner));
  builder.list();
  builder.result({
    callId: step.callId ?? null,
    tool: step.name?.replace(/^(?:execute_tool|tool)[ :.]\s*/, "") ?? null,
    args: input,
    text,
    ...(evidence ? { evidence } : {}),
    notes,
    pointer,
  });
}

function readRetriever(
  builder: TranscriptBuilder,
  output: unknown,
  name: string | null,
  pointer: string,
): void {
  const list = asList(output) ?? asList(own(output, "documents")) ?? asList(own(output, "results"));
  builder.list();
  if (list?.every(isDocument)) {
    readDocuments(builder, list, pointer);
    return;
  }
  for (const [index, item] of (list ?? [output]).entries()) {
    if (item === null || item === undefined) continue;
    const text =
      asText(item) ?? asText(own(item, "content")) ?? asText(own(item, "text")) ?? textOf(item);
    builder.content("retrieved_doc", {
      text,
      actor: asText(own(item, "id")) ?? name ?? "retriever",
      pointer: `${pointer}/${index}`,
    });
  }
}

function readAnswer(
  builder: TranscriptBuilder,
  output: unknown,
  step: Observation,
  pointer: string,
): void {
  if (output === null || output === undefined) return;
  builder.list();
  const found = conversationOf(output);
  if (found) {
    readMessages(builder, found.list, `${pointer}${found.at}`);
    return;
  }
  const choices = asList(own(output, "choices")) ?? asList(own(output, "generations"))?.flat();
  if (choices) {
    for (const [index, choice] of choices.entries()) {
      const message = own(choice, "message") ?? choice;
      const answer = asObject(message);
      if (answer && own(answer, "text") === undefined)
        readMessage(builder, { role: "assistant", ...answer }, `${pointer}/choices/${index}`);
      else
        builder.content("assistant", {
          text: asText(own(choice, "text")) ?? textOf(message),
          pointer: `${pointer}/choices/${index}`,
        });
    }
    return;
  }
  if (asList(own(output, "output"))?.some((item) => asObject(item) !== null)) {
    readItems(builder, asList(own(output, "output")) ?? [], `${pointer}/output`);
    return;
  }
  if (own(output, "content") !== undefined || own(output, "tool_calls") !== undefined) {
    readMessage(
      builder,
      { ...(asObject(output) ?? {}), role: asText(own(output, "role")) ?? "assistant" },
      pointer,
    );
    return;
  }
  if (step.kind === "other") return;
  // What an agent hands back is another agent's message only to the one that called it.
  builder.content("assistant", {
    text: asText(own(output, "text")) ?? textOf(output),
    actor: step.name ?? "assistant",
    pointer,
  });
}
