import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEY } from "../../../../test/fakes/wire/wire.ts";
import {
  sendJson,
  sendSse,
  WireServer,
  type WireStep,
} from "../../../../test/fakes/wire-server.ts";
import { mail } from "../../battery/scenarios/mail.ts";
import { redactor } from "../../redact.ts";
import { sdkBackend } from "./sdk-backend.ts";
import type { SdkOptions } from "./sdk-options.ts";

let server: WireServer;
beforeAll(async () => {
  server = await WireServer.open();
});
afterAll(() => server.close());

async function ask(provider: SdkOptions["provider"], stream: boolean, step: WireStep) {
  server.script(step);
  const backend = await sdkBackend({
    provider,
    model: "m",
    apiKey: KEY,
    baseUrl: server.url,
    stream,
    wallMs: () => 0,
    redact: redactor([KEY]),
  });
  return backend.call({
    system: "s",
    messages: [{ role: "user", text: "u" }],
    tools: mail.tools,
    temperature: 0,
    maxOutputTokens: 100,
    seed: 1,
    signal: new AbortController().signal,
  });
}

/** A chat completion's stream of these deltas. */
function chunks(...deltas: readonly object[]): string {
  const frame = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 0, model: "m", choices })}\n\n`;
  };
  return `${deltas.map((delta) => frame(delta)).join("")}${frame({}, "stop")}data: [DONE]\n\n`;
}

/** A stream of named events, with the white space that some servers put behind an event. */
function events(
  ...data: readonly { readonly type: string; readonly [key: string]: unknown }[]
): string {
  return data.map((one) => `event: ${one.type}\ndata: ${JSON.stringify(one)}   \n\n`).join("");
}

const call = (index: number, name: string | null, args: string) => ({
  tool_calls: [
    name === null
      ? { index, function: { arguments: args } }
      : { index, id: "call_1", type: "function", function: { name, arguments: args } },
  ],
});

describe("bodies of providers that are out of the ordinary", () => {
  it("an empty first delta, a piece of half a word, a field that nobody knows", async () => {
    const text = chunks(
      { role: "assistant", content: "", refusal: null },
      { content: "**Hol" },
      { content: "idays**", padding: "xxxx" },
    );
    expect(await ask("openai-compatible", true, sendSse(text))).toMatchObject({
      status: "answered",
      text: "**Holidays**",
    });
  });

  it("a streamed call whose first index is one, its arguments in empty and half pieces", async () => {
    const text = chunks(
      { role: "assistant" },
      { content: "One " },
      { content: "moment." },
      call(1, "read_mail", ""),
      call(1, null, ""),
      call(1, null, '{"id":'),
      call(1, null, '"m7"}'),
    );
    expect(await ask("openai-compatible", true, sendSse(text))).toMatchObject({
      status: "answered",
      text: "One moment.",
      toolCalls: [{ name: "read_mail", args: { id: "m7" } }],
    });
  });

  it("a call beside an empty text and thoughts, whose tokens are counted", async () => {
    const message = {
      role: "assistant",
      content: "",
      reasoning_content: "The mail has to be read first.",
      tool_calls: [
        { id: "c1", type: "function", function: { name: "read_mail", arguments: '{"id":"m7"}' } },
      ],
    };
    const body = {
      id: "x",
      object: "chat.completion",
      created: 0,
      model: "m",
      choices: [{ index: 0, message, finish_reason: "tool_calls" }],
      usage: { prompt_tokens: 211, completion_tokens: 9, total_tokens: 300 },
    };
    expect(await ask("openai-compatible", false, sendJson(body))).toMatchObject({
      status: "answered",
      toolCalls: [{ name: "read_mail", args: { id: "m7" } }],
      usage: { inputTokens: 211 },
    });
  });

  it("a parameter that the model does not take is our fault and is not asked again", async () => {
    const error = {
      message: "Parameter 'max_tokens' is not taken by this model.",
      type: "invalid_request_error",
      param: "max_tokens",
      code: "unsupported_parameter",
    };
    expect(await ask("openai", false, sendJson({ error }, 400))).toMatchObject({
      status: "failed",
      kind: "bad_request",
      retryable: false,
    });
  });

  it("a refusal without a word is a block, a call behind streamed thoughts is a call", async () => {
    const message = { id: "m1", type: "message", role: "assistant", model: "m", content: [] };
    const usage = { input_tokens: 18, output_tokens: 5 };
    const refusal = { ...message, stop_reason: "refusal", stop_sequence: null, usage };
    expect(await ask("anthropic", false, sendJson(refusal))).toMatchObject({
      status: "blocked_by_provider",
    });
    const start = { ...message, stop_reason: null, stop_sequence: null, usage };
    const tool = { type: "tool_use", id: "t1", name: "read_mail", input: {} };
    const delta = (index: number, one: object) => ({
      type: "content_block_delta",
      index,
      delta: one,
    });
    const text = events(
      { type: "message_start", message: start },
      ...[
        {
          type: "content_block_start",
          index: 0,
          content_block: { type: "thinking", thinking: "", signature: "" },
        },
        { type: "ping" },
        delta(0, { type: "thinking_delta", thinking: "The mail first." }),
        delta(0, { type: "signature_delta", signature: "c2ln" }),
        { type: "content_block_stop", index: 0 },
        { type: "content_block_start", index: 1, content_block: tool },
        delta(1, { type: "input_json_delta", partial_json: "" }),
        delta(1, { type: "input_json_delta", partial_json: '{"id": ' }),
        delta(1, { type: "input_json_delta", partial_json: '"m7"}' }),
        { type: "content_block_stop", index: 1 },
        { type: "message_delta", delta: { stop_reason: "tool_use", stop_sequence: null }, usage },
        { type: "message_stop" },
      ],
    );
    expect(await ask("anthropic", true, sendSse(text))).toMatchObject({
      status: "answered",
      toolCalls: [{ name: "read_mail", args: { id: "m7" } }],
    });
  });
});
