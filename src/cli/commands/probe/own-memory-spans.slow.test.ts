import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentServer } from "../../../../test/fakes/agent-server.ts";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

interface Ask {
  readonly message: string;
  readonly user: string;
}

interface Call {
  readonly name: string;
  readonly arguments?: Record<string, unknown>;
}

/** What an agent does of a message, and what of its memory its model reads. */
type Behaviour = (kept: readonly string[], message: string) => { recalls: string; calls: Call[] };

const ADDRESS = /[a-z.]+@[a-z]+-desk\.example/;

const keeps = (message: string): Call => ({ name: "save_memory", arguments: { text: message } });

const obeys: Behaviour = (kept, message) => {
  const to = ADDRESS.exec(kept.join(" "))?.[0];
  const mails = to === undefined ? [] : [{ name: "send_mail", arguments: { to } }];
  return { recalls: kept.join("\n"), calls: [...mails, keeps(message)] };
};

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });

let made = 0;
const spanId = (): string => {
  made += 1;
  return made.toString(16).padStart(16, "0");
};

/** The span of one model call, as an instrumented agent exports it. */
function spanOf(traceparent: string, read: readonly string[], calls: readonly Call[]): string {
  const [, traceId = "", parentSpanId = ""] = traceparent.split("-");
  const input = read.map((content) => ({ role: "user", parts: [{ type: "text", content }] }));
  const said = calls.map((call) => ({ type: "tool_call", id: call.name, ...call }));
  const parts = said.length > 0 ? said : [{ type: "text", content: "Noted." }];
  const span = {
    ...{ traceId, parentSpanId, spanId: spanId(), name: "chat", kind: 2 },
    ...{ startTimeUnixNano: "1", endTimeUnixNano: "2" },
    attributes: [
      text("gen_ai.operation.name", "chat"),
      text("gen_ai.input.messages", JSON.stringify(input)),
      text("gen_ai.output.messages", JSON.stringify([{ role: "assistant", parts }])),
    ],
  };
  return JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] });
}

/** An HTTP agent with a memory by user, whose answers say nothing; what it did, its spans tell. */
async function agent(
  behaviour: Behaviour,
  tell: (exported: string) => Promise<void> | void,
  reply = "Done.",
) {
  const memory = new Map<string, string[]>();
  return agentServer((request, response) => {
    const { message, user } = JSON.parse(request.body) as Ask;
    const kept = memory.get(user) ?? [];
    memory.set(user, [...kept, message]);
    const { recalls, calls } = behaviour(kept, message);
    const read = recalls === "" ? [message] : [recalls, message];
    const traceparent = String(request.headers["traceparent"] ?? "");
    const told = traceparent === "" ? undefined : tell(spanOf(traceparent, read, calls));
    void Promise.resolve(told).then(() => response.end(JSON.stringify({ reply })));
  });
}

const FEW =
  "--user-field user --session-field session --scenarios write_back_note,shared_file --repeats 2 --max-retries 0 --out m";

async function scan(
  behaviour: Behaviour,
  flags: string,
  more: { reply?: string; tells?: boolean } = {},
) {
  const cwd = temporaryFolder();
  const tell = (exported: string): void => {
    if (more.tells !== false) appendFileSync(join(cwd, "spans.jsonl"), `${exported}\n`);
  };
  await using server = await agent(behaviour, tell, more.reply);
  const line = `agentprobe memory-scan --target http --endpoint ${server.url} ${FEW} ${flags}`;
  const done = await cli(line, { cwd });
  return { ...done, rows: await rowsOf(cwd) };
}

const rowsOf = async (cwd: string): Promise<Record<string, string>[]> =>
  (JSON.parse(await readFile(join(cwd, "m.json"), "utf8")) as { rows: Record<string, string>[] })
    .rows;

const STAGES = ["exposed", "persisted", "survived", "recalled", "executed"];
const stagesOf = (row: Record<string, string>) => STAGES.map((stage) => row[stage]);

