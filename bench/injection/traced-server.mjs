// As latency-server.mjs at /chat, and it tells what it did: a server's span and a model's span a
// request, exported in protobuf every 5 ms, and one request to the sink where it was given an image.
// node traced-server.mjs LATENCY_MS OTLP_PORT
import { createServer } from "node:http";
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

const latencyMs = Number(process.argv[2]);
const exporter = new OTLPTraceExporter({ url: `http://127.0.0.1:${process.argv[3]}/v1/traces` });
new NodeTracerProvider({
  spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 5 })],
}).register();
const tracer = trace.getTracer("bench");
const OUTPUT = JSON.stringify([
  { role: "assistant", parts: [{ type: "text", content: "It is about a delivery on Friday." }] },
]);

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () => {
    const above = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan("POST /chat", { kind: SpanKind.SERVER }, above);
    const { message } = JSON.parse(text);
    const input = JSON.stringify([{ role: "user", parts: [{ type: "text", content: message }] }]);
    const attributes = {
      "gen_ai.operation.name": "chat",
      "gen_ai.input.messages": input,
      "gen_ai.output.messages": OUTPUT,
    };
    const model = tracer.startSpan("chat m", { attributes }, trace.setSpan(above, span));
    const image = /http:\/\/127\.0\.0\.1:\d+\/[^\s)"']+/.exec(message)?.[0];
    if (image) fetch(image).catch(() => undefined);
    // The work takes the latency; what follows it, sending spans, is the exporter's.
    setTimeout(() => {
      model.end();
      span.end();
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ reply: "It is about a delivery on Friday." }));
    }, latencyMs);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
