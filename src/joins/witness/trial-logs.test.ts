import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLog } from "../../../test/fakes/import-log.ts";
import { actsOfLog } from "./read-log.ts";
import { isObject, TrialLogs } from "./trial-logs.ts";

const [A, B] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331b7ad6b7169203331"] as const;
const PRODUCED = join(import.meta.dirname, "../../../test/fixtures/logs/produced");

function logsFor(...ids: readonly string[]): TrialLogs {
  const logs = new TrialLogs();
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
      { file: "shared", values: [{ session: A }], cut: false },
    ]);
    expect(logs.counts).toEqual({ entries: 8, strange: 1 });
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
    expect(logs.take(A)).toEqual([{ file: "shared", values: [{ session: A }], cut: false }]);
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
