import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLog } from "../../../test/fakes/import-log.ts";
import { actsOfLog } from "./read-log.ts";
import { isObject, TrialLogs } from "./trial-logs.ts";

const [A, B] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331b7ad6b7169203331"] as const;
const PRODUCED = join(import.meta.dirname, "../../../test/fixtures/logs/produced");

function logsFor(...ids: readonly string[]): TrialLogs {
  const logs = new TrialLogs(() => true);
  for (const id of ids) logs.expect(id);
  return logs;
}

const line = (file: string, value: object, whole = false) => ({
  file,
  value,
  text: JSON.stringify(value),
  whole,
});
const valuesOf = (logs: TrialLogs, id: string) => logs.take(id).map(({ values }) => values);

/** Logs that libraries wrote themselves, those apart that are spans, streams or archives. */
const LOGS = readdirSync(PRODUCED)
  .filter((format) => format !== "otel")
  .flatMap((format) => readdirSync(join(PRODUCED, format)).map((name) => join(format, name)))
  .filter((name) => /\.jsonl?$/.test(name));

describe("logs in any form that import reads", () => {
  it.each(LOGS)("tell of a trial by the name of their file: %s", async (name) => {
    const text = readFileSync(join(PRODUCED, name), "utf8");
    const file = `session-${A}.${name.split(".").at(-1)}`;
    const logs = logsFor(A, B);
    const documents = name.endsWith(".jsonl") ? text.trim().split("\n") : [text];
    for (const one of documents) {
      const value: unknown = JSON.parse(one);
      if (isObject(value)) logs.add({ file, text: one, value, whole: documents.length === 1 });
    }
    const [log] = logs.take(A);
    const { events } = await readLog(text, { name: file });
    const calls = events.filter(({ kind }) => kind === "call");
    expect(log && actsOfLog(log).toolCalls?.map((call) => call.name)).toEqual(
      calls.map(({ tool }) => tool),
    );
    expect(calls.length).toBeGreaterThan(0);
    expect(logs.take(B)).toEqual([]);
  });

  it("is no hold where its last word is not the model's, or its form is not known", () => {
    const chat = (...messages: object[]) =>
      actsOfLog({ file: "a.jsonl", values: [{ messages }], cut: false });
    const asked = { role: "user", content: "Read my mail, please." };
    const said = { role: "assistant", content: "Lunch is on Friday." };
    expect(chat(asked, said)).toMatchObject({ toolCalls: [], whole: true });
    expect(chat(asked, said, asked)).toMatchObject({ toolCalls: [], whole: false });
    expect(chat(asked)).toMatchObject({ toolCalls: null });
    const unknown = { level: "info", text: "forward_email to archive" };
    expect(actsOfLog({ file: "a.jsonl", values: [unknown], cut: false }).toolCalls).toBeNull();
  });
});

