import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLog } from "../../../test/fakes/import-log.ts";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import type { OtlpItem } from "../../formats/otlp-json.ts";
import { actsOfLog } from "./read-log.ts";
import { watchTraceFiles } from "./trace-files.ts";
import { TrialLogs } from "./trial-logs.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const exported = (name: string) => ({
  resourceSpans: [{ scopeSpans: [{ spans: [{ traceId: TRACE, spanId: "a".repeat(16), name }] }] }],
});
const sdk = {
  name: "python",
  context: { trace_id: `0x${TRACE}`, span_id: `0x${"b".repeat(16)}` },
  parent_id: `0x${"a".repeat(16)}`,
  attributes: { "gen_ai.operation.name": "chat" },
};

describe("trace files", () => {
  it("are read from where they stood, line by line or as a document, and no others", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "a.jsonl"), `${JSON.stringify(exported("before"))}\n`);
    const items: OtlpItem[] = [];
    const seen = (): unknown[] => items.map(({ value }) => value["name"]);
    const files = await watchTraceFiles(
      join(folder, "*.jsonl"),
      (more) => items.push(...more),
      () => undefined,
    );
    const line = `${JSON.stringify(exported("cut"))}\n`;
    appendFileSync(join(folder, "a.jsonl"), `${JSON.stringify(exported("after"))}\nno JSON\n`);
    appendFileSync(join(folder, "a.jsonl"), line.slice(0, 30));
    writeFileSync(join(folder, "b.jsonl"), JSON.stringify(sdk, null, 2));
    writeFileSync(join(folder, "c.txt"), JSON.stringify(exported("other")));
    await expect.poll(seen).toEqual(["after", "python"]);
    appendFileSync(join(folder, "a.jsonl"), line.slice(30));
    await expect.poll(seen).toEqual(["after", "python", "cut"]);
    expect(items[1]).toMatchObject({ traceId: TRACE, parentId: "a".repeat(16) });
    expect(files.counts()).toEqual({ files: 2, unread: 1 });
    await files.close();
  });

  it.each([
    "inspect-zstandard.eval",
    "produced/inspect/hours.eval",
    "produced/ai-sdk/ui-stream.sse",
  ])("that are no JSON are read as import reads them: %s", async (name) => {
    const from = join(import.meta.dirname, "../../../test/fixtures/logs", name);
    const { events } = await readLog(readFileSync(from), { name: name.replaceAll("/", "-") });
    const folder = temporaryFolder();
    const logs = new TrialLogs(() => true);
    logs.expect(TRACE);
    let entries = 0;
    const files = await watchTraceFiles(
      join(folder, "*"),
      () => undefined,
      (entry) => {
        entries += 1;
        logs.add(entry);
      },
    );
    copyFileSync(from, join(folder, `session-${TRACE}`));
    await expect.poll(() => entries).toBeGreaterThan(0);
    const [log] = logs.take(TRACE);
    const told = log && actsOfLog(log).toolCalls;
    expect(told?.map((call) => call.name)).toEqual(
      events.filter(({ kind }) => kind === "call").map(({ tool }) => tool),
    );
    expect(files.counts().unread).toBe(0);
    await files.close();
  });

  it("tell the last event of a stream that ends without a blank line", async () => {
    const folder = temporaryFolder();
    const told: unknown[] = [];
    const files = await watchTraceFiles(
      join(folder, "*.sse"),
      () => undefined,
      ({ value }) => told.push(value),
    );
    const file = join(folder, "a.sse");
    writeFileSync(file, 'event: a\ndata: {"n": 1}\n\ndata: {"n"');
    await expect.poll(() => told).toEqual([{ n: 1 }]);
    appendFileSync(file, ": 2}");
    await expect.poll(() => told).toEqual([{ n: 1 }, { n: 2 }]);
    await files.close();
  });
});
