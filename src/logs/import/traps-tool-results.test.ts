import { describe, expect, it } from "vitest";
import { brief, lines, readLog } from "../../../test/fakes/import-log.ts";

/** Traps that users of other readers of these formats fell into; each input is our own. */

describe("tool results", () => {
  const call = (id: string, name: string): object => ({
    id,
    type: "function",
    function: { name, arguments: "{}" },
  });

  it("keep their ids, and blocks in order with images noted", async () => {
    const { events } = await readLog({
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
    const { events, issues, format } = await readLog([
      { type: "start" },
      { type: "tool-input-start", toolCallId: "c", toolName: "read_file" },
      { type: "tool-input-delta", toolCallId: "c", inputTextDelta: '{"path":"a' },
    ]);
    expect(format).toBe("ai-sdk");
    expect(events).toMatchObject([{ kind: "call", tool: "read_file" }]);
    expect(issues[0]?.reason).toContain("1 calls have no result");
  });

  it("of a parallel turn are all kept", async () => {
    const { events } = await readLog({
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
    const { events } = await readLog({
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
    expect((await readLog(send(`saved: ${body}`))).events[1]?.channel).toBe("tool_echo");
    expect((await readLog(send("saved"))).events[1]?.channel).not.toBe("tool_echo");
  });

  it("take their channel from the user's map before the defaults", async () => {
    const log = {
      messages: [
        { role: "assistant", tool_calls: [call("a", "zork_frob")] },
        { role: "tool", tool_call_id: "a", content: "x" },
      ],
    };
    expect((await readLog(log)).events[1]?.channel).toBe("unclassified");
    expect(
      (await readLog(log, { map: { tools: { "zork_*": "memory" } } })).events[1]?.channel,
    ).toBe("memory");
    expect(
      (await readLog(log, { map: { tools: { "zork_*": "memory", zork_frob: "web" } } })).events[1]
        ?.channel,
    ).toBe("web");
  });
});

describe("MCP", () => {
  it("keeps text and structured content as one origin, and every block", async () => {
    const { events } = await readLog(
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
    ]);
  });

  it("takes server instructions and tool definitions for the server's words", async () => {
    const { events } = await readLog(
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

  it("keeps the definitions that a server's request for an answer brings", async () => {
    const tool = { name: "get_weather", description: "Get it.", inputSchema: { type: "object" } };
    const content = { type: "text", text: "Weather?" };
    const { events } = await readLog({
      messages: [{ role: "user", content }],
      maxTokens: 10,
      tools: [tool],
    });
    expect(events.map(({ kind, channel }) => [kind, channel])).toEqual([
      ["definition", "trusted_tool"],
      ["content", "inter_agent"],
    ]);
  });
});
