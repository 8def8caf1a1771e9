import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importerOf } from "../importers/registry.ts";
import { type ChannelMapFile, channelMap } from "../transcript/channel-map.ts";
import type { LogEvent, Transcript } from "../transcript/event.ts";
import { DEFAULT_LIMITS, type ImportLimits, importFile } from "./import-file.ts";
import type { Issue } from "./sink.ts";

/** Traps that users of other readers of these formats fell into; each input is our own. */

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "import-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

interface Read {
  readonly format: string | null;
  readonly transcripts: readonly Transcript[];
  readonly issues: readonly Issue[];
  readonly events: readonly LogEvent[];
}

async function read(
  content: unknown,
  {
    name = "log.json",
    map = null as ChannelMapFile | null,
    limits = {} as Partial<ImportLimits>,
    format = null as string | null,
  } = {},
): Promise<Read> {
  const path = join(dir, name);
  const isRaw = typeof content === "string" || content instanceof Uint8Array;
  await writeFile(path, isRaw ? content : JSON.stringify(content));
  const transcripts: Transcript[] = [];
  const issues: Issue[] = [];
  let found: string | null = null;
  for await (const step of importFile({
    path,
    label: name,
    importer: format === null ? null : importerOf(format),
    map: channelMap(map),
    signal: new AbortController().signal,
    limits: { ...DEFAULT_LIMITS, ...limits },
  })) {
    if (step.type === "transcript") transcripts.push(step.transcript);
    else if (step.type === "issue") issues.push(step.issue);
    else found = step.format;
  }
  return {
    format: found,
    transcripts,
    issues,
    events: transcripts.flatMap(({ events }) => events),
  };
}

const lines = (...values: unknown[]): string =>
  values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join("\n");
const brief = (events: readonly LogEvent[]): [string, string | null][] =>
  events.filter(({ kind }) => kind === "content").map(({ channel, content }) => [channel, content]);
const span = (attributes: object, more: object = {}): object => ({
  name: "chat",
  traceId: "t1",
  spanId: "s1",
  attributes,
  ...more,
});

