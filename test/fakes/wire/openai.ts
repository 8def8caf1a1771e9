import { events, KEY, type Wire, type WireReply } from "./wire.ts";

/**
 * The chat format. Field by field after recorded bodies of the provider (a text stream of
 * gpt-4.1-nano, a tool call of a compatible server), with texts of our own.
 */

const ENVELOPE = {
  id: "chatcmpl-D8Z5",
  created: 1770933892,
  model: "m",
  system_fingerprint: "fp_1",
};
const USAGE = { prompt_tokens: 307, completion_tokens: 26, total_tokens: 333 };

const finishOf = ({ filtered, toolCalls }: WireReply): string =>
  filtered ? "content_filter" : toolCalls.length > 0 ? "tool_calls" : "stop";

const callsOf = (reply: WireReply) =>
  reply.toolCalls.map(({ name, args }, index) => ({
    // Mistral allows nine letters and digits and nothing else.
    id: `call0000${index}`,
    type: "function",
    function: { name, arguments: args },
  }));

export function chatJson(reply: WireReply, own: Record<string, unknown> = {}): unknown {
  const calls = callsOf(reply);
  return {
    ...ENVELOPE,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: reply.text,
          ...(calls.length > 0 ? { tool_calls: calls } : {}),
        },
        finish_reason: finishOf(reply),
      },
    ],
    usage: USAGE,
    ...own,
  };
}

export function chatSse(
  reply: WireReply,
  closing: Record<string, unknown> = { usage: USAGE },
): string {
  const chunk = (delta: unknown, finish: string | null, more = {}): unknown => ({
    ...ENVELOPE,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...more,
  });
  const half = Math.ceil(reply.text.length / 2);
  return events([
    chunk({ role: "assistant", content: "" }, null),
    ...[reply.text.slice(0, half), reply.text.slice(half)].map((content) =>
      chunk({ content }, null),
    ),
    ...callsOf(reply).flatMap(({ id, type, function: { name, arguments: args } }, index) => [
      chunk({ tool_calls: [{ index, id, type, function: { name, arguments: "" } }] }, null),
      chunk({ tool_calls: [{ index, function: { arguments: args.slice(0, 5) } }] }, null),
      chunk({ tool_calls: [{ index, function: { arguments: args.slice(5) } }] }, null),
    ]),
    chunk({}, finishOf(reply), closing),
  ]);
}

export const chatSystem = (request: { messages: { role: string; content: unknown }[] }): unknown =>
  request.messages.find(({ role }) => role === "system")?.content;

export const openai: Wire = {
  path: () => "/chat/completions",
  keyHeader: ["authorization", `Bearer ${KEY}`],
  json: (reply) => chatJson(reply, { service_tier: "default" }),
  // The usage comes in a frame of its own without a choice.
  sse: (reply) =>
    chatSse(reply, {}).replace(
      "data: [DONE]",
      `data: ${JSON.stringify({ ...ENVELOPE, object: "chat.completion.chunk", choices: [], usage: USAGE })}\n\ndata: [DONE]`,
    ),
  systemOf: chatSystem,
  textArguments: true,
};
