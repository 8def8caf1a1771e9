import { describe, expect, it } from "vitest";
import { assembleChatChunks } from "./chat-chunks.ts";

const piece = (index: number | null, id: string | null, name?: string, args?: string): object => ({
  ...(index === null ? {} : { index }),
  ...(id === null ? {} : { id }),
  function: {
    ...(name === undefined ? {} : { name }),
    ...(args === undefined ? {} : { arguments: args }),
  },
});
const frame = (delta: object): object => ({
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta }],
});
const messageOf = (...deltas: object[]) =>
  (
    assembleChatChunks(deltas.map(frame)) as {
      choices: {
        message: {
          content: string;
          reasoning_content?: string;
          tool_calls: { function: { name: string; arguments: string } }[];
        };
      }[];
    }
  ).choices[0]?.message;
const callsOf = (...pieces: object[]) =>
  messageOf(...pieces.map((one) => ({ tool_calls: [one] })))?.tool_calls.map(
    ({ function: { name, arguments: args } }) => `${name} ${args}`,
  );

describe("calls in a stream", () => {
  it.each([
    ["index 0 for all", [piece(0, "a", "read", '{"n":1}'), piece(0, "b", "send", '{"to":"x"}')]],
    ["no index", [piece(null, "a", "read", '{"n":1}'), piece(null, "b", "send", '{"to":"x"}')]],
    [
      "neither index nor id",
      [piece(null, null, "read", '{"n":1}'), piece(null, null, "send", '{"to":"x"}')],
    ],
    [
      "pieces that alternate",
      [
        piece(0, "a", "read", '{"n"'),
        piece(1, "b", "send", '{"to"'),
        piece(0, null, undefined, ":1}"),
        piece(1, null, undefined, ':"x"}'),
      ],
    ],
    [
      "ids and names repeated",
      [
        piece(0, "a", "read", '{"n"'),
        piece(0, "a", "read", ":1}"),
        piece(1, "b", "send", '{"to":"x"}'),
      ],
    ],
    [
      "an id of its own on every piece",
      [
        piece(0, "a", "read", '{"n"'),
        piece(0, "z", undefined, ":1}"),
        piece(1, "b", "send", '{"to":"x"}'),
      ],
    ],
  ])("stay apart with %s", (_, pieces) => {
    expect(callsOf(...pieces)).toEqual(['read {"n":1}', 'send {"to":"x"}']);
  });

  it("with the same arguments twice are two", () => {
    expect(callsOf(piece(0, "a", "ping", "{}"), piece(0, "b", "ping", "{}"))).toHaveLength(2);
  });
});

describe("text in a stream", () => {
  it("may come in lists, with the thinking apart", () => {
    const message = messageOf(
      { content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm. " }] }] },
      { content: [{ type: "text", text: "I sent " }] },
      { content: "it." },
    );
    expect(message).toMatchObject({ content: "I sent it.", reasoning_content: "Hm. " });
  });

  it("keeps reasoning under any of its names, once", () => {
    for (const key of ["reasoning", "reasoning_content", "thinking"])
      expect(messageOf({ [key]: "I will not." })).toMatchObject({
        reasoning_content: "I will not.",
      });
    const both = messageOf({ reasoning: "Hm.", reasoning_details: [{ text: "Hm." }] });
    expect(both?.reasoning_content).toBe("Hm.");
  });
});