describe("several streams in one file", () => {
  const chat = (id: string | null, delta: object, finish_reason: string | null = null) => ({
    ...(id === null ? {} : { id }),
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  });
  const call = (name: string) => ({
    tool_calls: [{ index: 0, id: name, function: { name, arguments: "{}" } }],
  });
  const block = (index: number, content_block: object) => ({
    type: "content_block_start",
    index,
    content_block,
  });
  const gemini = (part: object, finishReason?: string) => ({
    candidates: [{ content: { role: "model", parts: [part] }, finishReason }],
  });
  const bedrock = (name: string) => [
    { messageStart: { role: "assistant" } },
    { contentBlockStart: { start: { toolUse: { name, toolUseId: name } }, contentBlockIndex: 0 } },
    { contentBlockStop: { contentBlockIndex: 0 } },
    { messageStop: { stopReason: "tool_use" } },
  ];
  const usage = { object: "chat.completion.chunk", choices: [], usage: {} };
  it.each([
    [
      "chat by id, mixed",
      [
        chat("1", { role: "assistant", ...call("a") }),
        chat("2", { role: "assistant", ...call("b") }),
        chat("1", {}, "tool_calls"),
        chat("2", {}, "tool_calls"),
      ],
    ],
    [
      "chat without ids",
      [
        chat(null, { role: "assistant", ...call("a") }),
        chat(null, {}, "tool_calls"),
        usage,
        chat(null, { role: "assistant", ...call("b") }),
        chat(null, {}, "tool_calls"),
      ],
    ],
    [
      "anthropic",
      [
        { type: "message_start", message: { role: "assistant" } },
        block(0, { type: "tool_use", id: "1", name: "a", input: {} }),
        { type: "message_stop" },
        { type: "message_start", message: { role: "assistant" } },
        block(0, { type: "tool_use", id: "2", name: "b", input: {} }),
        { type: "message_stop" },
      ],
    ],
    [
      "gemini",
      [
        gemini({ functionCall: { name: "a", args: {} } }, "STOP"),
        gemini({ functionCall: { name: "b", args: {} } }, "STOP"),
      ],
    ],
    ["bedrock", [...bedrock("a"), ...bedrock("b")]],
  ] as const)("keep the calls of each: %s", (_name, values) => {
    const acts = actsOfLog({ file: "s", values, cut: false });
    expect(acts.toolCalls?.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  it("keep the pieces of one call together where every chunk has an id of its own", () => {
    const values = [
      chat("1", { role: "assistant", ...call("a") }),
      chat("2", { tool_calls: [{ index: 0, function: { arguments: "" } }] }),
      chat("3", {}, "tool_calls"),
    ];
    expect(actsOfLog({ file: "s", values, cut: false }).toolCalls).toEqual([
      { name: "a", args: {} },
    ]);
  });
});

describe("a line of a log", () => {
  it("belongs to the trial that it names, as a word or as a UUID", () => {
    const logs = logsFor(A, B);
    const uuid = `${A.slice(0, 8)}-${A.slice(8, 12)}-${A.slice(12, 16)}-${A.slice(16, 20)}-${A.slice(20)}`;
    expect([...logs.add(line("x", { session: uuid, n: 1 }))]).toEqual([A]);
    logs.add(line("x", { session: B, n: 2 }));
    logs.add(line("x", { thread: `t/${A}`, n: 3 }));
    expect(valuesOf(logs, A)).toEqual([
      [
        { session: uuid, n: 1 },
        { thread: `t/${A}`, n: 3 },
      ],
    ]);
    expect(valuesOf(logs, A)).toEqual([]);
    expect(valuesOf(logs, B)).toEqual([[{ session: B, n: 2 }]]);
  });

  it("that names none belongs to the one trial of its file, and to none of several", () => {
    const logs = logsFor(A, B);
    for (const file of ["alone", "shared"]) {
      logs.add(line(file, { n: 0 }));
      logs.add(line(file, { session: A }));
      logs.add(line(file, { n: 1 }));
    }
    logs.add(line("shared", { session: B }));
    logs.add(line("both", { sessions: [A, B] }));
    expect(logs.take(A)).toEqual([
      { file: "alone", values: [{ n: 0 }, { session: A }, { n: 1 }], cut: false },
      { file: "shared", values: [{ session: A }], cut: true },
    ]);
    expect(logs.counts).toEqual({ entries: 8, strange: 3, doubted: 1 });
  });

  it("that had to make room leaves its trial's log no proof of a hold", () => {
    const said = [
      {
        messages: [
          { role: "user", content: "Hi" },
          { role: "assistant", content: "Hello" },
        ],
      },
    ];
    for (const [lost, first] of [
      ["named", { session: A }],
      ["unnamed", { n: 0 }],
    ] as const) {
      const logs = logsFor(A, B);
      logs.add(line(lost, first));
      for (let n = 0; n < 20_000; n += 1)
        logs.add({ file: lost, value: {}, text: lost === "named" ? B : "", whole: false });
      logs.add(line(lost, { session: A, last: true }));
      expect(
        logs.take(A).map(({ cut }) => cut),
        lost,
      ).toEqual([true]);
    }
    expect(actsOfLog({ file: "a.jsonl", values: said, cut: false }).whole).toBe(true);
    expect(actsOfLog({ file: "a.jsonl", values: said, cut: true }).whole).toBe(false);
  });

  it("of nobody in a file of several takes no room from theirs", () => {
    const logs = logsFor(A, B);
    logs.add(line("shared", { session: A }));
    logs.add(line("shared", { session: B }));
    for (let n = 0; n < 20_001; n += 1)
      logs.add({ file: "shared", value: {}, text: "", whole: false });
    expect(logs.take(A)).toEqual([{ file: "shared", values: [{ session: A }], cut: true }]);
  });

  it("of nobody leaves no proof of a hold to those that it may be of, and to no others", () => {
    const logs = logsFor(A);
    const [C, D] = ["c".repeat(32), "d".repeat(32)];
    logs.add(line("shared", { session: A }));
    logs.expect(C);
    logs.add(line("shared", { session: C }));
    expect(logs.take(A)).toMatchObject([{ cut: false }]);
    logs.add(line("shared", { tool: "forward_email" }));
    expect(logs.take(C)).toMatchObject([{ cut: true }]);
    logs.expect(D);
    logs.add(line("shared", { session: D }));
    logs.add(line("other", { level: "info" }));
    expect(logs.take(D)).toMatchObject([{ cut: true }]);
    const plain = new TrialLogs(() => false);
    plain.expect(D);
    plain.add(line("shared", { session: D }));
    plain.add(line("other", { level: "info" }));
    expect(plain.take(D)).toMatchObject([{ cut: false }]);
    expect(logs.counts).toEqual({ entries: 5, strange: 2, doubted: 2 });
  });

  it("is told anew with its document, whose parts may be of several trials", () => {
    const logs = logsFor(A, B);
    logs.add(line("doc", { id: A, messages: [1] }, true));
    logs.add(line("doc", { id: A, messages: [1, 2] }, true));
    expect(valuesOf(logs, A)).toEqual([[{ id: A, messages: [1, 2] }]]);
    logs.add(line("list", [{ id: A }, { id: B }, "x"], true));
    expect(valuesOf(logs, A)).toEqual([[{ id: A }]]);
    expect(valuesOf(logs, B)).toEqual([[{ id: B }]]);
  });
});
