import { describe, expect, it } from "vitest";
import { brief, readLog } from "../../../test/fakes/import-log.ts";

/** Traps that users of other readers of these formats fell into; each input is our own. */

describe("evidence", () => {
  it("that is binary is noted with its size and not scanned as text", async () => {
    const data = `data:image/png;base64,${"A".repeat(400)}`;
    const { events } = await readLog({
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
    const { events, format } = await readLog({
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
      ["unclassified", "always sunny in town"],
      ["assistant", "Sunny."],
    ]);
    expect(events.find(({ channel }) => channel === "unclassified")?.seen).toBeGreaterThanOrEqual(
      4,
    );
  });

  it("in a raw trace export stands in its observations, whichever provider's form they have", async () => {
    const json = (value: unknown): string => JSON.stringify(value);
    const step = (
      id: string,
      type: string,
      name: string,
      input: unknown,
      output: unknown,
    ): object => ({
      id,
      type,
      name,
      traceId: "t",
      startTime: `2026-01-01T00:00:0${id}Z`,
      input: json(input),
      output: json(output),
    });
    const { events } = await readLog({
      trace: {
        id: "t",
        name: "run",
        input: json(json({ new_message: { role: "user", parts: [{ text: "hi" }] } })),
        observations: [{ id: "1", input: null }],
      },
      observations: [
        step(
          "3",
          "GENERATION",
          "call_llm",
          {
            config: { system_instruction: "Greet." },
            contents: [
              { role: "user", parts: [{ text: "hi" }] },
              { role: "model", parts: [{ function_call: { name: "get_weather", args: {} } }] },
              {
                role: "user",
                parts: [{ function_response: { name: "get_weather", response: { sky: "clear" } } }],
              },
            ],
          },
          { content: { role: "model", parts: [{ text: "Hello." }] } },
        ),
        step("2", "TOOL", "execute_tool get_weather", {}, { sky: "clear" }),
      ],
    });
    expect(brief(events)).toEqual([
      ["user", "hi"],
      ["unclassified", '{"sky":"clear"}'],
      ["system", "Greet."],
      ["assistant", "Hello."],
    ]);
  });

  it("that hosted tools keep to themselves is missing, never empty", async () => {
    const { events } = await readLog({
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

describe("agents as tools", () => {
  it("have a transcript of their own, and an asked approval is a decision", async () => {
    const item = { type: "function_call", callId: "n", name: "secure_tool", arguments: "{}" };
    const inner = {
      $schemaVersion: "1.2",
      originalInput: "inner task",
      generatedItems: [{ type: "tool_approval_item", rawItem: item, agent: { name: "Nested" } }],
    };
    const { transcripts } = await readLog({
      $schemaVersion: "1.2",
      originalInput: "outer task",
      generatedItems: [
        {
          type: "tool_call_item",
          rawItem: { type: "function_call", callId: "o", name: "nested_tool", arguments: "{}" },
        },
      ],
      modelResponses: [
        { output: [{ type: "function_call", callId: "o", name: "nested_tool", arguments: "{}" }] },
      ],
      pendingAgentToolRuns: { "nested_tool:o": JSON.stringify(inner) },
    });
    expect(
      transcripts.map(({ events }) => events.map(({ kind, content }) => [kind, content])),
    ).toEqual([
      [
        ["content", "outer task"],
        ["call", "{}"],
      ],
      [
        ["content", "inner task"],
        ["call", "{}"],
        ["decision", "approval asked"],
      ],
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
    ["a run state of no version", { $schemaVersion: 117, originalInput: "x" }, "is no version"],
    [
      "a run state that contradicts its version",
      {
        $schemaVersion: "1.7",
        originalInput: "x",
        generatedItems: [{ type: "tool_search_call_item" }],
      },
      "cannot hold tool search items",
    ],
    [
      "a run state with a sandbox of the future",
      { $schemaVersion: "1.14", originalInput: "x", sandbox: { sessionState: { version: 2 } } },
      "cannot hold a sandbox session of version 2",
    ],
    [
      "a run state with a prototype key",
      JSON.parse('{"$schemaVersion":"1.0","originalInput":"x","context":{"__proto__":{"a":1}}}'),
      "would reach a prototype",
    ],
    ["an RPC error", { code: -32601, message: "no such method" }, "a JSON-RPC error body"],
  ])("%s is refused by name", async (_, value, reason) => {
    const { issues, transcripts } = await readLog(value);
    expect(transcripts).toEqual([]);
    expect(issues[0]?.reason).toContain(reason);
  });

  it("a document is one event of a file or a page", async () => {
    expect((await readLog("# Skill\nDo as told.", { name: "SKILL.md" })).events).toMatchObject([
      { channel: "file", content: "# Skill\nDo as told." },
    ]);
    expect((await readLog("<html><body>Hi</body></html>", { name: "p" })).events).toMatchObject([
      { channel: "web" },
    ]);
    expect(
      (await readLog(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0]), { name: "a.pdf" })).events,
    ).toMatchObject([{ channel: "file", content: null, evidence: "binary" }]);
  });

  it("keys such as __proto__ reach no prototype", async () => {
    await readLog(
      '{"messages":[{"role":"user","content":"x","__proto__":{"polluted":1}}],"__proto__":{"polluted":1}}',
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("nesting without end is skipped, not a crash", async () => {
    const deep = `{"messages":[{"role":"user","content":${"[".repeat(20_000)}${"]".repeat(20_000)}}]}`;
    const { issues } = await readLog(deep);
    expect(issues.map(({ reason }) => reason).join()).toMatch(/deep|not valid|nothing/);
  });
});
