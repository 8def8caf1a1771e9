import { readFileSync } from "node:fs";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { agentServer, json, rawServer } from "../../../../test/fakes/agent-server.ts";
import { describeShared, sharedPath } from "../../../../test/fakes/shared-data.ts";
import { redactor } from "../../redact.ts";
import type { TargetReport, TargetRequest } from "../target.ts";
import { parseFieldPath } from "./field-path.ts";
import { httpTarget } from "./http-target.ts";
import { nodeTransport } from "./node-transport.ts";
import type { HttpTargetOptions } from "./options.ts";
import { fieldBody, templateBody } from "./request-body.ts";

interface Wanted extends Partial<Omit<HttpTargetOptions, "endpoint" | "output">> {
  readonly output?: string;
  readonly request?: Partial<TargetRequest>;
}

async function ask(url: string, wanted: Wanted = {}): Promise<TargetReport> {
  const { output, request, ...options } = wanted;
  const target = httpTarget(
    {
      endpoint: new URL(url),
      method: "POST",
      headers: {},
      body: fieldBody("message", null),
      output: output === undefined ? null : parseFieldPath(output, "--output-field"),
      timeoutMs: 5000,
      maxBytes: 100_000,
      safeToResend: false,
      redact: redactor([]),
      ...options,
    },
    {
      transport: nodeTransport(),
      wallMs: () => Date.parse("2026-01-01T00:00:00Z"),
      sleep: async () => undefined,
    },
  );
  return target.attempt({
    prompt: "hello",
    history: [],
    session: null,
    trialKey: "trial-1",
    signal: new AbortController().signal,
    ...request,
  });
}

/** What one answer of a server comes to. */
async function answerTo(
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array,
  wanted: Wanted = {},
): Promise<TargetReport> {
  await using server = await agentServer((_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  });
  return await ask(server.url, wanted);
}

const JSON_TYPE = { "content-type": "application/json" };
const SSE = { "content-type": "text/event-stream" };

