import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import type { OtlpItem } from "../../formats/otlp-json.ts";
import { watchTraceFiles } from "./trace-files.ts";

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
});
