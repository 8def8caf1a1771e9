import { describe, expect, it } from "vitest";
import { brief, lines, readLog, span } from "../../../test/fakes/import-log.ts";

/** Traps that users of other readers of these formats fell into; each input is our own. */

describe("telemetry", () => {
  it("reads messages made of parts, by part and not by role", async () => {
    const { events, format } = await readLog([
      span({
        "gen_ai.input.messages": JSON.stringify([
          {
            role: "user",
            parts: [
              { type: "text", content: "Look it up." },
              { type: "tool_call_response", id: " c1", result: "a page" },
            ],
          },
        ]),
        "gen_ai.output.messages": JSON.stringify([
          {
            role: "assistant",
            parts: [{ type: "tool_call", id: "c1", name: "web_fetch", arguments: { url: "x" } }],
          },
        ]),
      }),
    ]);
    expect(format).toBe("otel");
    expect(brief(events)).toEqual([
      ["user", "Look it up."],
      ["unclassified", "a page"],
    ]);
  });

  it("salvages whole messages of an attribute that was cut off, and says so", async () => {
    const whole = JSON.stringify([
      { role: "user", parts: [{ type: "text", content: "first 😀" }] },
      {
        role: "tool",
        parts: [{ type: "tool_call_response", id: "c1", response: "second, which is long" }],
      },
    ]);
    const { events, issues } = await readLog([
      span({ "gen_ai.input.messages": whole.slice(0, -20) }),
    ]);
    expect(brief(events)).toEqual([
      ["user", "first 😀"],
      ["unclassified", null],
    ]);
    expect(events[1]).toMatchObject({ evidence: "truncated" });
    expect(issues[0]).toMatchObject({
      kind: "note",
      reason: expect.stringContaining("1 whole messages kept"),
    });
  });

  it("tells of dropped attributes and orders index 10 after 2", async () => {
    const attributes: Record<string, string> = { "openinference.span.kind": "LLM" };
    for (const index of [10, 2, 0]) {
      attributes[`llm.input_messages.${index}.message.role`] = "user";
      attributes[`llm.input_messages.${index}.message.content`] = `message ${index}`;
    }
    const { events, issues } = await readLog([span(attributes, { droppedAttributesCount: 4 })]);
    expect(events.map(({ content }) => content)).toEqual(["message 0", "message 2", "message 10"]);
    expect(issues[0]?.reason).toContain("4 attributes");
  });

  it("reads all three generations of the conventions", async () => {
    const otlp = (attributes: object[], events: object[] = []): object => ({
      resourceSpans: [
        {
          scopeSpans: [
            { spans: [{ traceId: "t", spanId: "s", name: "chat", attributes, events }] },
          ],
        },
      ],
    });
    const text = (key: string, value: string): object => ({ key, value: { stringValue: value } });
    const first = otlp([
      text("gen_ai.prompt.0.role", "user"),
      text("gen_ai.prompt.0.content", "hi"),
      text("gen_ai.completion.0.content", "hello"),
    ]);
    const second = otlp(
      [],
      [
        { name: "gen_ai.user.message", attributes: [text("content", "hi")] },
        {
          name: "gen_ai.choice",
          attributes: [text("message", '{"role":"assistant","content":"hello"}')],
        },
      ],
    );
    const third = otlp([
      text("gen_ai.input.messages", '[{"role":"user","parts":[{"type":"text","content":"hi"}]}]'),
      text(
        "gen_ai.output.messages",
        '[{"role":"assistant","parts":[{"type":"text","content":"hello"}]}]',
      ),
    ]);
    for (const generation of [first, second, third]) {
      expect(brief((await readLog(generation)).events)).toEqual([
        ["user", "hi"],
        ["assistant", "hello"],
      ]);
    }
  });

  it("takes a prompt that parent and child both carry once", async () => {
    const { events } = await readLog([
      {
        name: "ai.generateText",
        traceId: "t",
        spanId: "p",
        startTime: [1, 0],
        attributes: { "ai.prompt": '{"prompt":"Write a haiku."}', "ai.response.text": "…" },
      },
      {
        name: "ai.generateText.doGenerate",
        traceId: "t",
        spanId: "c",
        startTime: [1, 5],
        attributes: {
          "ai.prompt.messages":
            '[{"role":"user","content":[{"type":"text","text":"Write a haiku."}]}]',
          "ai.response.text": "…",
        },
      },
    ]);
    expect(events.map(({ content, seen }) => [content, seen])).toEqual([
      ["Write a haiku.", 2],
      ["…", 2],
    ]);
  });
});

describe("streams", () => {
  it("are put together: text in order, arguments by call, error frames told", async () => {
    const chunk = (delta: object): string =>
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta }] })}\n\n`;
    const { events } = await readLog(
      chunk({ role: "assistant", content: "Read" }) +
        chunk({ content: "ing." }) +
        chunk({
          tool_calls: [{ index: 0, id: "c", function: { name: "read_file", arguments: '{"pa' } }],
        }) +
        chunk({ tool_calls: [{ index: 0, function: { arguments: 'th":"a"}' } }] }) +
        "data: [DONE]\n\n",
      { name: "s.sse" },
    );
    expect(events).toMatchObject([
      { content: "Reading." },
      { kind: "call", tool: "read_file", arguments: { path: "a" } },
    ]);
  });

  it("may hold pings and other frames between their events", async () => {
    const { events } = await readLog(
      lines(
        { type: "message_start", message: { id: "m", role: "assistant", content: [] } },
        { type: "ping" },
        { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hi " } },
        { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "there" } },
        { type: "message_stop" },
      ),
      { name: "s.chunks.txt" },
    );
    expect(brief(events)).toEqual([["assistant", "Hi there"]]);
  });
});