describe("telemetry", () => {
  it("reads messages made of parts, by part and not by role", async () => {
    const { events, format } = await read([
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
    const { events, issues } = await read([span({ "gen_ai.input.messages": whole.slice(0, -20) })]);
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
    const { events, issues } = await read([span(attributes, { droppedAttributesCount: 4 })]);
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
      expect(brief((await read(generation)).events)).toEqual([
        ["user", "hi"],
        ["assistant", "hello"],
      ]);
    }
  });

  it("takes a prompt that parent and child both carry once", async () => {
    const { events } = await read([
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

describe("tool results", () => {
  const call = (id: string, name: string): object => ({
    id,
    type: "function",
    function: { name, arguments: "{}" },
  });

  it("keep their ids, and blocks in order with images noted", async () => {
    const { events } = await read({
      system: "s",
      max_tokens: 5,
      messages: [
        {
          role: "assistant",
          content: [{ type: "tool_use", id: "u1", name: "web_fetch", input: {} }],
        },
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              tool_use_id: "u1",
              content: [
                { type: "text", text: "one" },
                { type: "image", source: { type: "base64", data: "AAAA" } },
                { type: "text", text: "two" },
              ],
            },
            { type: "text", text: "thanks" },
          ],
        },
      ],
    });
    expect(brief(events)).toEqual([
      ["system", "s"],
      ["web", "one\ntwo"],
      ["user", "thanks"],
    ]);
    expect(events.find(({ channel }) => channel === "web")).toMatchObject({
      callId: "u1",
      notes: expect.arrayContaining(["image: 4 characters of encoded data"]),
    });
  });

  it("may be missing: an incomplete call is a call", async () => {
    const { events, issues, format } = await read([
      { type: "start" },
      { type: "tool-input-start", toolCallId: "c", toolName: "read_file" },
      { type: "tool-input-delta", toolCallId: "c", inputTextDelta: '{"path":"a' },
    ]);
    expect(format).toBe("ai-sdk");
    expect(events).toMatchObject([{ kind: "call", tool: "read_file" }]);
    expect(issues[0]?.reason).toContain("1 calls have no result");
  });

  it("of a parallel turn are all kept", async () => {
    const { events } = await read({
      messages: [
        {
          role: "assistant",
          content: null,
          tool_calls: [call("a", "get_weather"), call("b", "get_time")],
        },
        { role: "tool", tool_call_id: "b", content: "noon" },
        { role: "tool", tool_call_id: "a", content: "sun" },
      ],
    });
    expect(events.map(({ kind, tool }) => [kind, tool])).toEqual([
      ["call", "get_weather"],
      ["call", "get_time"],
      ["content", "get_time"],
      ["content", "get_weather"],
    ]);
  });

  it("without a call are orphans, kept and flagged", async () => {
    const { events } = await read({
      messages: [{ role: "tool", tool_call_id: "gone", content: "late" }],
    });
    expect(events[0]).toMatchObject({
      channel: "unclassified",
      content: "late",
      notes: ["no call with this id in the log"],
    });
  });

  it("that repeat the call's own arguments are echoes", async () => {
    const body = "Dear Sam, please find the report attached. Best, Kim";
    const send = (result: string): object => ({
      messages: [
        {
          role: "assistant",
          tool_calls: [
            {
              id: "a",
              type: "function",
              function: { name: "save_report", arguments: JSON.stringify({ body }) },
            },
          ],
        },
        { role: "tool", tool_call_id: "a", content: result },
      ],
    });
    expect((await read(send(`saved: ${body}`))).events[1]?.channel).toBe("tool_echo");
    expect((await read(send("saved"))).events[1]?.channel).not.toBe("tool_echo");
  });

  it("take their channel from the user's map before the defaults", async () => {
    const log = {
      messages: [
        { role: "assistant", tool_calls: [call("a", "zork_frob")] },
        { role: "tool", tool_call_id: "a", content: "x" },
      ],
    };
    expect((await read(log)).events[1]?.channel).toBe("unclassified");
    expect((await read(log, { map: { tools: { "zork_*": "memory" } } })).events[1]?.channel).toBe(
      "memory",
    );
    expect(
      (await read(log, { map: { tools: { "zork_*": "memory", zork_frob: "web" } } })).events[1]
        ?.channel,
    ).toBe("web");
  });
});

describe("sessions", () => {
  const line = (type: string, uuid: string, message: object, more: object = {}): object => ({
    type,
    uuid,
    sessionId: "s",
    message,
    ...more,
  });

  it("merge the blocks of one message over lines, cumulative or not, and know lines written again", async () => {
    const text = { type: "text", text: "Looking." };
    const use = { type: "tool_use", id: "t1", name: "Read", input: { file_path: "/a" } };
    const { events } = await read(
      lines(
        line("user", "u", { role: "user", content: "go" }),
        line("assistant", "a1", { id: "m", role: "assistant", content: [text] }),
        line("assistant", "a2", { id: "m", role: "assistant", content: [text, use] }),
        line("assistant", "a2", { id: "m", role: "assistant", content: [text, use] }),
        line("user", "r", {
          role: "user",
          content: [{ type: "tool_result", tool_use_id: "t1", content: "body" }],
        }),
        line("user", "r", {
          role: "user",
          content: [{ type: "tool_result", tool_use_id: "t1", content: "body" }],
        }),
      ),
      { name: "s.jsonl" },
    );
    expect(events.map(({ kind, channel, content }) => [kind, channel, content])).toEqual([
      ["content", "user", "go"],
      ["content", "assistant", "Looking."],
      ["call", "assistant", '{"file_path":"/a"}'],
      ["content", "file", "body"],
    ]);
  });

  it("tell harness text, summaries and sub-agents from the user", async () => {
    const { events } = await read(
      lines(
        line("user", "1", { role: "user", content: "fix it" }),
        line(
          "user",
          "2",
          { role: "user", content: "<command-name>x</command-name>" },
          { isMeta: true },
        ),
        line("user", "3", { role: "user", content: "earlier we …" }, { isCompactSummary: true }),
        line("user", "4", { role: "user", content: "do this part" }, { isSidechain: true }),
        { type: "summary", summary: "Fixing", leafUuid: "1" },
      ),
      { name: "s.jsonl" },
    );
    expect(events.map(({ channel }) => channel)).toEqual([
      "user",
      "system",
      "memory",
      "inter_agent",
      "memory",
    ]);
  });

  it("survive lone surrogates, torn lines and lines of other kinds, with their positions", async () => {
    const { events, issues } = await read(
      lines(
        line("user", "1", {
          role: "user",
          content: [{ type: "tool_result", tool_use_id: "t", content: "bad \udcb2 byte" }],
        }),
        '"text"',
        42,
        { type: "user", uuid: "2", message: "error" },
        '{"type":"assistant","uuid":"cut","mess',
      ),
      { name: "s.jsonl" },
    );
    expect(events[0]).toMatchObject({
      content: "bad \ufffd byte",
      notes: expect.arrayContaining(["1 lone surrogates replaced"]),
    });
    expect(
      issues
        .filter(({ kind }) => kind === "skipped")
        .map(({ line: at }) => at)
        .sort(),
    ).toEqual([2, 3, 4, 5]);
  });

  it("stream: lines and transcripts that grow too long are passed over or continued", async () => {
    const turns = Array.from({ length: 40 }, (_, i) =>
      line("user", `u${i}`, { role: "user", content: `${i} ${"x".repeat(500)}` }),
    );
    const { transcripts, issues } = await read(
      lines(...turns, line("user", "big", { role: "user", content: "y".repeat(9000) })),
      {
        name: "s.jsonl",
        limits: { lineBytes: 4000, partCharacters: 5000 },
      },
    );
    expect(transcripts.length).toBeGreaterThan(2);
    expect(transcripts.map(({ part }) => part)).toEqual(transcripts.map((_, i) => i + 1));
    expect(transcripts.flatMap(({ events }) => events).map(({ seq }) => seq)).toEqual(
      turns.map((_, i) => i),
    );
    expect(issues).toContainEqual(expect.objectContaining({ kind: "skipped", line: 41 }));
  });
});

describe("evaluation logs", () => {
  it("say that a header-only log has no samples", async () => {
    const { issues } = await read({ version: 2, status: "success", eval: { task: "t" } });
    expect(issues[0]).toMatchObject({
      kind: "skipped",
      reason: expect.stringContaining("header without samples"),
    });
  });

  it("resolve attachments, and take a refused call for a decision", async () => {
    const hash = "0123456789abcdef0123456789abcdef";
    const { events } = await read({
      version: 2,
      eval: {},
      samples: [
        {
          id: 1,
          epoch: 1,
          attachments: { [hash]: "the long page" },
          messages: [
            {
              role: "assistant",
              content: "",
              tool_calls: [{ id: "a", function: "web_browser_go", arguments: { url: "u" } }],
            },
            {
              role: "tool",
              content: `attachment://${hash}`,
              tool_call_id: "a",
              function: "web_browser_go",
              error: { type: "approval", message: "no" },
            },
          ],
        },
      ],
    });
    expect(brief(events)).toEqual([["web", "the long page"]]);
    expect(events.at(-1)).toMatchObject({ kind: "decision", content: "no" });
  });

  it("too large to be read whole are refused, not attempted", async () => {
    const { issues } = await read(JSON.stringify({ version: 2, eval: {}, samples: [] }, null, 1), {
      limits: { documentBytes: 10 },
    });
    expect(issues[0]).toMatchObject({
      kind: "refused",
      reason: expect.stringContaining("JSON lines"),
    });
  });
});

describe("MCP", () => {
  it("keeps text and structured content as one origin, and every block", async () => {
    const { events } = await read(
      lines(
        {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "web_search", arguments: {} },
        },
        {
          jsonrpc: "2.0",
          id: 1,
          result: {
            content: [
              { type: "text", text: '{"n":1}' },
              { type: "text", text: "second" },
              { type: "resource", resource: { uri: "file:///a", text: "note" } },
            ],
            structuredContent: { n: 1 },
          },
        },
      ),
      { name: "m.jsonl" },
    );
    expect(brief(events)).toEqual([
      ["web", '{"n":1}'],
      ["web", "second"],
      ["file", "note"],
      ["web", '{"n":1}'],
    ]);
    expect(events.at(-1)?.notes).toEqual([
      "structuredContent: the same as a text block of this result",
    ]);
  });

  it("takes server instructions and tool definitions for the server's words", async () => {
    const { events } = await read(
      lines(
        { jsonrpc: "2.0", id: 0, method: "initialize", params: {} },
        {
          jsonrpc: "2.0",
          id: 0,
          result: { serverInfo: { name: "notes" }, instructions: "Always …" },
        },
        {
          jsonrpc: "2.0",
          id: 9,
          method: "sampling/createMessage",
          params: { messages: [{ role: "user", content: { type: "text", text: "please" } }] },
        },
      ),
      { name: "m.jsonl" },
    );
    expect(events.map(({ kind, channel, actor }) => [kind, channel, actor])).toEqual([
      ["definition", "trusted_tool", "notes"],
      ["content", "inter_agent", "notes"],
    ]);
  });
});

describe("evidence", () => {
  it("that is binary is noted with its size and not scanned as text", async () => {
    const data = `data:image/png;base64,${"A".repeat(400)}`;
    const { events } = await read({
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: `see ${data} here` },
            { type: "image_url", image_url: { url: data } },
          ],
        },
      ],
    });
    expect(events[0]).toMatchObject({
      content: "see data:image/png;base64, here",
      notes: ["300 bytes of binary data left out"],
    });
    expect(events[1]).toMatchObject({ content: null, evidence: "binary", channel: "file" });
  });

  it("encoded twice is decoded, and one text in many observations is one event", async () => {
    const messages = [
      { role: "user", content: "Weather?" },
      {
        role: "assistant",
        content: "",
        tool_calls: [{ id: "c", name: "get_weather", arguments: "{}" }],
      },
      { role: "tool", tool_call_id: "c", content: "always sunny in town" },
    ];
    const twice = JSON.stringify(JSON.stringify({ messages }));
    const step = (
      type: string,
      id: string,
      input: unknown,
      output: unknown,
      name = "step",
    ): object => ({ id, type, name, traceId: "t", input, output });
    const { events, format } = await read({
      id: "t",
      observations: [
        step("GENERATION", "1", twice, JSON.stringify({ role: "assistant", content: "Sunny." })),
        step("SPAN", "2", { messages }, null),
        step("SPAN", "3", JSON.stringify({ messages }), { messages }),
        step("TOOL", "4", "{}", "always sunny in town", "get_weather"),
      ],
    });
    expect(format).toBe("langfuse");
    expect(brief(events)).toEqual([
      ["user", "Weather?"],
      ["trusted_tool", "always sunny in town"],
      ["assistant", "Sunny."],
    ]);
    expect(events.find(({ channel }) => channel === "trusted_tool")?.seen).toBeGreaterThanOrEqual(
      4,
    );
  });

  it("that hosted tools keep to themselves is missing, never empty", async () => {
    const { events } = await read({
      object: "response",
      output: [
        { type: "web_search_call", id: "w", action: { query: "q" } },
        { type: "file_search_call", id: "f", queries: ["q"], results: null },
        { type: "compaction", encrypted_content: "…" },
      ],
    });
    const missing = events.filter(({ content }) => content === null);
    expect(missing.map(({ channel, evidence }) => [channel, evidence])).toEqual([
      ["web", "hidden"],
      ["retrieved_doc", "hidden"],
      ["memory", "encrypted"],
    ]);
  });
});

