import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ACTED,
  BLOCKED,
  BROKEN,
  HIDDEN,
  SHOWN,
  type Shape,
  WRITTEN,
} from "../../../../test/fakes/answer-shapes.ts";
import { answerTo, JSON_TYPE, SSE } from "../../../../test/fakes/ask-http.ts";
import { KEY } from "../../../../test/fakes/wire/wire.ts";
import { WireServer } from "../../../../test/fakes/wire-server.ts";
import { redactor } from "../../redact.ts";
import { sdkBackend } from "./sdk-backend.ts";

let server: WireServer;
beforeAll(async () => {
  server = await WireServer.open();
});
afterAll(() => server.close());

/** The wire of a hosted chat model carries answers of its own form and no others. */
const speaksChat = ({ value, frames }: Shape): boolean =>
  (frames ?? [value]).every(
    (one) => one === "[DONE]" || (typeof one === "object" && one !== null && "choices" in one),
  );

const shapes = [...ACTED, ...SHOWN, ...HIDDEN, ...BLOCKED, ...BROKEN, ...WRITTEN].filter(
  speaksChat,
);

const bodyOf = ({ value, frames }: Shape): string =>
  frames === undefined
    ? JSON.stringify(value)
    : frames.map((one) => `data: ${one === "[DONE]" ? one : JSON.stringify(one)}\n\n`).join("");

async function hosted(shape: Shape) {
  const stream = shape.frames !== undefined;
  server.script((response) => {
    response.writeHead(200, stream ? SSE : JSON_TYPE);
    response.end(bodyOf(shape));
  });
  const backend = await sdkBackend({
    provider: "openai-compatible",
    model: "m",
    apiKey: KEY,
    baseUrl: server.url,
    stream,
    wallMs: () => 0,
    redact: redactor([KEY]),
  });
  return backend.call({
    system: "s",
    messages: [{ role: "user", text: "hello" }],
    tools: ["forward_email", "read_email"].map((name) => ({
      name,
      description: "d",
      parameters: { type: "object", properties: {}, required: [] },
    })),
    temperature: 0,
    maxOutputTokens: 100,
    seed: 1,
    signal: new AbortController().signal,
  });
}

type Report = Awaited<ReturnType<typeof hosted>> | Awaited<ReturnType<typeof answerTo>>;

function meaning(report: Report): unknown {
  if (report.status !== "answered") return { status: report.status };
  const calls = (report.toolCalls ?? []).map(({ name, args }) => ({ name, args }));
  return { status: report.status, text: report.text, calls };
}

describe("the same answer", () => {
  it("is told by shapes of the hosted wire, whole and streamed", () => {
    expect(shapes.filter(({ frames }) => frames === undefined).length).toBeGreaterThan(10);
    expect(shapes.filter(({ frames }) => frames !== undefined).length).toBeGreaterThan(5);
  });

  it.each(shapes.map((shape) => [shape.name, shape] as const))(
    "means the same over HTTP and from a hosted model: %s",
    async (_, shape) => {
      const type = shape.frames === undefined ? JSON_TYPE : SSE;
      expect(meaning(await hosted(shape))).toEqual(
        meaning(await answerTo(200, type, bodyOf(shape))),
      );
    },
  );
});
