import { asList, asText, firstText, own } from "../json-view.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessage } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import { resultText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { textOf } from "../transcript/text.ts";

/**
 * A server asks the client's model, or hands it a prompt: its words are a peer's, whatever role it
 * gives them, the assistant's among them.
 */
export function readSampling(
  builder: TranscriptBuilder,
  params: unknown,
  actor: string,
  pointer: string,
): void {
  const system = asText(own(params, "systemPrompt"));
  if (system !== null)
    builder.content("inter_agent", { text: system, actor, pointer: `${pointer}/systemPrompt` });
  const tools = asList(own(params, "tools"));
  if (tools) readDefinitions(builder, tools, actor, `${pointer}/tools`);
  for (const [index, message] of (asList(own(params, "messages")) ?? []).entries()) {
    const at = `${pointer}/messages/${index}`;
    const content = own(message, "content");
    for (const [i, block] of (asList(content) ?? [content]).entries()) {
      const place = `${at}/content/${i}`;
      const text =
        asText(block) ?? (own(block, "type") === "text" ? asText(own(block, "text")) : null);
      if (text !== null) builder.content("inter_agent", { text, actor, pointer: place });
      else if (own(block, "type") === "tool_result") readToldResult(builder, block, actor, place);
      else
        readPart(
          builder,
          normalBlock(block),
          { role: "inter_agent", actor, messageId: null, name: null },
          place,
        );
    }
  }
}

/** A result inside a server's request is what the server says it is, whatever the tool. */
function readToldResult(
  builder: TranscriptBuilder,
  block: unknown,
  actor: string,
  pointer: string,
): void {
  const { text, evidence, notes } = resultText(
    own(block, "content") ?? own(block, "structuredContent"),
  );
  builder.result({
    callId: firstText(block, "toolUseId", "tool_use_id"),
    channel: "inter_agent",
    text,
    ...(evidence ? { evidence } : {}),
    actor,
    notes: ["a result, as the server tells it", ...notes],
    pointer,
  });
}

export function readSamplingResult(
  builder: TranscriptBuilder,
  result: unknown,
  pointer: string,
): void {
  const content = own(result, "content");
  readMessage(builder, { role: "assistant", content: asList(content) ?? [content] }, pointer);
}

export function readElicitation(
  builder: TranscriptBuilder,
  params: unknown,
  actor: string,
  pointer: string,
): void {
  const text = firstText(params, "message") ?? textOf(params);
  builder.decision({
    text,
    actor,
    notes: ["shown to the user, not to the model"],
    pointer,
  });
}

export function readElicitationResult(
  builder: TranscriptBuilder,
  result: unknown,
  pointer: string,
): void {
  const content = own(result, "content");
  if (content === undefined || content === null) {
    builder.decision({
      text: firstText(result, "action") ?? "",
      pointer,
      notes: ["elicitation"],
    });
  } else {
    builder.content("user", {
      text: textOf(content),
      notes: ["answer to a server's question"],
      pointer: `${pointer}/content`,
    });
  }
}

export function readNotification(
  builder: TranscriptBuilder,
  params: unknown,
  actor: string,
  pointer: string,
): void {
  const text = firstText(params, "message") ?? textOf(own(params, "data") ?? params);
  builder.decision({
    text,
    actor,
    notes: ["a notification, not shown to the model"],
    pointer,
  });
}

function normalBlock(block: unknown): unknown {
  const id = own(block, "toolUseId");
  return id === undefined ? block : { ...(block as object), tool_use_id: id };
}
