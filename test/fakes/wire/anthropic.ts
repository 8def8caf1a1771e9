import { KEY, type Wire, type WireReply } from "./wire.ts";

/**
 * The messages format. After recorded bodies of the provider (a refusal, a tool call that came as
 * a stream), with texts of our own.
 */

const MESSAGE = {
  id: "msg_0168eu1vDnnMFBoGzuvgAG5p",
  type: "message",
  role: "assistant",
  model: "claude-haiku-4-5",
  stop_sequence: null,
};

const stopOf = ({ filtered, toolCalls }: WireReply): string =>
  filtered ? "refusal" : toolCalls.length > 0 ? "tool_use" : "end_turn";

const event = (data: { readonly type: string }): string =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

export const anthropic: Wire = {
  path: () => "/messages",
  keyHeader: ["x-api-key", KEY],
  json: (reply) => ({
    ...MESSAGE,
    content: [
      ...(reply.text === "" ? [] : [{ type: "text", text: reply.text }]),
      ...reply.toolCalls.map(({ name, args }, index) => ({
        type: "tool_use",
        id: `toolu_${index}`,
        name,
        input: JSON.parse(args),
      })),
    ],
    stop_reason: stopOf(reply),
    usage: { input_tokens: 307, output_tokens: 26 },
  }),
  sse: (reply) =>
    [
      event({
        type: "message_start",
        message: {
          ...MESSAGE,
          content: [],
          stop_reason: null,
          usage: { input_tokens: 307, output_tokens: 3 },
        },
      } as never),
      event({ type: "ping" }),
      ...(reply.text === ""
        ? []
        : [
            { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
            {
              type: "content_block_delta",
              index: 0,
              delta: { type: "text_delta", text: reply.text },
            },
            { type: "content_block_stop", index: 0 },
          ].map(event)),
      ...reply.toolCalls.flatMap(({ name, args }, at) => {
        const index = at + 1;
        const piece = (text: string) => ({
          type: "content_block_delta",
          index,
          delta: { type: "input_json_delta", partial_json: text },
        });
        return [
          {
            type: "content_block_start",
            index,
            content_block: { type: "tool_use", id: `toolu_${at}`, name, input: {} },
          },
          piece(args.slice(0, 5)),
          piece(args.slice(5)),
          { type: "content_block_stop", index },
        ].map(event);
      }),
      event({
        type: "message_delta",
        delta: { stop_reason: stopOf(reply), stop_sequence: null },
        usage: { output_tokens: 26 },
      } as never),
      event({ type: "message_stop" }),
    ].join(""),
  systemOf: (request: { system: { text: string }[] }) => request.system[0]?.text,
  textArguments: false,
};
