import { asList, asObject, asText, firstText, type JsonObject, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import { readCall, toldCall } from "./calls.ts";
import { readUserText } from "./flattened.ts";
import { isLangChainMessage, unwrapLangChain } from "./langchain-form.ts";
import { isLlamaIndexMessage, unwrapLlamaIndex } from "./llamaindex-form.ts";
import { readPart } from "./parts.ts";
import { reactStepOf } from "./react-steps.ts";
import type { Speaker, UserPlace } from "./speaker.ts";
import { speakerOf } from "./speaker-of.ts";
import { readToolMessage } from "./tool-message.ts";
import { readUiCall, readUiResult, uiToolPart } from "./tool-parts.ts";
import { writtenCalls } from "./written-calls.ts";

/** Whether a value has the look of a chat message of any of the formats. */
export function isMessage(value: unknown): boolean {
  const message = asObject(value);
  if (!message) return false;
  if (typeof message["role"] === "string") {
    return (
      isLlamaIndexMessage(message) ||
      ["content", "parts", "tool_calls", "json", "text", "contents"].some((key) =>
        Object.hasOwn(message, key),
      )
    );
  }
  return isLangChainMessage(message) || (isCallType(message["type"]) && true);
}

function isCallType(type: unknown): boolean {
  return typeof type === "string" && /^(?:function_call|message$|reasoning$)/.test(type);
}

/** Whether a message is of the tool's role in any of the forms. */
export function speaksAsTool(value: unknown): boolean {
  const message = asObject(decoded(value));
  if (!message) return false;
  const role = asText(unwrapLangChain(message)["role"]);
  return role === null
    ? /^function_call_output$/.test(asText(message["type"]) ?? "")
    : /^(?:tool|function|ipython|observation)$/i.test(role);
}

/** Reads a list of messages as one listing of the conversation. */
export function readMessages(
  builder: TranscriptBuilder,
  list: readonly unknown[],
  pointer: string,
): void {
  builder.list();
  const places = placesIn(list);
  list.forEach((item, index) => {
    // LangChain nests batches: a list of conversations.
    const inner = asList(item);
    const innerPlaces = inner ? placesIn(inner) : [];
    if (inner)
      for (const [at, message] of inner.entries())
        readMessage(builder, message, `${pointer}/${index}/${at}`, innerPlaces[at]);
    else readMessage(builder, item, `${pointer}/${index}`, places[index]);
  });
}

function placesIn(list: readonly unknown[]): UserPlace[] {
  let isFirst = true;
  let after: string | null = null;
  return list.map((item) => {
    const place = { isFirst, after };
    const message = asObject(decoded(item));
    const role = message ? (asText(unwrapLangChain(message)["role"]) ?? "") : "";
    if (/^(?:user|human)$/i.test(role)) isFirst = false;
    after = /^(?:assistant|ai|model)$/i.test(role) ? textOfMessage(message) : null;
    return place;
  });
}

function textOfMessage(message: unknown): string | null {
  const content = own(message, "content") ?? own(message, "parts");
  const texts = (asList(content) ?? [content]).map((part) => asText(own(part, "text")) ?? part);
  const text = texts.filter((part) => typeof part === "string").join("\n");
  return text === "" ? null : text;
}

/** Reads one message of any of the chat formats, part by part. */
export function readMessage(
  builder: TranscriptBuilder,
  value: unknown,
  pointer: string,
  place?: UserPlace,
): void {
  const raw = asObject(decoded(value));
  if (!raw) {
    if (typeof value === "string") {
      readUserText(builder, value, pointer, ["a bare text among messages, read as the user's"]);
    } else if (value !== null && value !== undefined) {
      builder.content("unclassified", { text: textOf(value), pointer, notes: ["not a message"] });
    }
    return;
  }
  const message = unwrapLlamaIndex(unwrapLangChain(raw));
  const who = speakerOf(builder, message);
  const speaker = who?.role === "user" && place ? { ...who, place } : who;
  if (speaker === null) {
    readPart(
      builder,
      raw,
      { role: "unclassified", actor: "unknown", messageId: null, name: null },
      pointer,
    );
    return;
  }
  if (speaker.role === "tool") {
    readToolMessage(builder, message, speaker, pointer);
    return;
  }
  readBody(builder, message, speaker, pointer);
  readCalls(builder, message, speaker, pointer);
}

function readBody(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
  speaker: Speaker,
  pointer: string,
): void {
  for (const key of ["reasoning_content", "reasoning"]) {
    const text = asText(message[key]);
    if (text && !isInParts(message, text)) {
      builder.content(
        "assistant",
        { text, pointer: `${pointer}/${key}`, actor: speaker.actor, messageId: speaker.messageId },
        "reasoning",
      );
    }
  }
  let found = false;
  for (const key of ["content", "parts", "contents", "text"]) {
    const body = message[key];
    if (body === undefined || body === null) continue;
    found = true;
    // UI messages carry `parts` and, in older versions, the same text again in `content`.
    if (key === "content" && typeof body === "string" && isInParts(message, body)) continue;
    readContent(builder, body, speaker, `${pointer}/${key}`);
  }
  const refusal = asText(message["refusal"]);
  if (refusal) {
    found = true;
    builder.content("assistant", {
      text: refusal,
      pointer: `${pointer}/refusal`,
      actor: speaker.actor,
      notes: ["refusal"],
    });
  }
  if (!found && message["json"] !== undefined) readJsonBody(builder, message, speaker, pointer);
}

/** Whether the parts of a message say its text again. */
function isInParts(message: Readonly<Record<string, unknown>>, text: string): boolean {
  const said = (asList(message["parts"]) ?? [])
    .filter((part) => /^(?:text|reasoning)$/.test(asText(own(part, "type")) ?? "text"))
    .map((part) => firstText(part, "text", "reasoning") ?? "");
  return packed(said.join("")).includes(packed(text)) && packed(text) !== "";
}

const packed = (text: string): string => text.replace(/\s+/g, "");

/** Normalised exports keep what they did not understand under `json`. */
function readJsonBody(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
  speaker: Speaker,
  pointer: string,
): void {
  const json = message["json"];
  const text = asText(own(json, "text")) ?? asText(own(own(json, "json"), "text"));
  const calls = asList(message["tool_calls"]);
  if (text !== null) {
    readContent(builder, text, speaker, `${pointer}/json/text`);
  } else if (!calls || calls.length === 0) {
    readPart(builder, json, speaker, `${pointer}/json`);
  }
}

function readContent(
  builder: TranscriptBuilder,
  body: unknown,
  speaker: Speaker,
  pointer: string,
): void {
  const list = asList(body);
  if (list) {
    // A model decides on all calls of a step before it reads the result of any.
    let results: [JsonObject, string][] = [];
    const endStep = (): void => {
      for (const [part, at] of results) readUiResult(builder, part, at);
      results = [];
    };
    const isInSteps = list.some((part) => own(part, "type") === "step-start");
    for (const [index, part] of list.entries()) {
      const tool = isInSteps ? uiToolPart(part) : null;
      if (tool !== null) {
        readUiCall(builder, tool, speaker, `${pointer}/${index}`);
        results.push([tool, `${pointer}/${index}`]);
        continue;
      }
      if (own(part, "type") === "step-start") endStep();
      readContent(builder, part, speaker, `${pointer}/${index}`);
    }
    endStep();
    return;
  }
  const text = asText(own(body, "text")) ?? asText(body);
  if (speaker.role === "assistant" && text !== null && readActs(builder, text, speaker, pointer))
    return;
  readPart(builder, body, speaker, pointer);
}

/** What an agent did, where its text is all that tells: calls as JSON, or steps with what they gave. */
function readActs(
  builder: TranscriptBuilder,
  text: string,
  speaker: Speaker,
  pointer: string,
): boolean {
  const calls = writtenCalls(text);
  for (const [index, call] of (calls ?? []).entries())
    readCall(builder, call, speaker, `${pointer}/${index}`);
  if (calls) return true;
  const step = reactStepOf(text);
  if (!step) return false;
  const { said, tool, args, observed } = step;
  readPart(builder, said, speaker, pointer);
  const notes = ["stands in the agent's message; a tool wrote it"];
  builder.result({ callId: null, tool, args, text: observed, notes, pointer });
  return true;
}

/** Whether one of the message's parts is the same call. */
function isPartToo(message: Readonly<Record<string, unknown>>, call: unknown): boolean {
  const { id, tool, args } = toldCall(call);
  const parts = [message["content"], message["parts"]].flatMap((list) => asList(list) ?? []);
  return (
    id !== null &&
    parts.some((part) => {
      const same = own(part, "toolInvocation") ?? part;
      const told = toldCall(same);
      const given = own(call, "result");
      const isAnswered = given === undefined || textOf(given) === textOf(own(same, "result"));
      return told.id === id && told.tool === tool && told.args === args && isAnswered;
    })
  );
}

function readCalls(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
  speaker: Speaker,
  pointer: string,
): void {
  const extra = own(message["additional_kwargs"], "tool_calls");
  for (const [key, value] of [
    ["tool_calls", message["tool_calls"]],
    ["toolCalls", message["toolCalls"]],
    ["toolInvocations", message["toolInvocations"]],
    ["additional_kwargs/tool_calls", extra],
  ] as const) {
    const calls = asList(decoded(value));
    if (!calls || calls.length === 0) continue;
    for (const [index, call] of calls.entries())
      if (!isPartToo(message, call)) readCall(builder, call, speaker, `${pointer}/${key}/${index}`);
    // LangChain writes the same calls again in the provider's form.
    break;
  }
  const legacy = message["function_call"];
  if (asObject(legacy)) readCall(builder, legacy, speaker, `${pointer}/function_call`);
}
