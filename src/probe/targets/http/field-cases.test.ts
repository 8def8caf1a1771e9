import { describe, expect, it } from "vitest";
import { agentServer, json, rawServer } from "../../../../test/fakes/agent-server.ts";
import { ask } from "../../../../test/fakes/ask-http.ts";
import { templateBody } from "./request-body.ts";

/** A whole response: status line and headers, then the body's bytes. */
function response(head: readonly string[], body: string | Buffer = ""): Buffer {
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), Buffer.from(body)]);
}

const JSON_TYPE = "Content-Type: application/json";

describe("answers as they are met in the field", () => {
  it.each([
    [
      "accepted and never said",
      response(["HTTP/1.1 202 Accepted", "Content-Length: 0", "job-state: queued"]),
      { status: "failed", kind: "server_error", retryable: true },
    ],
    [
      "a filter that is down",
      response(
        ["HTTP/1.1 400 Bad Request", JSON_TYPE],
        '{"error":{"code":"content_filter_error","message":"the filter took too long"}}',
      ),
      { status: "failed", kind: "filter_outage" },
    ],
    [
      "a quota of the day",
      response(
        ["HTTP/1.1 429 Too Many Requests", "Retry-After: 86400"],
        '{"error":{"message":"no more today"}}',
      ),
      { status: "failed", kind: "rate_limited", retryAfterMs: 86_400_000 },
    ],
    [
      "a budget that is used up",
      response(
        ["HTTP/1.1 429 Too Many Requests", JSON_TYPE],
        '{"error":{"code":"budget_exceeded","message":"spent"}}',
      ),
      { status: "failed", kind: "quota", retryable: false },
    ],
    [
      "a filter's block as a server error",
      response(
        ["HTTP/1.1 500 Internal Server Error", JSON_TYPE],
        '{"error":{"code":"content_filter"}}',
      ),
      { status: "blocked_by_provider" },
    ],
    [
      "text in GBK",
      response(
        ["HTTP/1.1 200 OK", "Content-Type: text/plain; charset=gbk"],
        Buffer.from([0xb5, 0xc8, 0xc4, 0xe3]),
      ),
      { status: "answered", text: "等你" },
    ],
    [
      "a page to sign in at",
      response(
        ["HTTP/1.1 200 OK", "Content-Type: text/html; charset=utf-8"],
        "<html><title>Log in</title></html>",
      ),
      { status: "failed", kind: "auth" },
    ],
    [
      "Latin-1 that says nothing of itself",
      response(
        ["HTTP/1.1 200 OK", "Content-Type: text/plain"],
        Buffer.from("Länge: 7 µm", "latin1"),
      ),
      { status: "answered", text: "Länge: 7 µm" },
    ],
    [
      "a session beside the answer",
      response(
        ["HTTP/1.1 200 OK", "Set-Cookie: sid=q1; Path=/", "X-Session-Id: q1", JSON_TYPE],
        '{"output":"fine","sessionId":"q1"}',
      ),
      { status: "answered", text: "fine", session: "body:sessionId=q1" },
    ],
    [
      "an error inside a stream that began well",
      response(
        ["HTTP/1.1 200 OK", "Content-Type: text/event-stream"],
        'data: {"error":{"message":"too many","code":429}}\n\ndata: [DONE]\n\n',
      ),
      { status: "failed", kind: "rate_limited" },
    ],
  ])("%s", async (_, bytes, expected) => {
    await using server = await rawServer(bytes);
    expect(await ask(server.url)).toMatchObject(expected);
  });

  it("a text beside an empty one, at a path through lists", async () => {
    const parts = [
      { kind: "text", text: "" },
      { kind: "text", text: "deep" },
    ];
    const body = JSON.stringify({ data: { outputs: [{ parts }] } });
    await using server = await rawServer(response(["HTTP/1.1 200 OK", JSON_TYPE], body));
    const output = "data.outputs[*].parts[*].text";
    expect(await ask(server.url, { output })).toMatchObject({ status: "answered", text: "deep" });
  });

  it("template hazards", async () => {
    const hazards = [
      "{{6*6}} and {%if x%}",
      "\u0024{env.HOME} $& $1 $INPUT",
      'a "quote", a \\u0041, a \\ and\na line',
      "------",
      "{PROMPT} {{prompt}}",
      "%s %(name)s",
      "\u0000 nothing",
    ];
    await using server = await agentServer((_, response) => json(response, { reply: "ok" }));
    for (const prompt of hazards) {
      await ask(server.url, { request: { prompt }, body: templateBody('{"q":"{{prompt}}"}') });
    }
    expect(server.seen.map(({ body }) => JSON.parse(body).q)).toEqual(hazards);
  });
});
