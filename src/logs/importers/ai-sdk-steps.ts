import { asList, asObject, asText, own } from "../json-view.ts";
import { readRequestBody } from "../messages/bodies.ts";
import { readMessages } from "../messages/message.ts";
import { readPart } from "../messages/parts.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";

/** The steps of a run, as a list or inside a result; null where there are none. */
export function aiSdkSteps(value: unknown): readonly unknown[] | null {
  const list = asList(value) ?? asList(own(value, "steps")) ?? asList(own(value, "_steps"));
  return list?.length && list.every(isStep) ? list : null;
}

function isStep(value: unknown): boolean {
  const isCurrent =
    asList(own(value, "content")) !== null && own(value, "finishReason") !== undefined;
  const isOlder =
    asList(own(value, "toolCalls")) !== null && asList(own(value, "toolResults")) !== null;
  return (isCurrent || isOlder) && own(value, "role") === undefined;
}

/**
 * Reads the steps of a run. A step says what the model gave and what tools answered, and again as
 * messages; what went in stands only in the body of its request, where that was kept.
 */
export function readAiSdkSteps(
  builder: TranscriptBuilder,
  steps: readonly unknown[],
  pointer: string,
): void {
  const speaker = { role: "assistant", actor: "assistant", messageId: null, name: null } as const;
  for (const [index, step] of steps.entries()) {
    const at = `${pointer}/${index}`;
    const body = decoded(own(own(step, "request"), "body"));
    if (asObject(body)) readRequestBody(builder, body, `${at}/request/body`);
    builder.list();
    for (const [nth, part] of partsOf(step).entries())
      readPart(builder, part, speaker, `${at}/content/${nth}`);
    const messages = asList(own(own(step, "response"), "messages"));
    if (messages) readMessages(builder, messages, `${at}/response/messages`);
  }
}

/** Parts of a step; older versions keep each kind in a list of its own. */
function partsOf(step: unknown): readonly unknown[] {
  const content = asList(own(step, "content"));
  if (content) return content;
  const typed = (key: string, type: string): readonly unknown[] =>
    (asList(own(step, key)) ?? []).map((one) => ({ ...asObject(one), type }));
  const text = asText(own(step, "text"));
  const reasoning = asText(own(step, "reasoning"));
  return [
    ...(reasoning ? [{ type: "reasoning", text: reasoning }] : []),
    ...(text ? [{ type: "text", text }] : []),
    ...typed("toolCalls", "tool-call"),
    ...typed("toolResults", "tool-result"),
  ];
}
