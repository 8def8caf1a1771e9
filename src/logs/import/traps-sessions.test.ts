import { describe, expect, it } from "vitest";
import { brief, lines, readLog } from "../../../test/fakes/import-log.ts";

/** Traps that users of other readers of these formats fell into; each input is our own. */

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
    const { events } = await readLog(
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

  it("tell harness text, summaries and sub-agents from the user, and pass over titles", async () => {
    const { events } = await readLog(
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
    ]);
  });

  it("survive lone surrogates, torn lines and lines of other kinds, with their positions", async () => {
    const { events, issues } = await readLog(
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
    const { transcripts, issues } = await readLog(
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
    const { issues } = await readLog({ version: 2, status: "success", eval: { task: "t" } });
    expect(issues[0]).toMatchObject({
      kind: "skipped",
      reason: expect.stringContaining("header without samples"),
    });
  });

  it("resolve attachments, and take a refused call for a decision", async () => {
    const hash = "0123456789abcdef0123456789abcdef";
    const { events } = await readLog({
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
    const { issues } = await readLog(
      JSON.stringify({ version: 2, eval: {}, samples: [] }, null, 1),
      {
        limits: { documentBytes: 10 },
      },
    );
    expect(issues[0]).toMatchObject({
      kind: "refused",
      reason: expect.stringContaining("JSON lines"),
    });
  });
});