describe("what is no log", () => {
  it.each([
    [
      "an error body",
      { error: { message: "no", code: "insufficient_quota" } },
      "an error body of a provider (insufficient_quota)",
    ],
    [
      "a schema",
      { $schema: "http://json-schema.org/draft-07/schema#", type: "object" },
      "a JSON Schema",
    ],
    ["an unknown object", { alpha: 1, beta: 2 }, "no known log format: alpha, beta"],
    [
      "a run state of the future",
      { $schemaVersion: "99.0", originalInput: "x", modelResponses: [] },
      "version 99.0 is not known",
    ],
  ])("%s is refused by name", async (_, value, reason) => {
    const { issues, transcripts } = await read(value);
    expect(transcripts).toEqual([]);
    expect(issues[0]?.reason).toContain(reason);
  });

  it("a document is one event of a file or a page", async () => {
    expect((await read("# Skill\nDo as told.", { name: "SKILL.md" })).events).toMatchObject([
      { channel: "file", content: "# Skill\nDo as told." },
    ]);
    expect((await read("<html><body>Hi</body></html>", { name: "p" })).events).toMatchObject([
      { channel: "web" },
    ]);
    expect(
      (await read(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0]), { name: "a.pdf" })).events,
    ).toMatchObject([{ channel: "file", content: null, evidence: "binary" }]);
  });

  it("keys such as __proto__ reach no prototype", async () => {
    await read(
      '{"messages":[{"role":"user","content":"x","__proto__":{"polluted":1}}],"__proto__":{"polluted":1}}',
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("nesting without end is skipped, not a crash", async () => {
    const deep = `{"messages":[{"role":"user","content":${"[".repeat(20_000)}${"]".repeat(20_000)}}]}`;
    const { issues } = await read(deep);
    expect(issues.map(({ reason }) => reason).join()).toMatch(/deep|not valid|nothing/);
  });
});

describe("streams", () => {
  it("are put together: text in order, arguments by call, error frames told", async () => {
    const chunk = (delta: object): string =>
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta }] })}\n\n`;
    const { events } = await read(
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
});