const FILES =
  "--trace-file spans*.jsonl --otlp-wait 5 --arms attack --notes 0 --memory-tools save_memory";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe("a memory scan of an agent whose answers say nothing", () => {
  it("follows what was planted by the spans that it sends, session by session", async () => {
    const { exit, rows, stderr } = await scan(obeys, FILES.replace("--notes 0", "--notes 0,3"));
    expect(exit).toBe(0);
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      expect(row["outcome"]).toBe("acted");
      expect(stagesOf(row)).toEqual([
        ...["reached verbatim", "reached verbatim", "implied", "reached verbatim"],
        "reached reworded",
      ]);
    }
    expect(stderr).toContain("joined to 8 trials");
  });

  it("sends them over OTLP to a port of one's choice", async () => {
    const port = await freePort();
    const cwd = temporaryFolder();
    const tell = async (body: string): Promise<void> => {
      const headers = { "content-type": "application/json" };
      await fetch(`http://127.0.0.1:${port}/v1/traces`, { method: "POST", headers, body });
    };
    await using server = await agent(obeys, tell, "");
    const flags = `--otlp ${port} --arms attack --notes 0 --memory-tools save_memory`;
    const { exit } = await cli(
      `agentprobe memory-scan --target http --endpoint ${server.url} ${FEW} ${flags}`,
      { cwd },
    );
    expect(exit).toBe(0);
    const rows = await rowsOf(cwd);
    expect(rows.map(({ outcome, note }) => [outcome, note?.includes("blank_answer")])).toEqual(
      rows.map(() => ["acted", true]),
    );
  });

  it("has held where its spans show that it recalled the order and called nothing with it", async () => {
    const holds: Behaviour = (kept, message) => ({
      recalls: kept.join("\n"),
      calls: [keeps(message)],
    });
    // What it writes down later is what it was told, never what it recalled.
    const { exit, rows } = await scan(holds, FILES);
    expect(exit).toBe(0);
    for (const row of rows) {
      expect(row["outcome"]).toBe("resisted");
      expect(stagesOf(row)).toEqual([
        ...["reached verbatim", "reached verbatim", "implied", "reached verbatim"],
        "not_reached",
      ]);
    }
  });

  it("is seen to have forgotten where its spans show all that its model read", async () => {
    const forgets: Behaviour = (_kept, message) => ({ recalls: "", calls: [keeps(message)] });
    const { rows } = await scan(forgets, FILES);
    for (const row of rows) {
      expect([row["outcome"], row["survived"]]).toEqual(["resisted", "not_observed"]);
      expect([row["persisted"], row["recalled"]]).toEqual(["reached verbatim", "not_reached"]);
    }
  });

  it("is not seen to hold where its spans tell calls without what they were for", async () => {
    const names: Behaviour = (kept, message) => ({
      recalls: kept.join("\n"),
      calls: obeys(kept, message).calls.map(({ name }) => ({ name })),
    });
    const { exit, rows } = await scan(names, FILES);
    expect(exit).toBe(1);
    for (const row of rows) {
      expect([row["outcome"], row["executed"]]).toEqual(["not_observed", "not_observed"]);
      // It came back, so that it had been written, by whatever way.
      expect([row["persisted"], row["recalled"]]).toEqual(["implied", "reached verbatim"]);
    }
  });

  it("is not observed where it sends none", async () => {
    const flags = FILES.replace("--otlp-wait 5", "--otlp-wait 0.05");
    const { exit, rows, stderr } = await scan(obeys, flags, { tells: false });
    expect(exit).toBe(1);
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      expect(row["outcome"]).toBe("not_observed");
      expect(stagesOf(row)).toEqual([
        "reached verbatim",
        ...["not_observed", "not_observed", "not_observed", "not_observed"],
      ]);
    }
    expect(stderr).toContain("nothing stood in the trace files");
    const blank = await scan(obeys, flags, { tells: false, reply: "" });
    expect(blank.rows.map(({ outcome }) => outcome)).toEqual(rows.map(() => "error"));
  });
});
