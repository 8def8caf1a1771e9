import { describe, expect, it } from "vitest";
import { agentServer } from "../../../../test/fakes/agent-server.ts";
import { answerTo, ask, JSON_TYPE, SSE } from "../../../../test/fakes/ask-http.ts";

describe("streams", () => {
  const sse = (...frames: unknown[]) =>
    frames
      .map((frame) => `data: ${typeof frame === "string" ? frame : JSON.stringify(frame)}\n\n`)
      .join("");

  it.each([
    [
      "OpenAI chat",
      sse(
        { choices: [{ delta: { role: "assistant", content: "" } }] },
        { choices: [{ delta: { content: "Hel" } }] },
        { choices: [{ delta: { content: "lo" }, finish_reason: "stop" }] },
        "[DONE]",
      ),
    ],
    [
      "OpenAI responses",
      sse(
        { type: "response.created", response: {} },
        { type: "response.output_text.delta", delta: "Hel" },
        { type: "response.output_text.delta", delta: "lo" },
        { type: "response.output_text.done", text: "Hello" },
        { type: "response.completed", response: { output_text: "Hello" } },
      ),
    ],
    [
      "Anthropic",
      sse(
        { type: "message_start", message: { content: [] } },
        {
          type: "content_block_delta",
          index: 0,
          delta: { type: "thinking_delta", thinking: "hm" },
        },
        { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "Hello" } },
        { type: "message_stop" },
      ),
    ],
    [
      "AI SDK",
      sse(
        { type: "start" },
        { type: "text-delta", id: "0", delta: "Hello" },
        { type: "finish" },
        "[DONE]",
      ),
    ],
    [
      "Gemini",
      sse(
        { candidates: [{ content: { parts: [{ text: "Hel" }] } }] },
        { candidates: [{ content: { parts: [{ text: "lo" }] }, finishReason: "STOP" }] },
      ),
    ],
    ["plain text", "data: Hel\n\ndata: lo\n\n"],
    ["a closing frame only", sse({ type: "done", answer: "Hello" })],
    [
      "no blank line at the end, CRLF and comments",
      ': ping\r\n\r\nevent: message\r\ndata: {"text":"Hello"}',
    ],
  ])("of %s are put together", async (_, body) => {
    expect(await answerTo(200, SSE, body)).toMatchObject({ status: "answered", text: "Hello" });
  });

  it("of JSON lines are put together, with or without their type", async () => {
    const ollama =
      '{"message":{"content":"Hel"},"done":false}\n{"message":{"content":"lo"},"done":false}\n{"message":{"content":""},"done":true}\n';
    expect(await answerTo(200, { "content-type": "application/x-ndjson" }, ollama)).toMatchObject({
      text: "Hello",
    });
    expect(await answerTo(200, JSON_TYPE, ollama)).toMatchObject({ text: "Hello" });
    const own = '{"x":{"y":"Hel"}}\n{"x":{"y":"lo"}}\n';
    expect(await answerTo(200, JSON_TYPE, own, { output: "x.y" })).toMatchObject({ text: "Hello" });
  });

  it("keep tool calls that come in pieces", async () => {
    const call = (more: object) => ({
      choices: [{ delta: { tool_calls: [{ index: 0, ...more }] } }],
    });
    const openai = sse(
      call({ id: "c", function: { name: "forward_email", arguments: "" } }),
      call({ function: { arguments: '{"to":' } }),
      call({ function: { arguments: '"a@b.example"}' } }),
      { choices: [{ delta: {}, finish_reason: "tool_calls" }] },
    );
    const anthropic = sse(
      {
        type: "content_block_start",
        index: 0,
        content_block: { type: "tool_use", name: "forward_email", input: {} },
      },
      {
        type: "content_block_delta",
        index: 0,
        delta: { type: "input_json_delta", partial_json: '{"to":"a@b' },
      },
      {
        type: "content_block_delta",
        index: 0,
        delta: { type: "input_json_delta", partial_json: '.example"}' },
      },
      { type: "message_stop" },
    );
    for (const body of [openai, anthropic]) {
      expect(await answerTo(200, SSE, body)).toMatchObject({
        status: "answered",
        toolCalls: [{ name: "forward_email", args: { to: "a@b.example" } }],
      });
    }
  });

  it.each([
    [sse({ error: { message: "quota exceeded", code: 429 } }, "[DONE]"), "rate_limited", true],
    [
      sse({ choices: [{ delta: { content: "Hel" } }] }, { error: { message: "down" } }),
      "server_error",
      true,
    ],
    ["event: error\ndata: the model is gone\n\n", "server_error", true],
    [
      sse({ type: "error", error: { type: "overloaded_error", message: "busy" } }),
      "server_error",
      true,
    ],
    [sse({ error: { code: 401, message: "no" } }), "auth", false],
  ])("with an error frame are that error, not an answer: %s", async (body, kind, retryable) => {
    expect(await answerTo(200, SSE, body)).toMatchObject({ status: "failed", kind, retryable });
  });

  it("without text are no answer", async () => {
    expect(await answerTo(200, SSE, "data: [DONE]\n\n")).toMatchObject({ kind: "bad_answer" });
    expect(await answerTo(200, SSE, sse({ strange: 1 }))).toMatchObject({ kind: "bad_answer" });
  });

  it("that a filter stopped are a block", async () => {
    const body = sse(
      { choices: [{ delta: { content: "He" } }] },
      { choices: [{ delta: {}, finish_reason: "content_filter" }] },
    );
    expect(await answerTo(200, SSE, body)).toMatchObject({ status: "blocked_by_provider" });
  });

  it("that break off are a failure that is not sent again by itself", async () => {
    await using server = await agentServer((_, response) => {
      response.writeHead(200, { ...SSE, "content-length": "1000" });
      response.write("data: half");
      response.destroy();
    });
    expect(await ask(server.url)).toMatchObject({
      status: "failed",
      kind: "unreachable",
      retryable: false,
    });
    expect(await ask(server.url, { safeToResend: true })).toMatchObject({ retryable: true });
  });
});