describe("what is sent", () => {
  it("is the prompt in a nested field, with a key of the trial's own", async () => {
    await using server = await agentServer((_, response) => json(response, { reply: "hi" }));
    await ask(server.url, { body: fieldBody("input.messages[1].content", "meta.session") });
    expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual({
      input: { messages: [null, { content: "hello" }] },
      meta: { session: "trial-1" },
    });
    expect(server.seen[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "trial-1",
    });
  });

  const HAZARDS = [
    "Hello {{7*7}}",
    "{% include 'x' %}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of an attack, not a template
    "${env.SECRET}",
    "$INPUT and $& and $1 and $`",
    'a "quoted" \\u0041 back\\slash\nnewline',
    "----",
    "{{prompt}} {{session}} {{history}}",
    "%s %(x)s",
    "\u0000nul \u2028 😀 \ud800",
    "</script>",
  ];
  it.each(HAZARDS)("keeps %j whole in a field, a template and a form", async (prompt) => {
    await using server = await agentServer((_, response) => json(response, { reply: "hi" }));
    const request = { prompt };
    await ask(server.url, { request });
    const template = '{"a":[{"q":"before {{prompt}} after"}],"s":"{{session}}"}';
    await ask(server.url, { request, body: templateBody(template) });
    await ask(server.url, {
      request,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    await ask(server.url, { request, method: "GET" });
    const wellFormed = prompt.replace("\ud800", "\ufffd");
    expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual({ message: prompt });
    expect(JSON.parse(server.seen[1]?.body ?? "")).toEqual({
      a: [{ q: `before ${prompt} after` }],
      s: "trial-1",
    });
    expect(new URLSearchParams(server.seen[2]?.body ?? "").get("message")).toBe(wellFormed);
    expect(new URL(server.seen[3]?.url ?? "", server.url).searchParams.get("message")).toBe(
      wellFormed,
    );
  });

  it("goes on with the server's session and then leaves earlier turns out", async () => {
    await using server = await agentServer((_, response) => json(response, { reply: "hi" }));
    const history = [{ role: "user" as const, text: "first" }];
    const body = templateBody('{"q":"{{prompt}}","h":"{{history}}","sid":"{{session}}"}');
    await ask(server.url, { body, request: { history } });
    for (const session of ["body:sid=s1", "header:x-session-id=s2", "cookie:sid=s3"]) {
      await ask(server.url, { body, request: { history, session } });
    }
    const bodies = server.seen.map(({ body: text }) => JSON.parse(text));
    expect(bodies[0]).toMatchObject({ h: [{ role: "user", content: "first" }], sid: "trial-1" });
    expect(bodies[1]).toMatchObject({ h: [], sid: "s1" });
    expect(server.seen[2]?.headers["x-session-id"]).toBe("s2");
    expect(server.seen[3]?.headers.cookie).toBe("sid=s3");
  });

  it("never carries a session from one trial into the next", async () => {
    await using server = await agentServer((_, response) => {
      response.setHeader("set-cookie", "sid=abc; Path=/; HttpOnly");
      json(response, { reply: "hi" });
    });
    for (const trialKey of ["t1", "t2"]) {
      const report = await ask(server.url, { request: { trialKey } });
      expect(report).toMatchObject({ session: "cookie:sid=abc" });
    }
    expect(server.seen.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });
});

describe("what an answer holds", () => {
  it.each([
    [{ reply: "x" }, undefined, "x"],
    ["x", undefined, "x"],
    [[{ text: "one" }, { text: "two" }], undefined, "onetwo"],
    [
      { data: { outputs: [{ parts: [{ text: "" }, { text: "deep" }] }] } },
      "data.outputs[0].parts[1].text",
      "deep",
    ],
    [
      { data: { outputs: [{ parts: [{ text: "a" }, { text: "b" }] }] } },
      "$.data.outputs[*].parts[*].text",
      "ab",
    ],
    [{ a: { b: [{ c: "deep" }] } }, "$..c", "deep"],
    [{ "a.b": { "c d": "x" } }, "['a.b']['c d']", "x"],
    [{ list: ["x", "y"] }, "list.1", "y"],
    [{ list: ["x", "y"] }, "list[-1]", "y"],
    [{ choices: [{ message: { content: "x" } }] }, undefined, "x"],
    [{ reply: 42 }, "reply", "42"],
    [{ reply: "" }, "reply", ""],
  ])("%j at %s is %j", async (value, output, text) => {
    const wanted = output === undefined ? {} : { output };
    const report = await answerTo(200, JSON_TYPE, JSON.stringify(value), wanted);
    expect(report).toMatchObject({ status: "answered", text });
  });

  it.each([
    [{ answer: { text: "x" } }, "answer", "an object with text"],
    [{ answer: null }, "answer", "null"],
    [{ answer: [] }, "answer", "an empty list"],
    [{ other: "x" }, "answer", "nothing at answer; the answer is an object with other"],
    [{ other: "x" }, "constructor", "nothing at constructor"],
    [{ items: [{ q: 1 }] }, undefined, "--output-field"],
  ])("%j at %s is an error that tells the shape", async (value, output, told) => {
    const wanted = output === undefined ? {} : { output };
    const report = await answerTo(200, JSON_TYPE, JSON.stringify(value), wanted);
    expect(report).toMatchObject({ status: "failed", kind: "bad_answer" });
    expect(report).toMatchObject({ reason: expect.stringContaining(told) });
  });

  it("notes that several values were joined", async () => {
    const report = await answerTo(200, JSON_TYPE, '{"t":[{"x":"a"},{"x":"b"}]}', {
      output: "t[*].x",
    });
    expect(report).toMatchObject({ text: "ab", notes: ["t[*].x matched 2 values, joined"] });
  });

  it("reads tool calls beside the text", async () => {
    const openai = {
      choices: [
        {
          message: {
            content: null,
            tool_calls: [
              { function: { name: "forward_email", arguments: '{"to":"a@b.example"}' } },
            ],
          },
        },
      ],
    };
    const anthropic = {
      content: [
        { type: "text", text: "ok" },
        { type: "tool_use", name: "forward_email", input: { to: "a@b.example" } },
      ],
    };
    for (const value of [openai, anthropic]) {
      expect(await answerTo(200, JSON_TYPE, JSON.stringify(value))).toMatchObject({
        status: "answered",
        toolCalls: [{ name: "forward_email", args: { to: "a@b.example" } }],
      });
    }
  });

  it("reads what is compressed, within the size limit, and tells when it cannot", async () => {
    const body = JSON.stringify({ reply: "hi" });
    const as = (encoding: string) => ({ ...JSON_TYPE, "content-encoding": encoding });
    expect(await answerTo(200, as("br"), brotliCompressSync(body))).toMatchObject({ text: "hi" });
    expect(await answerTo(200, as("deflate"), deflateSync(body))).toMatchObject({ text: "hi" });
    const twice = gzipSync(brotliCompressSync(body));
    expect(await answerTo(200, as("br, gzip"), twice)).toMatchObject({ text: "hi" });
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(await answerTo(200, as("gzip"), bomb)).toMatchObject({ kind: "too_large" });
    const broken = await answerTo(200, as("gzip"), "no gzip");
    expect(broken).toMatchObject({
      kind: "bad_answer",
      reason: expect.stringContaining("decompressed"),
    });
  });

  it("reads gzip, byte order marks and stated charsets, and notes a guess", async () => {
    const text = "Größe: 5 m²";
    const gzip = { ...JSON_TYPE, "content-encoding": "gzip" };
    expect(await answerTo(200, gzip, gzipSync(JSON.stringify({ reply: text })))).toMatchObject({
      text,
    });
    const bom = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from(`{"reply":"${text}"}`),
    ]);
    expect(await answerTo(200, JSON_TYPE, bom)).toMatchObject({ text });
    const utf16 = Buffer.from(`\ufeff{"reply":"${text}"}`, "utf16le");
    expect(await answerTo(200, JSON_TYPE, utf16)).toMatchObject({ text });
    const latin = Buffer.from(text, "latin1");
    const stated = { "content-type": "text/plain; charset=iso-8859-1" };
    expect(await answerTo(200, stated, latin)).toMatchObject({ text, notes: [] });
    const guessed = await answerTo(200, { "content-type": "text/plain" }, latin);
    expect(guessed).toMatchObject({ text, notes: [expect.stringContaining("windows-1252")] });
    const gbk = Buffer.from([0xbb, 0xe1, 0xd2, 0xe9]);
    expect(await answerTo(200, { "content-type": "text/plain; charset=gbk" }, gbk)).toMatchObject({
      text: "会议",
    });
  });
});

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
        { candidates: [{ content: { parts: [{ text: "lo" }] } }] },
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

describe("answers that are none", () => {
  it.each([
    [401, JSON_TYPE, "{}", "auth", false],
    [403, {}, "", "auth", false],
    [404, {}, "", "bad_request", false],
    [408, {}, "", "server_error", true],
    [429, {}, "", "rate_limited", true],
    [429, JSON_TYPE, '{"error":{"code":"insufficient_quota"}}', "quota", false],
    [500, JSON_TYPE, '{"error":"boom"}', "server_error", true],
    [503, { "content-type": "text/html" }, "<html>", "server_error", true],
    [200, { "content-type": "text/html" }, "<html><title>Sign in</title></html>", "auth", false],
    [200, {}, "<!DOCTYPE html><html></html>", "auth", false],
    [302, { location: "/login" }, "", "bad_request", false],
    [202, { "nvcf-status": "pending-evaluation" }, "", "server_error", true],
    [200, JSON_TYPE, "", "bad_answer", false],
    [204, {}, "", "bad_answer", false],
    [200, JSON_TYPE, "{broken", "bad_answer", false],
    [200, JSON_TYPE, '{"error":{"message":"model overloaded"}}', "server_error", true],
    [
      200,
      JSON_TYPE,
      '{"error":{"code":429,"message":"slow down"},"reply":""}',
      "rate_limited",
      true,
    ],
    [
      400,
      JSON_TYPE,
      '{"error":{"code":"content_filter_error","message":"the filtering system timed out"}}',
      "filter_outage",
      true,
    ],
  ] as const)("%i %j %s is %s", async (status, headers, body, kind, retryable) => {
    const report = await answerTo(status, { ...headers }, body);
    expect(report).toMatchObject({ status: "failed", kind, retryable });
  });

  it.each([
    [400, '{"error":{"code":"content_filter","message":"blocked"}}'],
    [500, '{"error":{"code":"content_filter"}}'],
    [400, '{"error":{"code":"content_policy_violation"}}'],
    [400, '{"error":{"code":"x","innererror":{"code":"ResponsibleAIPolicyViolation"}}}'],
    [200, '{"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]}'],
    [200, '{"promptFeedback":{"blockReason":"SAFETY"}}'],
  ])("%i %s is a block by the provider", async (status, body) => {
    expect(await answerTo(status, JSON_TYPE, body)).toMatchObject({
      status: "blocked_by_provider",
    });
  });

  it("reads Retry-After in seconds, as a date, and in milliseconds", async () => {
    const wait = async (headers: Record<string, string>) => {
      const report = await answerTo(429, headers, "");
      return report.status === "failed" ? report.retryAfterMs : undefined;
    };
    expect(await wait({ "retry-after": "7" })).toBe(7000);
    expect(await wait({ "retry-after": "Thu, 01 Jan 2026 00:01:30 GMT" })).toBe(90_000);
    expect(await wait({ "retry-after": "Wed, 31 Dec 2025 00:00:00 GMT" })).toBe(0);
    expect(await wait({ "retry-after-ms": "250", "retry-after": "9" })).toBe(250);
    expect(await wait({ "retry-after": "soon" })).toBeNull();
    expect(await wait({ "retry-after": "86400" })).toBe(86_400_000);
  });

  it("follows a queued answer to the place it names, without sending again", async () => {
    let polls = 0;
    await using server = await agentServer(({ method }, response) => {
      if (method === "POST") response.writeHead(202, { location: "/jobs/1" }).end();
      else if (polls++ === 0) response.writeHead(202).end();
      else json(response, { reply: "late" });
    });
    expect(await ask(server.url)).toMatchObject({ status: "answered", text: "late" });
    expect(server.seen.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
  });

  it("does not follow it to another host, where the credentials do not belong", async () => {
    const report = await answerTo(202, { location: "http://127.0.0.1:1/jobs/1" }, "");
    expect(report).toMatchObject({ status: "failed", reason: expect.stringContaining("202") });
  });

  it("stops at the size limit and the time limit", async () => {
    expect(await answerTo(200, JSON_TYPE, `"${"x".repeat(200_000)}"`)).toMatchObject({
      kind: "too_large",
    });
    await using server = await agentServer((_, response) => {
      response.writeHead(200, JSON_TYPE);
      response.write('{"reply":');
    });
    expect(await ask(server.url, { timeoutMs: 80 })).toMatchObject({
      kind: "timeout",
      retryable: false,
    });
    expect(await ask(server.url, { timeoutMs: 80, safeToResend: true })).toMatchObject({
      retryable: true,
    });
  });

  it("tells a dead port from a broken connection", async () => {
    const server = await agentServer(() => undefined);
    const { url } = server;
    await server[Symbol.asyncDispose]();
    expect(await ask(url)).toMatchObject({
      kind: "unreachable",
      retryable: true,
      reason: expect.stringContaining("refused"),
    });
    await using cut = await rawServer(Buffer.from(""));
    expect(await ask(cut.url)).toMatchObject({ kind: "unreachable", retryable: false });
  });

  it("leaves no secret in a reason", async () => {
    const secret = "tok-5f2e9a";
    await using server = await agentServer((_, response) =>
      json(response, { error: { message: `bad token ${secret} in Bearer ${secret}` } }, 401),
    );
    const report = await ask(server.url, {
      headers: { authorization: `Bearer ${secret}` },
      redact: redactor([`Bearer ${secret}`]),
    });
    expect(JSON.stringify(report)).not.toContain(secret);
  });
});

describeShared("field cases", ["data", "field-cases", "http"], () => {
  const file = (name: string) =>
    rawServer(readFileSync(sharedPath("data", "field-cases", "http", name)));
  it.each([
    ["202-empty.http", { status: "failed", kind: "server_error", retryable: true }],
    ["400-filter-outage.http", { status: "failed", kind: "filter_outage" }],
    ["429-day-quota.http", { status: "failed", kind: "rate_limited", retryAfterMs: 86_400_000 }],
    ["500-content-filter.http", { status: "blocked_by_provider" }],
    ["gbk.http", { status: "answered", text: "会议在三点" }],
    ["html-200.http", { status: "failed", kind: "auth" }],
    ["latin1-undeclared.http", { status: "answered", text: "Größe: 5 m²" }],
    ["session-cookie.http", { status: "answered", text: "ok", session: "body:sessionId=abc" }],
    ["sse-error-in-200.http", { status: "failed", kind: "rate_limited" }],
  ])("%s", async (name, expected) => {
    await using server = await file(name);
    expect(await ask(server.url)).toMatchObject(expected);
  });

  it("json-nested-missing.http", async () => {
    await using server = await file("json-nested-missing.http");
    const output = "data.outputs[*].parts[*].text";
    expect(await ask(server.url, { output })).toMatchObject({ status: "answered", text: "deep" });
  });

  it("template hazards", async () => {
    const hazards = JSON.parse(
      readFileSync(sharedPath("data", "field-cases", "templates", "template-hazards.json"), "utf8"),
    ) as string[];
    await using server = await agentServer((_, response) => json(response, { reply: "ok" }));
    for (const prompt of hazards) {
      await ask(server.url, { request: { prompt }, body: templateBody('{"q":"{{prompt}}"}') });
    }
    expect(server.seen.map(({ body }) => JSON.parse(body).q)).toEqual(hazards);
  });
});
