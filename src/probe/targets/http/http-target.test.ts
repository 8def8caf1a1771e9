import { describe, expect, it } from "vitest";
import { agentServer, json, rawServer } from "../../../../test/fakes/agent-server.ts";
import { answerTo, ask, JSON_TYPE } from "../../../../test/fakes/ask-http.ts";
import { redactor } from "../../redact.ts";
import { fieldBody, templateBody } from "./request-body.ts";

describe("what is sent", () => {
  it("is the prompt in a nested field, with a key of the trial's own", async () => {
    await using server = await agentServer((_, response) => json(response, { reply: "hi" }));
    await ask(server.url, { body: fieldBody("input.messages[1].content", "meta.session") });
    expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual({
      input: { messages: [null, { content: "hello" }] },
      meta: { session: "trial-1" },
    });
    expect(server.seen[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "trial-1",
    });
  });

  const HAZARDS = [
    "Hello {{7*7}}",
    "{% include 'x' %}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of an attack, not a template
    "${env.SECRET}",
    "$INPUT and $& and $1 and $`",
    'a "quoted" \\u0041 back\\slash\nnewline',
    "----",
    "{{prompt}} {{session}} {{history}}",
    "%s %(x)s",
    "\u0000nul \u2028 😀 \ud800",
    "</script>",
  ];
  it.each(HAZARDS)("keeps %j whole in a field, a template and a form", async (prompt) => {
    await using server = await agentServer((_, response) => json(response, { reply: "hi" }));
    const request = { prompt };
    await ask(server.url, { request });
    const template = '{"a":[{"q":"before {{prompt}} after"}],"s":"{{session}}"}';
    await ask(server.url, { request, body: templateBody(template) });
    await ask(server.url, {
      request,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    await ask(server.url, { request, method: "GET" });
    const wellFormed = prompt.replace("\ud800", "\ufffd");
    expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual({ message: prompt });
    expect(JSON.parse(server.seen[1]?.body ?? "")).toEqual({
      a: [{ q: `before ${prompt} after` }],
      s: "trial-1",
    });
    expect(new URLSearchParams(server.seen[2]?.body ?? "").get("message")).toBe(wellFormed);
    expect(new URL(server.seen[3]?.url ?? "", server.url).searchParams.get("message")).toBe(
      wellFormed,
    );
  });

  it("goes on with the server's session and then leaves earlier turns out", async () => {
    await using server = await agentServer((_, response) => json(response, { reply: "hi" }));
    const history = [{ role: "user" as const, text: "first" }];
    const body = templateBody('{"q":"{{prompt}}","h":"{{history}}","sid":"{{session}}"}');
    await ask(server.url, { body, request: { history } });
    for (const session of ["body:sid=s1", "header:x-session-id=s2", "cookie:sid=s3"]) {
      await ask(server.url, { body, request: { history, session } });
    }
    const bodies = server.seen.map(({ body: text }) => JSON.parse(text));
    expect(bodies[0]).toMatchObject({ h: [{ role: "user", content: "first" }], sid: "trial-1" });
    expect(bodies[1]).toMatchObject({ h: [], sid: "s1" });
    expect(server.seen[2]?.headers["x-session-id"]).toBe("s2");
    expect(server.seen[3]?.headers.cookie).toBe("sid=s3");
  });

  it("never carries a session from one trial into the next", async () => {
    await using server = await agentServer((_, response) => {
      response.setHeader("set-cookie", "sid=abc; Path=/; HttpOnly");
      json(response, { reply: "hi" });
    });
    for (const trialKey of ["t1", "t2"]) {
      const report = await ask(server.url, { request: { trialKey } });
      expect(report).toMatchObject({ session: "cookie:sid=abc" });
    }
    expect(server.seen.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });
});

describe("answers that are none", () => {
  it.each([
    [401, JSON_TYPE, "{}", "auth", false],
    [403, {}, "", "auth", false],
    [404, {}, "", "bad_request", false],
    [408, {}, "", "server_error", true],
    [429, {}, "", "rate_limited", true],
    [429, JSON_TYPE, '{"error":{"code":"insufficient_quota"}}', "quota", false],
    [500, JSON_TYPE, '{"error":"boom"}', "server_error", true],
    [503, { "content-type": "text/html" }, "<html>", "server_error", true],
    [200, { "content-type": "text/html" }, "<html><title>Sign in</title></html>", "auth", false],
    [200, {}, "<!DOCTYPE html><html></html>", "auth", false],
    [302, { location: "/login" }, "", "bad_request", false],
    [202, { "nvcf-status": "pending-evaluation" }, "", "server_error", true],
    [200, JSON_TYPE, "", "bad_answer", false],
    [204, {}, "", "bad_answer", false],
    [200, JSON_TYPE, "{broken", "bad_answer", false],
    [200, JSON_TYPE, '{"error":{"message":"model overloaded"}}', "server_error", true],
    [
      200,
      JSON_TYPE,
      '{"error":{"code":429,"message":"slow down"},"reply":""}',
      "rate_limited",
      true,
    ],
    [
      400,
      JSON_TYPE,
      '{"error":{"code":"content_filter_error","message":"the filtering system timed out"}}',
      "filter_outage",
      true,
    ],
  ] as const)("%i %j %s is %s", async (status, headers, body, kind, retryable) => {
    const report = await answerTo(status, { ...headers }, body);
    expect(report).toMatchObject({ status: "failed", kind, retryable });
  });

  it.each([
    [400, '{"error":{"code":"content_filter","message":"blocked"}}'],
    [500, '{"error":{"code":"content_filter"}}'],
    [400, '{"error":{"code":"content_policy_violation"}}'],
    [400, '{"error":{"code":"x","innererror":{"code":"ResponsibleAIPolicyViolation"}}}'],
    [200, '{"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]}'],
    [200, '{"promptFeedback":{"blockReason":"SAFETY"}}'],
  ])("%i %s is a block by the provider", async (status, body) => {
    expect(await answerTo(status, JSON_TYPE, body)).toMatchObject({
      status: "blocked_by_provider",
    });
  });

  it("reads Retry-After in seconds, as a date, and in milliseconds", async () => {
    const wait = async (headers: Record<string, string>) => {
      const report = await answerTo(429, headers, "");
      return report.status === "failed" ? report.retryAfterMs : undefined;
    };
    expect(await wait({ "retry-after": "7" })).toBe(7000);
    expect(await wait({ "retry-after": "Thu, 01 Jan 2026 00:01:30 GMT" })).toBe(90_000);
    expect(await wait({ "retry-after": "Wed, 31 Dec 2025 00:00:00 GMT" })).toBe(0);
    expect(await wait({ "retry-after-ms": "250", "retry-after": "9" })).toBe(250);
    expect(await wait({ "retry-after": "soon" })).toBeNull();
    expect(await wait({ "retry-after": "86400" })).toBe(86_400_000);
  });

  it("follows a queued answer to the place it names, without sending again", async () => {
    let polls = 0;
    await using server = await agentServer(({ method }, response) => {
      if (method === "POST") response.writeHead(202, { location: "/jobs/1" }).end();
      else if (polls++ === 0) response.writeHead(202).end();
      else json(response, { reply: "late" });
    });
    expect(await ask(server.url)).toMatchObject({ status: "answered", text: "late" });
    expect(server.seen.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
  });

  it("does not follow it to another host, where the credentials do not belong", async () => {
    const report = await answerTo(202, { location: "http://127.0.0.1:1/jobs/1" }, "");
    expect(report).toMatchObject({ status: "failed", reason: expect.stringContaining("202") });
  });

  it("stops at the size limit and the time limit", async () => {
    expect(await answerTo(200, JSON_TYPE, `"${"x".repeat(200_000)}"`)).toMatchObject({
      kind: "too_large",
    });
    await using server = await agentServer((_, response) => {
      response.writeHead(200, JSON_TYPE);
      response.write('{"reply":');
    });
    expect(await ask(server.url, { timeoutMs: 80 })).toMatchObject({
      kind: "timeout",
      retryable: false,
    });
    expect(await ask(server.url, { timeoutMs: 80, safeToResend: true })).toMatchObject({
      retryable: true,
    });
  });

  it("tells a dead port from a broken connection", async () => {
    const server = await agentServer(() => undefined);
    const { url } = server;
    await server[Symbol.asyncDispose]();
    expect(await ask(url)).toMatchObject({
      kind: "unreachable",
      retryable: true,
      reason: expect.stringContaining("refused"),
    });
    await using cut = await rawServer(Buffer.from(""));
    expect(await ask(cut.url)).toMatchObject({ kind: "unreachable", retryable: false });
  });

  it("leaves no secret in a reason", async () => {
    const secret = "tok-5f2e9a";
    await using server = await agentServer((_, response) =>
      json(response, { error: { message: `bad token ${secret} in Bearer ${secret}` } }, 401),
    );
    const report = await ask(server.url, {
      headers: { authorization: `Bearer ${secret}` },
      redact: redactor([`Bearer ${secret}`]),
    });
    expect(JSON.stringify(report)).not.toContain(secret);
  });
});
