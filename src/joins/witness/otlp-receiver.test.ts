import { gzipSync } from "node:zlib";
import { context, SpanKind, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { describe, expect, it } from "vitest";
import type { OtlpItem } from "../../formats/otlp-json.ts";
import { openOtlpReceiver } from "./otlp-receiver.ts";
import { actsOfSpans } from "./read-acts.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

async function receiver() {
  const items: OtlpItem[] = [];
  const open = await openOtlpReceiver(0, (more) => items.push(...more));
  return { ...open, items, [Symbol.asyncDispose]: open.close };
}

function post(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  return fetch(url, { method: "POST", body, headers });
}

const JSON_TYPE = { "content-type": "application/json" };
const SPAN = { traceId: TRACE.toUpperCase(), spanId: "00f067aa0ba902b7", name: "a" };
const EXPORT = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [SPAN] }] }] });

describe("the OTLP receiver", () => {
  for (const compression of ["none", "gzip"] as const) {
    it(`reads what an ordinary exporter sends in protobuf, compression ${compression}`, async () => {
      await using open = await receiver();
      const exporter = new OTLPTraceExporter({
        url: `${open.endpoint}/v1/traces`,
        // The library's enum is not exported by this package.
        compression: compression as never,
      });
      const provider = new NodeTracerProvider({
        spanProcessors: [new SimpleSpanProcessor(exporter)],
      });
      const parent = { traceId: TRACE, spanId: PARENT, traceFlags: TraceFlags.SAMPLED };
      const above = trace.setSpanContext(context.active(), parent);
      const messages = [
        {
          role: "assistant",
          parts: [{ type: "tool_call", id: "c", name: "send", arguments: { to: "b@x.example" } }],
        },
      ];
      const attributes = {
        "gen_ai.operation.name": "chat",
        "gen_ai.output.messages": JSON.stringify(messages),
        "a.number": -7,
        "a.list": ["x", ""],
        "a.share": 0.5,
        "a.switch": false,
      };
      const tracer = provider.getTracer("test");
      tracer.startSpan("chat", { kind: SpanKind.SERVER, attributes }, above).end();
      await provider.shutdown();
      const [item] = open.items;
      expect([item?.traceId, item?.parentId, item?.value["kind"]]).toEqual([TRACE, PARENT, 2]);
      expect(item?.value["attributes"]).toContainEqual({
        key: "a.number",
        value: { intValue: "-7" },
      });
      expect(item?.value["attributes"]).toContainEqual({
        key: "a.list",
        value: { arrayValue: { values: [{ stringValue: "x" }, { stringValue: "" }] } },
      });
      const acts = actsOfSpans(open.items);
      expect(acts).toMatchObject({
        toolCalls: [{ name: "send", args: { to: "b@x.example" } }],
        whole: true,
      });
    });
  }

  it("reads JSON, also packed, and log records", async () => {
    await using open = await receiver();
    const url = `${open.endpoint}/v1/traces`;
    expect((await post(url, EXPORT, JSON_TYPE)).status).toBe(200);
    const packed = { ...JSON_TYPE, "content-encoding": "gzip" };
    expect((await post(url, gzipSync(EXPORT), packed)).status).toBe(200);
    const record = { traceId: TRACE, spanId: PARENT, body: { stringValue: "hello" } };
    const logs = JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords: [record] }] }] });
    expect((await post(`${open.endpoint}/v1/logs`, logs, JSON_TYPE)).status).toBe(200);
    expect(open.items.map(({ kind, traceId }) => [kind, traceId])).toEqual([
      ["span", TRACE],
      ["span", TRACE],
      ["log", TRACE],
    ]);
  });

  it("refuses what is no export, says so, and goes on", async () => {
    await using open = await receiver();
    const url = `${open.endpoint}/v1/traces`;
    expect((await post(url, "{", JSON_TYPE)).status).toBe(400);
    expect((await post(url, Buffer.from([0x0a, 0xff, 0xff]))).status).toBe(400);
    expect((await post(`${open.endpoint}/v1/metrics`, "x")).status).toBe(200);
    expect((await fetch(open.endpoint)).status).toBe(404);
    expect(open.refused().count).toBe(2);
    expect((await post(url, EXPORT, JSON_TYPE)).status).toBe(200);
    expect(open.items).toHaveLength(1);
  });

  it("says what to do when the port is taken", async () => {
    await using open = await receiver();
    const { port } = new URL(open.endpoint);
    await expect(openOtlpReceiver(Number(port), () => undefined)).rejects.toThrow(
      /another port, or 0/,
    );
  });
});
