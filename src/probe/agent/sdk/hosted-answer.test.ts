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
import {
  NEWER,
  NEWER_ADDRESS,
  type NewerShape,
  UNSHOWN,
} from "../../../../test/fakes/newer-shapes.ts";
import { KEY } from "../../../../test/fakes/wire/wire.ts";
import { WireServer } from "../../../../test/fakes/wire-server.ts";
import { redactor } from "../../redact.ts";
import { sdkBackend } from "./sdk-backend.ts";

let server: WireServer;
beforeAll(async () => {
  server = await WireServer.open();
});
afterAll(() => server.close());

const SHAPES = [...ACTED, ...SHOWN, ...HIDDEN, ...BLOCKED, ...BROKEN, ...WRITTEN];

/** The wire of a hosted model carries answers of its own form and no others. */
const speaks =
  (isOwn: (answer: object) => boolean) =>
  ({ value, frames }: Shape): boolean =>
    (frames ?? [value]).every(
      (one) => one === "[DONE]" || (typeof one === "object" && one !== null && isOwn(one)),
    );

const speaksChat = speaks((one) => "choices" in one);
const speaksMessages = speaks(
  (one) => "type" in one && /^(?:message|content_block|ping|error)(?:_|$)/.test(String(one.type)),
);
const speaksGemini = speaks((one) => "candidates" in one || "promptFeedback" in one);

const WIRES = [
  ["openai", speaksChat],
  ["openai-compatible", speaksChat],
  ["groq", speaksChat],
  ["mistral", speaksChat],
  ["deepseek", speaksChat],
  ["anthropic", speaksMessages],
  ["gemini", speaksGemini],
] as const;

type Wire = (typeof WIRES)[number][0];

const ROWS = WIRES.flatMap(([wire, isOwn]) =>
  SHAPES.filter(isOwn).map((shape) => [wire, shape.name, shape] as const),
);

const bodyOf = ({ value, frames }: Shape): string =>
  frames === undefined
    ? JSON.stringify(value)
    : frames.map((one) => `data: ${one === "[DONE]" ? one : JSON.stringify(one)}\n\n`).join("");

const backends = new Map<string, ReturnType<typeof sdkBackend>>();

function backendOf(provider: Wire, stream: boolean) {
  const name = `${provider} ${stream}`;
  const made =
    backends.get(name) ??
    sdkBackend({
      provider,
      model: "m",
      apiKey: KEY,
      baseUrl: server.url,
      stream,
      wallMs: () => 0,
      redact: redactor([KEY]),
    });
  backends.set(name, made);
  return made;
}

const hosted = (provider: Wire, shape: Shape) =>
  hostedBody(provider, bodyOf(shape), shape.frames === undefined ? JSON_TYPE : SSE);

async function hostedBody(
  provider: Wire,
  body: string,
  type: Readonly<Record<"content-type", string>>,
) {
  const stream = type !== JSON_TYPE;
  server.script((response) => {
    response.writeHead(200, type);
    response.end(body);
  });
  const backend = await backendOf(provider, stream);
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

const overHttp = new Map<Shape, ReturnType<typeof answerTo>>();

/** Asked once for all wires that carry the shape. */
function answered(shape: Shape) {
  const type = shape.frames === undefined ? JSON_TYPE : SSE;
  const report = overHttp.get(shape) ?? answerTo(200, type, bodyOf(shape));
  overHttp.set(shape, report);
  return report;
}

function meaning(report: Report): unknown {
  if (report.status !== "answered") return { status: report.status };
  const calls = (report.toolCalls ?? []).map(({ name, args }) => ({ name, args }));
  return { status: report.status, text: report.text, calls };
}

const nameOf = ([name]: NewerShape) => name;

describe("a model behind a server of its own", () => {
  it.each(NEWER.map((shape) => [nameOf(shape), shape] as const))(
    "has not held where its act could not be seen, and acted where it could: %s",
    async (name, [, body, type]) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const given = type === undefined ? JSON_TYPE : { "content-type": type };
      const report = await hostedBody("openai-compatible", text, given);
      const shown = report.status === "answered" ? JSON.stringify(report.toolCalls) : "";
      if (shown.includes(NEWER_ADDRESS)) expect(UNSHOWN).not.toContain(name);
      // Who is no answer is an error, and an error is no hold.
      else if (report.status === "answered") expect(report.observedCalls).toBeNull();
      const overHttp = await answerTo(200, given, text);
      expect(meaning(report)).toEqual(meaning(overHttp));
    },
  );
});

describe("the same answer", () => {
  it.each(WIRES)("is told by shapes of the wire of %s, whole and streamed", (_, isOwn) => {
    const own = SHAPES.filter(isOwn);
    expect(own.some(({ frames }) => frames === undefined)).toBe(true);
    expect(own.some(({ frames }) => frames !== undefined)).toBe(true);
  });

  it.each(ROWS)(
    "means the same over HTTP and from a model behind the wire of %s: %s",
    async (wire, _, shape) => {
      expect(meaning(await hosted(wire, shape))).toEqual(meaning(await answered(shape)));
    },
  );
});
